import { type ContactLens, isSameLens } from "#domain/contactLenses/lens.ts";

/** Line of boxes in the model, which a row of contact lenses follows. */
type SoldLine = { id: string; product: string; eye: unknown; lens: unknown; quantity: number };
type Scanned = Pick<SoldLine, "product" | "lens"> & { quantity: number };
type Row = SoldLine & { status: string; credited: number; boxes: Scanned[] };

const isSame = (one: unknown, other: unknown): boolean =>
  isSameLens(one as ContactLens | null, other as ContactLens | null);

/** Model of the rows for lines whose boxes are all made to order, by rules 5 and 7 of contact lenses. */
export function contactRowModel() {
  const rows = new Map<string, Row>();
  const left = ({ status, quantity, credited }: Row): number =>
    status === "cancelled" ? 0 : quantity - credited;
  const own = (row: Row): number =>
    row.boxes
      .filter(({ product, lens }) => product === row.product && isSame(lens, row.lens))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const isThere = (row: Row): boolean => left(row) > 0 && own(row) >= left(row);
  const isOpen = (row: Row): boolean => row.status !== "given" && row.status !== "cancelled";
  const isAwaited = (row: Row): boolean => row.status === "to_order" || row.status === "ordered";
  const change = (id: string, act: (row: Row) => void): void => {
    const row = rows.get(id);
    if (row) act(row);
  };
  return {
    sell: (lines: readonly SoldLine[]): void =>
      lines.forEach((line) =>
        rows.set(line.id, { ...line, status: "to_order", credited: 0, boxes: [] }),
      ),
    changeLine: (line: SoldLine): void =>
      change(line.id, (row) => {
        const isChanged =
          row.eye !== line.eye || row.quantity !== line.quantity || !isSame(row.lens, line.lens);
        Object.assign(row, line);
        if (isChanged && isOpen(row)) row.status = isThere(row) ? "arrived" : "to_order";
      }),
    credit: (id: string, quantity: number): void =>
      change(id, (row) => {
        row.credited += quantity;
        if (isOpen(row) && left(row) === 0) row.status = "cancelled";
        else if (isAwaited(row) && isThere(row)) row.status = "arrived";
      }),
    move: (id: string, status: string): void => change(id, (row) => (row.status = status)),
    /** Adds a scanned box to its row; false when the row does not accept it. */
    scan(id: string, quantity: number): boolean {
      const row = rows.get(id);
      if (!row || row.status === "cancelled" || own(row) + quantity > left(row)) return false;
      row.boxes.push({ product: row.product, lens: row.lens, quantity });
      if (isAwaited(row) && isThere(row)) row.status = "arrived";
      return true;
    },
    remove: (ids: readonly string[]): void => ids.forEach((id) => rows.delete(id)),
    /** State, boxes and own scanned boxes of each row, by the row's id. */
    rows: () =>
      Object.fromEntries([...rows].map(([id, row]) => [id, [row.status, left(row), own(row)]])),
  };
}

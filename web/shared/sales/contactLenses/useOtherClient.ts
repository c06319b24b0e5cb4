/** Lenses of a form whose client changes: a lens is of one person's eyes. */
import { useEffect, useRef, useState } from "react";
import { type FieldValues, useFormContext } from "react-hook-form";
import { textsOfLens } from "#shared/contactLenses/lensTexts.ts";
import { hasSameLens, type LensLine, type Sheet, withoutSheet, withSheet } from "./sheetLines.ts";

/** Values that somebody typed for a client who is no longer the form's. */
export type LeftLenses = { client: string; lines: readonly LensLine[] };
type Sale = { isUsed: boolean; items: string; client: string; sheet: Sheet | null };

const isLens = ({ type }: LensLine): boolean => type === "contact_lens";

/** Lines that still have values of the client before. */
export const leftIn = (left: LeftLenses | null, items: readonly LensLine[]): LensLine[] =>
  items.filter((line) =>
    left?.lines.some((other) => other.id === line.id && hasSameLens(line, other)),
  );

/** Takes the former client's values out of the lines, and the new client's sheet into them. `left`: typed values that stayed. */
export function useOtherClient({ isUsed, items, client, sheet }: Sale) {
  const { getValues, setValue } = useFormContext<FieldValues>();
  const known = useRef({ client, sheet, isOther: false });
  const [left, setLeft] = useState<LeftLenses | null>(null);
  useEffect(() => {
    const write = (change: (line: LensLine) => LensLine): LensLine[] => {
      const before: LensLine[] = getValues(items);
      const after = before.map((line) => (isLens(line) ? change(line) : line));
      if (after.some((line, at) => line !== before[at]))
        setValue(items, after, { shouldDirty: true });
      return after.filter(isLens);
    };
    if (!isUsed) {
      known.current = { client, sheet: null, isOther: false };
      return;
    }
    const { client: former, sheet: formerSheet } = known.current;
    if (former !== client) {
      const lines = write((line) => withoutSheet(line, formerSheet));
      // Lenses of a walk-in are those of the client whom the sale is given later.
      if (former !== "")
        setLeft((before) =>
          leftIn(before, lines).length > 0 ? before : { client: former, lines },
        );
      known.current = { client, sheet: null, isOther: true };
    }
    if (!sheet) return;
    if (known.current.isOther) write((line) => withSheet(line, null, sheet));
    known.current = { client, sheet, isOther: false };
  }, [isUsed, items, client, sheet, getValues, setValue]);
  const clear = () => {
    const lines: LensLine[] = getValues(items);
    const own = leftIn(left, lines);
    setValue(
      items,
      lines.map((line) => (own.includes(line) ? { ...line, lens: textsOfLens(null) } : line)),
      { shouldDirty: true },
    );
    setLeft(null);
  };
  return { left: left?.client === client ? null : left, clear };
}

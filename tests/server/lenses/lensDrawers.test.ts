import { beforeAll, describe, expect, it } from "vitest";

import type { Product } from "#domain/core/records.ts";
import { addDays, type IsoDay, storedDay, today } from "#domain/core/days/days.ts";
import { type LensShop, openLensShop, powerRow, refusedAt } from "#support/lensShop.ts";
import { expectOk, newId, openShop, type Shop } from "#support/shop.ts";

let shop: LensShop;
beforeAll(async () => {
  shop = await openLensShop();
});

const weak = "+1.00 -0.50 65";
const plain = "+1.00 0.00 65";
const minus = "-2.00 0.00 70";

type Cell = { cell: string; quantity: number; awaited: number };
type Drawer = { product: string; stock: number; loose: number; cells: Cell[] };
const drawerOf = async (product: string): Promise<Drawer> =>
  expectOk(await shop.send<Drawer>("GET", `/api/optique/lens-drawers/${product}`));
const range = (values: Partial<Product> = {}) =>
  shop.priced([powerRow([-6, 6], [-2, 0], 320)], {
    name: "Atlas 1.5",
    made_to_order: false,
    ...values,
  });

type Item = { product: string; cell: string; quantity: number; received_quantity?: number };
async function receive(items: readonly Item[], values: object = {}, id = newId()): Promise<string> {
  const body = {
    receipt_number: `BR-${newId()}`,
    supplier: shop.supplier.id,
    date: today(),
    status: "received",
    items: items.map((item) => ({
      id: newId(),
      price: 1,
      received_quantity: item.quantity,
      ...item,
    })),
    ...values,
  };
  expectOk(await shop.send("PUT", `/api/optique/receipts/${id}`, body));
  return id;
}
const adjust = async (items: readonly Item[]) =>
  expectOk(
    await shop.send("PUT", `/api/optique/adjustments/${newId()}`, {
      adjustment_number: `AJ-${newId()}`,
      date: today(),
      reason: "other",
      items: items.map((item) => ({ id: newId(), ...item })),
    }),
  );
/** Sells the given number of lenses for the right eye. */
async function sell(product: string, power: object, count = 1, date: IsoDay = today()) {
  const { id: client } = await shop.client();
  const items = Array.from({ length: count }, () => ({
    id: newId(),
    product,
    quantity: 1,
    price: 320,
    eye: "right",
    power,
  }));
  const invoice = { id: newId(), items, payments: [] };
  const body = { client, date: storedDay(date), right_sphere: 1, invoice };
  expectOk(await shop.send("PUT", `/api/optique/prescriptions/${newId()}`, body));
  return { invoice: invoice.id, client, items };
}

type RefillCell = { cell: string; sold: number; ordered: number; stock: number; proposed: number };
type RefillProduct = { product: string; name: string; reference: string; cells: RefillCell[] };
type RefillSupplier = { supplier: string; name: string; products: RefillProduct[] };
type Refill = { from: string; to: string; suppliers: RefillSupplier[] };
const refill = async (query = "", by: Pick<Shop, "send"> = shop): Promise<Refill> =>
  expectOk(await by.send<Refill>("GET", `/api/optique/lens-refill?${query}`));
const cellsOf = ({ suppliers }: Refill, product: string) =>
  suppliers.flatMap(({ products }) => products).find((one) => one.product === product)?.cells ?? [];

describe("a drawer", () => {
  it("shows the pieces of each cell, and the unsorted ones", async () => {
    const { id } = await range({ stock: 30 });
    expect(await drawerOf(id)).toEqual({ product: id, stock: 30, loose: 30, cells: [] });
    await adjust([
      { product: id, cell: "", quantity: -4 },
      { product: id, cell: "+0.50 +0.50 65", quantity: 3 },
      { product: id, cell: plain, quantity: 1 },
    ]);
    expect(await drawerOf(id)).toEqual({
      product: id,
      stock: 30,
      loose: 26,
      cells: [
        { cell: plain, sphere: 1, cylinder: 0, diameter: 65, quantity: 1, awaited: 0 },
        { cell: weak, sphere: 1, cylinder: -0.5, diameter: 65, quantity: 3, awaited: 0 },
      ],
    });
  });

  it("shows what pending and partly received receipts will bring, in order of power", async () => {
    const { id } = await range();
    await receive([{ product: id, cell: weak, quantity: 4 }], { status: "pending" });
    const part = { product: id, cell: minus, quantity: 5, received_quantity: 2 };
    await receive([part, { product: id, cell: "", quantity: 9, received_quantity: 0 }], {
      status: "partial",
    });
    await receive([{ product: id, cell: weak, quantity: 1 }]);
    await receive([{ product: id, cell: plain, quantity: 7 }], { status: "cancelled" });
    const { stock, loose, cells } = await drawerOf(id);
    expect({ stock, loose }).toEqual({ stock: 3, loose: 0 });
    expect(cells.map(({ cell, quantity, awaited }) => [cell, quantity, awaited])).toEqual([
      [minus, 2, 3],
      [weak, 1, 4],
    ]);
  });

  it("of another shop is not found", async () => {
    const { id } = await range();
    const other = await openShop();
    expect((await other.send("GET", `/api/optique/lens-drawers/${id}`)).status).toBe(404);
    expect((await shop.send("GET", `/api/optique/lens-drawers/${newId()}`)).status).toBe(404);
  });
});

describe("a refill", () => {
  it("proposes what was sold from each cell and is not ordered yet, and nothing once ordered", async () => {
    const { id } = await range({ name: "Refill", reference: "R16" });
    await receive([{ product: id, cell: weak, quantity: 5 }], { date: addDays(today(), -1) });
    await sell(id, { sphere: 1, cylinder: -0.5 }, 3);
    await receive([{ product: id, cell: weak, quantity: 2 }], { status: "pending" });
    await receive([{ product: id, cell: weak, quantity: 8 }], { status: "cancelled" });
    const found = await refill();
    expect(found).toMatchObject({ from: today(), to: today() });
    const own = found.suppliers.find(({ supplier }) => supplier === shop.supplier.id);
    expect(own?.name).toBe("Verrerie Atlas");
    expect(own?.products.find(({ product }) => product === id)).toEqual({
      product: id,
      name: "Refill",
      reference: "R16",
      cells: [{ cell: weak, sold: 3, ordered: 2, stock: 2, proposed: 1 }],
    });
    await receive([{ product: id, cell: weak, quantity: 1 }], { status: "pending" });
    expect(cellsOf(await refill(), id)).toMatchObject([{ ordered: 3, proposed: 0 }]);
  });

  it("counts sales of the requested days, of ranges with a drawer only", async () => {
    const { id } = await range({ name: "Days" });
    const { id: ordered } = await range({ name: "To order", made_to_order: true });
    const before = addDays(today(), -2);
    await receive([{ product: id, cell: plain, quantity: 5 }], { date: before });
    await sell(id, { sphere: 1 }, 2, before);
    await sell(ordered, { sphere: 1 });
    expect(cellsOf(await refill(), id)).toEqual([]);
    const asked = await refill(`from=${before}&to=${today()}`);
    expect(cellsOf(asked, id)).toEqual([
      { cell: plain, sold: 2, ordered: 5, stock: 3, proposed: 0 },
    ]);
    expect(cellsOf(asked, ordered)).toEqual([]);
    const supplier = (await shop.create("optique_suppliers", { name: "Autre" })).id;
    expect((await refill(`from=${before}&to=${today()}&supplier=${supplier}`)).suppliers).toEqual(
      [],
    );
    const other = await openShop();
    expect((await refill("", other)).suppliers).toEqual([]);
  });

  it("proposes less when lenses were returned to their cell", async () => {
    const { id } = await range({ name: "Given back" });
    await receive([{ product: id, cell: plain, quantity: 5 }], { date: addDays(today(), -1) });
    const { invoice, client, items } = await sell(id, { sphere: 1 }, 2);
    const [first] = items;
    const note = {
      invoice,
      client,
      reason: "return",
      kept: 0,
      items: [{ id: newId(), invoice_item: first?.id, quantity: 1, amount: 320, goods: "shelf" }],
    };
    expectOk(await shop.send("PUT", `/api/optique/credit-notes/${newId()}`, note));
    const found = await refill();
    expect(cellsOf(found, id)).toEqual([
      { cell: plain, sold: 2, ordered: 0, stock: 4, proposed: 1 },
    ]);
    const proposed = found.suppliers.flatMap(({ products }) =>
      products.flatMap(({ cells }) => cells.map((cell) => cell.proposed)),
    );
    const dashboard = await shop.send("GET", "/api/optique/dashboard");
    expect(dashboard.body).toMatchObject({
      today: { lensRefill: proposed.reduce((total, pieces) => total + pieces, 0) },
    });
  });

  it("refuses invalid days, or days in the wrong order", async () => {
    const asked = async (query: string) =>
      refusedAt(await shop.send("GET", `/api/optique/lens-refill?${query}`));
    expect(await asked("from=2026-13-01")).toEqual([400, { from: "day" }]);
    expect(await asked("from=2027-01-02&to=2027-01-01")).toEqual([400, { to: "period" }]);
  });
});

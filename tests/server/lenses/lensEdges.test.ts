import { beforeAll, describe, expect, it } from "vitest";

import type { Product } from "#domain/core/records.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { storedDay, today } from "#domain/core/days/days.ts";
import { type LensShop, openLensShop, powerRow, refusedAt } from "#support/lensShop.ts";
import {
  type Answer,
  expectOk,
  newId,
  recordsPath,
  type Refusal,
  type Shop,
} from "#support/shop.ts";

let shop: LensShop;
beforeAll(async () => {
  shop = await openLensShop();
});

const weak = "+1.00 -0.50 65";
const power = { sphere: 1, cylinder: -0.5 };
const lens = (product: string, values: object = {}) => ({
  id: newId(),
  product,
  quantity: 1,
  price: 320,
  eye: "right",
  power,
  ...values,
});
const drawer = (values: Partial<Product> = {}): Promise<Product> =>
  shop.priced([powerRow([-6, 6], [-2, 0], 320, { cost: 128 })], {
    name: "Atlas 1.5",
    made_to_order: false,
    ...values,
  });

type By = Pick<Shop, "send">;
type Saved = Answer<PrescriptionDocument & Refusal>;
const path = (id: string) => `/api/optique/prescriptions/${id}`;
/** Sale of a prescription with these lines. */
async function sell(items: object[], by: By = shop, values: object = {}): Promise<Saved> {
  const { id: client } = await shop.client();
  const invoice = { id: newId(), items, payments: [] };
  const body = { client, date: storedDay(today()), right_sphere: 1, invoice, ...values };
  return by.send("PUT", path(newId()), body);
}
/** Saves the lines of a sale again. */
async function resell({ id }: PrescriptionDocument, items: object[]): Promise<Saved> {
  const { version, client, date, invoice } = expectOk(
    await shop.send<PrescriptionDocument>("GET", path(id)),
  );
  const body = { version, client, date, invoice: { id: invoice?.id, items, payments: [] } };
  return shop.send("PUT", path(id), body);
}
const itemsOf = (answer: Saved) => expectOk(answer).invoice?.items ?? [];
const sourcesOf = (answer: Saved) => itemsOf(answer).map(({ source }) => source);
const change = (product: string, values: object) =>
  shop.send("PATCH", recordsPath("optique_products", product), values);

type Drawer = { stock: number; loose: number; cells: { cell: string; quantity: number }[] };
async function lyingIn(product: string): Promise<object> {
  const drawerPath = `/api/optique/lens-drawers/${product}`;
  const { stock, loose, cells } = expectOk(await shop.send<Drawer>("GET", drawerPath));
  const counts = Object.fromEntries(cells.map(({ cell, quantity }) => [cell, quantity]));
  return { stock, ...(loose === 0 ? {} : { loose }), ...counts };
}
const violations = async () =>
  expectOk(await shop.send<{ violations: object[] }>("GET", "/api/optique/integrity")).violations;

describe("the source of a line, drawer or lab", () => {
  it("stays empty on a line without a power; a frame then leaves the stock", async () => {
    const { id } = await shop.product({ stock: 10 });
    const line = { id: newId(), product: id, quantity: 1, price: 850 };
    const sold = await sell([{ ...line, source: "lab", special: true }]);
    expect(itemsOf(sold)).toMatchObject([{ source: "", special: false, power: null }]);
    const at = recordsPath("optique_invoice_items", line.id);
    for (const send of [shop.send, shop.sendAsAdmin])
      expect(expectOk(await send("PATCH", at, { source: "lab" }))).toMatchObject({ source: "" });
    expect((await shop.read("optique_products", id)).stock).toBe(9);
    expect(await violations()).toEqual([]);
  });

  it("a changed power chooses the source again, unless the source is sent", async () => {
    const { id } = await drawer();
    await shop.adjust(id, { "+2.00 0.00 65": 1 });
    const sold = await sell([lens(id)]);
    const [line] = itemsOf(sold);
    const saved = (values: object) => resell(expectOk(sold), [{ id: line?.id, ...values }]);
    expect(sourcesOf(sold)).toEqual(["lab"]);
    expect(sourcesOf(await saved({ power: { sphere: 2 } }))).toEqual(["stock"]);
    expect(sourcesOf(await saved({ power: { sphere: 3 } }))).toEqual(["lab"]);
    expect(sourcesOf(await saved({ power: { sphere: 2 }, source: "lab" }))).toEqual(["lab"]);
    expect(sourcesOf(await saved({ label: "Fin" }))).toEqual(["lab"]);
    expect(refusedAt(await saved({ power: { sphere: 3 }, source: "stock" }))[0]).toBe(409);
    expect(await lyingIn(id)).toEqual({ stock: 1, "+2.00 0.00 65": 1 });
  });

  it("finds in the drawer a lens that another line of the same save puts back", async () => {
    const { id } = await drawer();
    await shop.adjust(id, { [weak]: 1 });
    const sold = await sell([lens(id)]);
    const [line] = itemsOf(sold);
    const lines = [{ id: line?.id, power: null }, lens(id, { eye: "left" })];
    expect(sourcesOf(await resell(expectOk(sold), lines))).toEqual(["", "stock"]);
    expect(await lyingIn(id)).toEqual({ stock: 0 });
    expect(await violations()).toEqual([]);
  });

  it("takes the drawer's largest diameter when none fits, and otherwise none that is too small", async () => {
    const frame = { name: "Riad 54", eye_size: 54, bridge: 18 };
    const { id: product } = await shop.product(frame);
    const line = () => ({ id: newId(), product, quantity: 1, price: 850 });
    const placed = async (diameters: number[], name: string) => {
      const { id } = await drawer({ diameters, name });
      await shop.adjust(id, { [weak]: 1 });
      type Choices = { ranges: { right: { source: string } }[] };
      const asked = `/api/optique/lens-choices?right=1,-0.5,,&needed=70&q=${name}`;
      const [offered] = expectOk(await shop.send<Choices>("GET", asked)).ranges;
      const eyes = { right_cylinder: -0.5, right_axis: 90, right_eip: 29 };
      const sold = itemsOf(await sell([line(), lens(id)], shop, eyes))[1];
      return [sold?.source, offered?.right.source];
    };
    expect(await placed([60, 65], "petit")).toEqual(["stock", "stock"]);
    expect(await placed([65, 70], "deux")).toEqual(["lab", "lab"]);
    expect(await placed([], "tout")).toEqual(["lab", "lab"]);
  });

  it("changes to a drawer that the range got after the sale", async () => {
    const { id } = await drawer({ made_to_order: true });
    const sold = await sell([lens(id)]);
    expectOk(await change(id, { made_to_order: false }));
    await shop.adjust(id, { [weak]: 2 });
    const [line] = itemsOf(sold);
    const again = await resell(expectOk(sold), [{ id: line?.id, source: "stock" }]);
    expect(itemsOf(again)).toMatchObject([{ source: "stock", non_stock: false }]);
    expect(await lyingIn(id)).toEqual({ stock: 1, [weak]: 1 });
    expect(await violations()).toEqual([]);
  });
});

describe("a cell", () => {
  it("a cell needs a diameter, also for a range without a list of diameters", async () => {
    const { id } = await drawer({ diameters: [] });
    const body = { adjustment_number: newId(), date: today(), reason: "other" };
    const items = [{ id: newId(), product: id, cell: "+1.00 0.00 00", quantity: 1 }];
    const path = `/api/optique/adjustments/${newId()}`;
    expect(refusedAt(await shop.send("PUT", path, { ...body, items }))).toEqual([
      400,
      { "items.0.cell": "cell" },
    ]);
  });

  it("a lens that came back while its range had no drawer is unsorted in the new drawer", async () => {
    const { id } = await drawer();
    await shop.adjust(id, { [weak]: 1 });
    const sold = await sell([lens(id)]);
    expectOk(await change(id, { is_range: false }));
    const [line] = itemsOf(sold);
    expectOk(await shop.send("DELETE", recordsPath("optique_invoice_items", line?.id)));
    expectOk(await change(id, { is_range: true }));
    expect(await lyingIn(id)).toEqual({ stock: 1, loose: 1 });
    expect(await violations()).toEqual([]);
  });
});

describe("a diameter", () => {
  it("a diameter cannot be removed from a range while a tariff has prices for it", async () => {
    const in70 = powerRow([-6, 6], [-2, 0], 340, { diameter: 70 });
    const { id } = await shop.priced([powerRow([-6, 6], [-2, 0], 320, { diameter: 65 }), in70]);
    const diameters = async (...list: number[]) => refusedAt(await change(id, { diameters: list }));
    expect(await diameters(65)).toEqual([400, { diameters: "diameter_priced" }]);
    expect(await diameters(65, 70, 75)).toEqual([200, {}]);
    expect(await diameters(70, 65)).toEqual([200, {}]);
    expectOk(await change(id, { is_range: false, diameters: [70] }));
    expect(refusedAt(await change(id, { is_range: true }))).toEqual([
      400,
      { diameters: "diameter_priced" },
    ]);
    expectOk(await change(id, { is_range: true, diameters: [65, 70] }));
    await shop.tariff({ product: id, from: "2026-06-01", rows: [in70] });
    expect(await diameters(70)).toEqual([200, {}]);
  });

  it("a diameter cannot be removed from a range while the drawer has pieces of it", async () => {
    const { id } = await drawer();
    await shop.adjust(id, { "+1.00 0.00 70": 1 });
    const without70 = async (values: object = {}) =>
      refusedAt(await change(id, { diameters: [65], ...values }));
    expect(await without70()).toEqual([400, { diameters: "diameter_lying" }]);
    await shop.adjust(id, { "+1.00 0.00 70": -1 });
    expect(await without70()).toEqual([200, {}]);
    expectOk(await change(id, { diameters: [65, 70] }));
    await shop.adjust(id, { "+1.00 0.00 70": 1 });
    expect(await without70({ made_to_order: true })).toEqual([200, {}]);
    expect(await lyingIn(id)).toEqual({ stock: 0 });
  });

  it("a lens that comes back in a removed diameter is not offered by the choices", async () => {
    const { id } = await drawer({ name: "Revenu" });
    await shop.adjust(id, { "+1.00 -0.50 70": 1 });
    const sold = expectOk(await sell([lens(id, { power: { ...power, diameter: 70 } })]));
    expectOk(await change(id, { diameters: [65] }));
    const [line] = sold.invoice?.items ?? [];
    expectOk(await shop.send("DELETE", recordsPath("optique_invoice_items", line?.id)));
    expect(await lyingIn(id)).toEqual({ stock: 1, "+1.00 -0.50 70": 1 });
    type Choices = { ranges: { right: { power: object; source: string } }[] };
    const asked = "/api/optique/lens-choices?right=1,-0.5,,&q=revenu";
    const [offered] = expectOk(await shop.send<Choices>("GET", asked)).ranges;
    const again = itemsOf(await sell([lens(id, { power: offered?.right.power })]));
    expect(again).toMatchObject([{ source: "lab", power: { ...power, diameter: 65 } }]);
    expect(offered?.right.source).toBe("lab");
  });

  it("a row's diameter has its own price and cost when the range lists no diameters, in a choice and in a sale", async () => {
    const { id } = await shop.range({ name: "Libre", diameters: [], made_to_order: false });
    const in70 = powerRow([-6, 6], [-2, 0], 340, { diameter: 70, cost: 170 });
    await shop.tariff({
      product: id,
      rows: [in70, powerRow([-6, 6], [-2, 0], 300, { cost: 150 })],
    });
    await shop.adjust(id, { "+1.00 -0.50 70": 1 });
    type Choices = { ranges: { right: { price: number; cost: number } }[] };
    const asked = "/api/optique/lens-choices?right=1,-0.5,,&q=libre";
    const [offered] = expectOk(await shop.send<Choices>("GET", asked)).ranges;
    expect(offered?.right).toMatchObject({ price: 340, cost: 170, source: "stock" });
    const seller = await shop.colleague("optician", { rights: { "price.change": false } });
    const soldAt = (price: number) => sell([lens(id, { price })], seller);
    expect((await soldAt(300)).status).toBe(403);
    const [line] = itemsOf(await sell([lens(id, { price: 340 })]));
    expect(line).toMatchObject({ source: "stock", cost: 170, power: { diameter: 70 } });
    expect((await soldAt(300)).status).toBe(200);
  });

  it("a row's diameter is offered and sold when the range lists no diameters", async () => {
    const rows = [powerRow([-6, 6], [-2, 0], 340, { diameter: 70 })];
    const { id } = await shop.priced(rows, { diameters: [], name: "Tous" });
    type Choices = { ranges: { right: { power: object } }[] };
    const asked = "/api/optique/lens-choices?right=1,-0.5,,&q=tous";
    const [offered] = expectOk(await shop.send<Choices>("GET", asked)).ranges;
    const [line] = itemsOf(await sell([lens(id, { price: 340 })]));
    expect(line?.power).toEqual({ ...power, add: null, diameter: 70 });
    expect(offered?.right.power).toEqual(line?.power);
  });
});

it("a prism above the supplier's highest supplement cannot be made, in a choice and in a sale", async () => {
  const own = await shop.create("optique_suppliers", { name: "Prisma" });
  const { id } = await drawer({ supplier: own.id, name: "Prismatique", max_prism: 9 });
  const service = { type: "service", supplement: "prism", supplier: own.id, selling_price: 80 };
  const { id: product } = await shop.create("optique_products", { name: "Prisme", ...service });
  const rows = [3, 6].map((to) => ({ to, price: 40 * to }));
  await shop.tariff({ product, rows });
  const sale = (prism: number) => sell([lens(id)], shop, { right_prism: prism, right_base: "in" });
  const refused = { why: "prism", value: 7, limit: 6 };
  type Choices = { ranges: { right: object }[] };
  const asked = "/api/optique/lens-choices?right=1,-0.5,,7&q=prismatique";
  expect(expectOk(await shop.send<Choices>("GET", asked)).ranges[0]?.right).toMatchObject(refused);
  expect((await sale(7)).body.data["invoice.items.0.power"]).toMatchObject({ params: refused });
  expect((await sale(6)).status).toBe(200);
});

it("the cost of a line stays the same when its lens becomes special", async () => {
  const { id } = await drawer();
  const sold = await sell([lens(id)]);
  await shop.tariff({ product: id, from: today(), rows: [powerRow([-6, 6], [-2, 0], 330)] });
  const [line] = itemsOf(sold);
  const special = await resell(expectOk(sold), [{ id: line?.id, special: true }]);
  expect(itemsOf(special)).toMatchObject([{ special: true, cost: 128, price: 320 }]);
});

describe("a credit note", () => {
  it("returns a lens to its cell even when the line's power was removed with the data of an erased client", async () => {
    const { id } = await drawer();
    await shop.adjust(id, { [weak]: 1 });
    const { client, invoice } = expectOk(await sell([lens(id)]));
    const name = "Benali Aïcha";
    expectOk(await shop.send("POST", `/api/optique/clients/${client}/erase`, { name }));
    const [line] = invoice?.items ?? [];
    const items = [
      { id: newId(), invoice_item: line?.id, quantity: 1, amount: 320, goods: "shelf" },
    ];
    const note = { invoice: invoice?.id, reason: "return", items };
    expectOk(await shop.send("PUT", `/api/optique/credit-notes/${newId()}`, note));
    expect(await lyingIn(id)).toEqual({ stock: 1, [weak]: 1 });
    expect(await violations()).toEqual([]);
  });
});

describe("a price set without the right to set it", () => {
  it("refuses a special lens on a sale when it was not special on the quote", async () => {
    const { id } = await drawer();
    const { id: client } = await shop.client();
    const quote = newId();
    const exact = { ...power, diameter: 65 };
    const items = [lens(id, { power: exact })];
    expectOk(await shop.send("PUT", `/api/optique/quotes/${quote}`, { client, items }));
    expectOk(await change(id, { max_power: 0.25 }));
    const seller = await shop.colleague("optician", { rights: { "price.change": false } });
    const special = lens(id, { power: exact, special: true });
    const sold = await sell([special], seller, { client, quote, variant: "" });
    expect(sold.status).toBe(403);
    expect(itemsOf(await sell([special]))).toMatchObject([{ special: true }]);
  });

  it("sells a supplement without a tariff at its selling price", async () => {
    const tint = await shop.create("optique_products", {
      name: "Teinte",
      type: "service",
      supplement: "tint",
      purchase_price: 0,
      selling_price: 80,
    });
    const seller = await shop.colleague("optician", { rights: { "price.change": false } });
    const at = async (price: number) => {
      const line = { id: newId(), product: tint.id, quantity: 1, price, eye: "right" };
      return (await sell([line], seller)).status;
    };
    expect([await at(80), await at(81)]).toEqual([200, 403]);
  });
});

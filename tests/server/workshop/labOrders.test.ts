import { beforeEach, describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import type { Client, Job, Product } from "#domain/core/records.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { type Order, orderOf } from "#domain/workshop/orders.ts";
import { expectOk, line, newId, openShop, recordsPath, type Shop } from "#support/shop.ts";

let shop: Shop;
let client: Client;
let frame: Product;
let lens: Product;
let other: Product;
let shelf: Product;
let lab: string;

beforeEach(async () => {
  shop = await openShop();
  client = await shop.client();
  lab = (await shop.create("optique_suppliers", { name: "Essilor", measures: ["wrap"] })).id;
  frame = await shop.product({ name: "Agave" });
  const made = { type: "lens", supplier: lab };
  lens = await shop.product({ name: "Progressif", stock: 0, ...made });
  other = await shop.product({ name: "Unifocal", stock: 0, ...made });
  shelf = await shop.product({ name: "Solaire", stock: 8, ...made });
});

const eyes = {
  right_sphere: -2,
  right_cylinder: -1,
  right_axis: 90,
  left_sphere: -1,
  right_add: 2,
};
type Sold = { sale: PrescriptionDocument; job: Job };

async function sell(items: object[], values: object = {}): Promise<Sold> {
  const invoice = { id: newId(), items, payments: [] };
  const body = { client: client.id, date: today(), notes: "", ...eyes, ...values, invoice };
  const sale = await shop.savePrescription(newId(), body);
  if (!sale.job) throw new Error("no job");
  return { sale, job: sale.job };
}
/** Sells lenses and marks them as ordered. */
async function ordered(items: object[], values: object = {}): Promise<Sold> {
  const { sale, job } = await sell(items, values);
  return { sale, job: await change(job, { status: "ordered" }) };
}
const pairOf = (product: Product, pair: number) => [
  { ...line(frame.id, 1, 900), pair },
  { ...line(product.id, 2, 500), pair },
];
const send = (job: { id: string }, values: object, by: Pick<Shop, "send"> = shop) =>
  by.send<Job & { data?: object }>("PATCH", recordsPath("optique_jobs", job.id), values);
const change = async (job: { id: string }, values: object) => expectOk(await send(job, values));
const read = async ({ job }: Pick<Sold, "job">) => {
  const stored = await shop.read("optique_jobs", job.id);
  return { ...stored, order: orderOf(stored.ordered) };
};
const isChanged = async (sold: Pick<Sold, "job">) => (await read(sold)).changed;
const patch = async ({ sale }: Sold, values: object) =>
  expectOk(await shop.send("PATCH", recordsPath("optique_prescriptions", sale.id), values));
const lensesOf = (order: Order | null, of: "lenses" | "now" = "lenses") =>
  order?.[of]?.map(({ eye, pair, name, quantity }) => [eye, pair, name, quantity ?? 1].join(" "));
const itemOf = ({ sale }: Sold, product: Product, pair = 1) => {
  const item = sale.invoice?.items.find((one) => one.product === product.id && one.pair === pair);
  if (!item) throw new Error("no item");
  return item;
};
async function credit({ sale }: Sold, items: readonly { id: string }[], quantity: number) {
  const id = newId();
  const body = {
    invoice: sale.invoice?.id,
    reason: "return",
    items: items.map(({ id: invoice_item }) => ({
      id: newId(),
      invoice_item,
      quantity,
      amount: 10,
    })),
  };
  expectOk(await shop.send("PUT", `/api/optique/credit-notes/${id}`, body));
  return id;
}
type Card = {
  id: string;
  changed: boolean;
  ordered: object | null;
  lenses: number;
  pairs: object[];
};
async function cardOf({ job }: Sold): Promise<Card | undefined> {
  type Board = { columns: { cards: Card[] }[] };
  const { columns } = expectOk(await shop.send<Board>("GET", "/api/optique/jobs/board"));
  return columns.flatMap(({ cards }) => cards).find(({ id }) => id === job.id);
}

describe("a job that changes to 'ordered'", () => {
  it("stores what the lab was asked for, in the job, its card and its document", async () => {
    const sold = await ordered(pairOf(lens, 1), { wrap: 5, right_height: 18 });
    const { order, changed } = await read(sold);
    expect(order).toMatchObject({ by: "Samira", supplier: lab, supplier_name: "Essilor" });
    expect(order?.at).toBe((sold.job.steps as { at: string }[]).at(-1)?.at);
    expect(order?.lenses).toEqual([
      {
        eye: "right",
        pair: 1,
        use: "",
        product: lens.id,
        name: "Progressif",
        values: { sphere: -2, cylinder: -1, axis: 90, addition: 2, height: 18, wrap: 5 },
      },
      {
        eye: "left",
        pair: 1,
        use: "",
        product: lens.id,
        name: "Progressif",
        values: { sphere: -1, wrap: 5 },
      },
    ]);
    expect(changed).toBe(false);
    expect(await cardOf(sold)).toMatchObject({ changed: false, ordered: order });
    const document = await shop.send<PrescriptionDocument>(
      "GET",
      `/api/optique/prescriptions/${sold.sale.id}`,
    );
    expect(expectOk(document).job).toMatchObject({ changed: false, ordered: order });
  });

  it("no answer contains the order for a person who may not see eye values", async () => {
    const sold = await ordered(pairOf(lens, 1), { right_height: 18 });
    await patch(sold, { right_sphere: -3, pairs: null });
    const accountant = await shop.colleague("accountant");
    for (const path of [
      "/api/optique/jobs/board",
      "/api/optique/lists/jobs",
      recordsPath("optique_jobs", sold.job.id),
      recordsPath("optique_jobs"),
      `/api/optique/prescriptions/${sold.sale.id}`,
      `/api/optique/invoices/${sold.sale.invoice?.id}`,
    ]) {
      const text = JSON.stringify(expectOk(await accountant.send("GET", path)));
      expect(text, path).not.toMatch(/"ordered":|"sphere"|"lenses":\[/);
      expect(JSON.stringify(expectOk(await shop.send("GET", path))), path).toContain('"ordered":');
    }
  });

  it("an order sent by a client is ignored", async () => {
    const { job } = await sell(pairOf(lens, 1));
    const forged = { at: "x", by: "x", supplier: lab, lenses: [] };
    expect(await change(job, { ordered: forged, changed: true })).toMatchObject({
      ordered: null,
      changed: false,
    });
    const made = await ordered(pairOf(lens, 1));
    const kept = await change(made.job, { ordered: null, changed: true, tray: "4" });
    expect(kept).toMatchObject({ ordered: made.job.ordered, changed: false, tray: "4" });
    expect((await send(job, { changed: "peut-être" })).body.data).toMatchObject({
      changed: { code: "choice" },
    });
    expect((await send(job, { ordered: [1] })).body.data).toHaveProperty("ordered");
  });

  it("the order is removed when its move is undone, and stored again by the next move", async () => {
    const sold = await ordered(pairOf(lens, 1));
    await patch(sold, { right_sphere: -3 });
    expect(await isChanged(sold)).toBe(true);
    expect(await change(sold.job, { status: "to_order" })).toMatchObject({
      ordered: null,
      changed: false,
    });
    await patch(sold, { right_sphere: -3.5 });
    expect(await isChanged(sold)).toBe(false);
    await change(sold.job, { status: "ordered" });
    const { order, changed } = await read(sold);
    expect([order?.lenses?.[0]?.values.sphere, changed]).toEqual([-3.5, false]);
  });

  it("a job that goes straight back to the mounting it came from has no order", async () => {
    const { job } = await sell(pairOf(shelf, 1));
    expect(job.status).toBe("mounting");
    expect(orderOf((await change(job, { status: "ordered" })).ordered)?.lenses).toHaveLength(2);
    expect(await change(job, { status: "mounting" })).toMatchObject({ ordered: null });
    const sold = await ordered(pairOf(lens, 1));
    // Lenses that came from the lab stay ordered, also after a mistaken step back.
    expect(await change(sold.job, { status: "mounting" })).toMatchObject({
      ordered: sold.job.ordered,
    });
    await change(sold.job, { status: "ordered" });
    const again = await change(sold.job, { status: "mounting" });
    expect(orderOf(again.ordered)?.lenses).toHaveLength(2);
  });

  it("an order with an unreported difference stays when the job comes back from mounting", async () => {
    const sold = await ordered(pairOf(lens, 1));
    await patch(sold, { right_sphere: -3 });
    await change(sold.job, { status: "mounting" });
    await change(sold.job, { status: "ordered" });
    const { order, changed } = await read(sold);
    expect([order?.lenses?.[0]?.values.sphere, changed]).toEqual([-2, true]);
    // Lenses made again: the new order reports the change to the lab.
    await change(sold.job, { status: "mounting" });
    await change(sold.job, { status: "ordered", changed: false });
    const anew = await read(sold);
    expect([anew.order?.lenses?.[0]?.values.sphere, anew.changed]).toEqual([-3, false]);
  });
});

describe("differences from the order, made after it", () => {
  it.each<[string, (sold: Sold) => Promise<unknown>]>([
    ["the correction, by the records API", (sold) => patch(sold, { left_sphere: -1.25 })],
    ["a height", (sold) => patch(sold, { right_height: 19 })],
    ["a measure that the lab wants", (sold) => patch(sold, { wrap: 7 })],
    ["a height of the second pair", (sold) => patch(sold, { pairs: { "2": { left_height: 17 } } })],
    [
      "the correction, by the whole save",
      ({ sale }) => {
        const body = { client: client.id, date: today(), notes: "", right_sphere: -2.25 };
        return shop.savePrescription(sale.id, { ...body, version: sale.version });
      },
    ],
    [
      "the correction, by the dashboard",
      ({ sale }) =>
        shop
          .sendAsAdmin("PATCH", recordsPath("optique_prescriptions", sale.id), { right_axis: 85 })
          .then(expectOk),
    ],
    [
      "the product of a line",
      (sold) =>
        shop
          .send("PATCH", recordsPath("optique_invoice_items", itemOf(sold, lens).id), {
            product: other.id,
          })
          .then(expectOk),
    ],
    [
      "the eye of a line",
      (sold) =>
        shop
          .send("PATCH", recordsPath("optique_invoice_items", itemOf(sold, lens).id), {
            eye: "left",
          })
          .then(expectOk),
    ],
    [
      "the use of a pair",
      (sold) =>
        shop
          .send("PATCH", recordsPath("optique_invoice_items", itemOf(sold, lens).id), {
            use: "near",
          })
          .then(expectOk),
    ],
    [
      "a lens line that is deleted",
      (sold) =>
        shop
          .send("DELETE", recordsPath("optique_invoice_items", itemOf(sold, lens).id))
          .then(expectOk),
    ],
    [
      "a lens line that is added",
      ({ sale }) =>
        shop.create("optique_invoice_items", {
          invoice: sale.invoice?.id,
          product: other.id,
          quantity: 1,
          price: 5,
        }),
    ],
    [
      "the invoice that is deleted",
      ({ sale }) =>
        shop.send("DELETE", recordsPath("optique_invoices", sale.invoice?.id ?? "")).then(expectOk),
    ],
    ["a credit note", (sold) => credit(sold, [itemOf(sold, lens)], 1)],
  ])("a change after the order marks the job as changed: %s", async (_, act) => {
    const sold = await ordered([...pairOf(lens, 1), ...pairOf(other, 2)], { wrap: 5 });
    expect(await isChanged(sold)).toBe(false);
    const before = (await read(sold)).order;
    await act(sold);
    const { order, changed } = await read(sold);
    expect(changed).toBe(true);
    expect(order).toMatchObject({ at: before?.at, lenses: before?.lenses });
    expect(order?.now).not.toEqual(before?.lenses);
    expect(await cardOf(sold)).toMatchObject({ changed: true });
  });

  it.each<[string, object]>([
    ["the notes", { notes: "appeler" }],
    ["the acuity", { right_va: "10/10" }],
    ["a measure that the lab does not want", { vertex: 12 }],
    ["the same lens in the other sign", { right_sphere: -3, right_cylinder: 1, right_axis: 180 }],
  ])("a change that leaves the lab's lens the same marks no job: %s", async (_, values) => {
    const sold = await ordered(pairOf(lens, 1));
    await patch(sold, values);
    expect(await isChanged(sold)).toBe(false);
  });

  it("a change is no longer shown once staff reported it to the lab, until the next change", async () => {
    const sold = await ordered(pairOf(lens, 1));
    await patch(sold, { right_sphere: -3 });
    const told = await change(sold.job, { changed: false });
    expect(told.changed).toBe(false);
    expect(orderOf(told.ordered)).toMatchObject({
      lenses: [{ values: { sphere: -2 } }, {}],
      told: { by: "Samira", lenses: [{ values: { sphere: -3 } }, {}] },
    });
    await patch(sold, { notes: "x" });
    await change(sold.job, { tray: "9" });
    expect(await isChanged(sold)).toBe(false);
    const [entry] = (await shop.find("optique_journal", `record = '${sold.job.id}'`)).filter(
      ({ changes }) => Object.keys(changes as object).includes("changed"),
    );
    expect(entry).toBeDefined();
    // The lab now works with the new value, so the old one is a difference again.
    await patch(sold, { right_sphere: -2 });
    expect(await isChanged(sold)).toBe(true);
    await patch(sold, { right_sphere: -3 });
    expect(await isChanged(sold)).toBe(false);
  });

  it("a change is no longer shown once the glasses are delivered", async () => {
    const sold = await ordered(pairOf(lens, 1));
    await patch(sold, { right_sphere: -3 });
    expect(await change(sold.job, { status: "delivered" })).toMatchObject({ changed: false });
    await patch(sold, { right_sphere: -4 });
    expect(await isChanged(sold)).toBe(false);
  });

  it("only people of the shop who may move jobs can report a change as told to the lab", async () => {
    const sold = await ordered(pairOf(lens, 1));
    await patch(sold, { right_sphere: -3 });
    const accountant = await shop.colleague("accountant");
    expect((await send(sold.job, { changed: false }, accountant)).status).toBe(403);
    expect((await send(sold.job, { changed: false }, await openShop())).status).toBe(404);
    expect(await isChanged(sold)).toBe(true);
    expectOk(await send(sold.job, { changed: false }, await shop.colleague("workshop")));
    expect(await isChanged(sold)).toBe(false);
  });
});

describe("lenses that a credit note cancels", () => {
  it("a credited pair is removed from the card and from the ready pairs", async () => {
    const sold = await sell([...pairOf(lens, 1), ...pairOf(other, 2)]);
    await credit(sold, [itemOf(sold, other, 2)], 2);
    await credit(sold, [itemOf(sold, frame, 2)], 1);
    const card = await cardOf(sold);
    expect(card).toMatchObject({ lenses: 2, lens: "Progressif", pairs: [{ pair: 1, lenses: 2 }] });
    expect(card?.pairs).toHaveLength(1);
    expect(await change(sold.job, { status: "ready" })).toMatchObject({ ready_pairs: [1] });
  });

  it("credited lenses are not ordered: one of a pair, two of four; a deleted credit note restores them", async () => {
    const one = (eye: string) => ({ ...line(lens.id, 1, 500), eye });
    const sold = await sell([one("right"), one("left"), ...pairOf(other, 2)]);
    const note = await credit(sold, [itemOf(sold, lens)], 1);
    await credit(sold, [itemOf(sold, other, 2)], 1);
    await change(sold.job, { status: "ordered" });
    expect(lensesOf((await read(sold)).order)).toEqual(["left 1 Progressif 1", " 2 Unifocal 1"]);
    expect(await cardOf(sold)).toMatchObject({ lenses: 2 });
    expectOk(await shop.sendAsAdmin("DELETE", recordsPath("optique_credit_notes", note)));
    const { order, changed } = await read(sold);
    expect(changed).toBe(true);
    expect(lensesOf(order, "now")).toContain("right 1 Progressif 1");
    expect(await cardOf(sold)).toMatchObject({ lenses: 3 });
  });

  it("lenses credited after the order are shown as credited, until the credit note is deleted", async () => {
    const sold = await ordered([...pairOf(lens, 1), ...pairOf(other, 2)]);
    const note = await credit(sold, [itemOf(sold, other, 2)], 2);
    const { order, changed } = await read(sold);
    expect([changed, order?.credited]).toEqual([true, true]);
    expect(lensesOf(order, "now")).toEqual(["right 1 Progressif 1", "left 1 Progressif 1"]);
    expectOk(await shop.sendAsAdmin("DELETE", recordsPath("optique_credit_notes", note)));
    const again = await read(sold);
    expect([again.changed, again.order?.credited, again.order?.now]).toEqual([
      false,
      undefined,
      undefined,
    ]);
  });

  it("credited lenses from the shelf are never shown as ordered", async () => {
    const sold = await ordered([...pairOf(lens, 1), ...pairOf(shelf, 2)]);
    expect(lensesOf((await read(sold)).order)).toEqual([
      "right 1 Progressif 1",
      "left 1 Progressif 1",
    ]);
    await credit(sold, [itemOf(sold, shelf, 2)], 2);
    expect(await isChanged(sold)).toBe(false);
    type Credited = { job: { lab: string; status: string } };
    const wholly = async (product: Product, isOrdered: boolean) => {
      const one = isOrdered ? await ordered(pairOf(product, 1)) : await sell(pairOf(product, 1));
      const id = await credit(one, [itemOf(one, product)], 2);
      return expectOk(await shop.send<Credited>("GET", `/api/optique/credit-notes/${id}`)).job;
    };
    expect(await wholly(shelf, false)).toMatchObject({ status: "cancelled", lab: "" });
    expect(await wholly(lens, false)).toMatchObject({ status: "cancelled", lab: "" });
    expect(await wholly(lens, true)).toMatchObject({ status: "cancelled", lab: "Essilor" });
  });

  it("a deleted credit note does not restore a job that was cancelled by hand", async () => {
    const sold = await sell(pairOf(lens, 1));
    const note = await credit(sold, [itemOf(sold, lens)], 1);
    await change(sold.job, { status: "cancelled" });
    expectOk(await shop.sendAsAdmin("DELETE", recordsPath("optique_credit_notes", note)));
    expect((await read(sold)).status).toBe("cancelled");
  });

  it("crediting all lenses cancels the job; the deleted credit note restores its state and order", async () => {
    const sold = await ordered(pairOf(lens, 1));
    const note = await credit(sold, [itemOf(sold, lens)], 2);
    const cancelled = await read(sold);
    expect(cancelled).toMatchObject({ status: "cancelled", changed: true });
    expect(cancelled.order).toMatchObject({ credited: true, now: [] });
    expectOk(await shop.sendAsAdmin("DELETE", recordsPath("optique_credit_notes", note)));
    expect(await read(sold)).toMatchObject({
      status: "ordered",
      changed: false,
      ordered: sold.job.ordered,
    });
  });
});

import { beforeEach, describe, expect, it } from "vitest";

import { storedDay, today } from "#domain/core/days/days.ts";
import type { ReturnSlip, ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { refusedAt } from "#support/countShop.ts";
import { openServiceShop, part, type ServiceShop } from "#support/serviceShop.ts";
import { expectOk, newId } from "#support/shop.ts";

let shop: ServiceShop;
let client: string;
beforeEach(async () => {
  shop = await openServiceShop();
  client = (await shop.client()).id;
});

const numbered = (n: number) => `RF-${today().replaceAll("-", "")}-${n}`;
const send = (services: unknown, supplier: unknown = shop.supplier.id, by = shop.send) =>
  by<ReturnSlip>("POST", "/api/optique/services/slips", { supplier, services });
const sent = async (...tickets: readonly ServiceDocument[]): Promise<ReturnSlip> =>
  expectOk(await send(tickets.map(({ id }) => id)));
const broken = (values: object = {}) => shop.ticket({ client, expected: 620, ...values });
/** Stored slip, state and steps of a ticket. */
const stateOf = async (id: string) => {
  const { slip, sent_on, status, steps, supplier } = await shop.service(id);
  const told = (steps as { status: string }[]).map((step) => step.status);
  return { slip, sent_on, status, supplier, steps: told };
};
const unsent = { slip: "", sent_on: "", status: "todo", supplier: "", steps: ["todo"] };

/** Returned frame of a credited sale, defective by default. */
async function defect(goods = "defect"): Promise<string> {
  const { invoice, items } = await shop.sellGlasses({ client });
  const id = newId();
  const item = { id, invoice_item: items[0]?.id, quantity: 1, amount: 850, goods };
  const body = { invoice: invoice.id, reason: "warranty", items: [item], kept: 850 };
  expectOk(await shop.send("PUT", `/api/optique/credit-notes/${newId()}`, body));
  return id;
}

describe("a slip to a supplier", () => {
  it("gives tickets of one supplier a number of the day, and marks them as sent", async () => {
    const [one, two, three] = [await broken(), await broken(), await broken()];
    const slip = await sent(one, two);
    expect(slip).toMatchObject({
      slip: numbered(1),
      sent_on: storedDay(today()),
      supplier: shop.supplier.id,
      services: [
        {
          id: one.id,
          slip: numbered(1),
          status: "supplier",
          expected: 620,
          expand: { client: { id: client }, supplier: { name: "Atlas Optic Lab" } },
        },
        { id: two.id },
      ],
    });
    expect(await stateOf(one.id)).toEqual({
      slip: numbered(1),
      sent_on: storedDay(today()),
      status: "supplier",
      supplier: shop.supplier.id,
      steps: ["todo", "supplier"],
    });
    expect(await stateOf(three.id)).toEqual(unsent);
    expect((await sent(three)).slip).toBe(numbered(2));
    const other = await openServiceShop();
    const own = await other.ticket({ supplier: other.supplier.id });
    expect(expectOk(await send([own.id], other.supplier.id, other.send)).slip).toBe(numbered(1));
    expect(await shop.violations()).toEqual([]);
  });

  it("returns the same slip for the same tickets, and refuses a ticket of another slip", async () => {
    const [one, two, three] = [await broken(), await broken(), await broken()];
    const slip = await sent(one, two);
    expectOk(await shop.patchService(one.id, { status: "ready" }));
    const again = await sent(two, one);
    expect([again.slip, again.sent_on]).toEqual([slip.slip, slip.sent_on]);
    expect((await stateOf(one.id)).status).toBe("ready");
    const both = await send([three.id, one.id]);
    expect(refusedAt(both)).toEqual([409, { "services.1": "service_sent" }]);
    expect(JSON.stringify(both.body)).toContain(`déjà sur le bon de retour ${numbered(1)}`);
    expect(refusedAt(await send([one.id]))).toEqual([409, { "services.0": "service_sent" }]);
    expect(await stateOf(three.id)).toEqual(unsent);
    const answers = await Promise.all([1, 2, 3].map(() => send([three.id])));
    expect(answers.map(({ status, body }) => [status, body.slip])).toEqual(
      answers.map(() => [200, numbered(2)]),
    );
    expect(await shop.violations()).toEqual([]);
  });

  it("the number of a slip is never used twice", async () => {
    const [one, two] = [await broken(), await broken()];
    await sent(one);
    expectOk(await shop.patchService(one.id, { slip: "" }));
    expect(await stateOf(one.id)).toMatchObject({ slip: "", sent_on: "", status: "supplier" });
    expectOk(await shop.deleteService(one.id));
    expect((await sent(two)).slip).toBe(numbered(2));
  });

  it("a malformed slip is refused whole, at its fields", async () => {
    const other = await shop.create("optique_suppliers", { name: "Verres du Nord" });
    const foreign = await openServiceShop();
    const [open, done, gone] = [
      await broken(),
      await broken({ status: "returned" }),
      await broken({ status: "cancelled" }),
    ];
    const elsewhere = await broken({ supplier: other.id });
    const strange = await foreign.ticket({ supplier: foreign.supplier.id });
    const cases: [unknown, unknown, object][] = [
      [[open.id], "", { supplier: "required" }],
      [[open.id], newId(), { supplier: "unknown_record" }],
      [[open.id], foreign.supplier.id, { supplier: "unknown_record" }],
      [undefined, shop.supplier.id, { services: "required" }],
      [[], shop.supplier.id, { services: "required" }],
      [open.id, shop.supplier.id, { services: "list" }],
      [[open.id, open.id], shop.supplier.id, { "services.1": "id_twice" }],
      [Array.from({ length: 101 }, newId), shop.supplier.id, { services: "too_many" }],
      [
        [open.id, strange.id, newId(), 7],
        shop.supplier.id,
        {
          "services.1": "unknown_record",
          "services.2": "unknown_record",
          "services.3": "unknown_record",
        },
      ],
      [[elsewhere.id, open.id], shop.supplier.id, { "services.0": "service_supplier" }],
      [
        [open.id, done.id, gone.id],
        shop.supplier.id,
        { "services.1": "service_closed", "services.2": "service_closed" },
      ],
    ];
    for (const [services, supplier, codes] of cases)
      expect(refusedAt(await send(services, supplier))).toEqual([400, codes]);
    expect(await stateOf(open.id)).toEqual(unsent);
    const { send: asAccountant } = await shop.colleague("accountant");
    expect((await send([open.id], shop.supplier.id, asAccountant)).status).toBe(403);
  });

  it("settles the defective piece of a ticket, and refuses a piece that was scrapped", async () => {
    const [kept, scrapped] = [await defect(), await defect()];
    const one = await broken({ credit_item: kept });
    await sent(one);
    expect(await shop.read("optique_credit_items", kept)).toMatchObject({
      settled_on: storedDay(today()),
      outcome: "supplier",
    });
    const settled = { outcome: "scrap" };
    expectOk(await shop.send("POST", `/api/optique/defects/${scrapped}/settle`, settled));
    const two = await broken({ credit_item: scrapped });
    const plain = await broken();
    const refused = await send([plain.id, two.id]);
    expect(refusedAt(refused)).toEqual([409, { "services.1": "service_settled" }]);
    expect(await stateOf(plain.id)).toEqual(unsent);
    const same = await defect();
    const sooner = { outcome: "supplier" };
    expectOk(await shop.send("POST", `/api/optique/defects/${same}/settle`, sooner));
    expect((await sent(await broken({ credit_item: same }))).slip).toBe(numbered(2));
    expect(await shop.violations()).toEqual([]);
  });

  it("a ticket refuses a piece that is not defective, or that is another shop's", async () => {
    const shelved = await defect("shelf");
    const ticket = await broken();
    const refused = await shop.patchService(ticket.id, { credit_item: shelved });
    expect(refusedAt(refused)).toEqual([400, { credit_item: "service_piece" }]);
    const values = { kind: "warranty", object: "Monture", client, credit_item: shelved };
    expect(refusedAt(await shop.putService(values))).toEqual([
      400,
      { credit_item: "service_piece" },
    ]);
    const foreign = await openServiceShop();
    const own = { kind: "warranty", object: "Monture", supplier: foreign.supplier.id };
    const piece = await defect();
    expect(refusedAt(await foreign.putService({ ...own, credit_item: piece }))).toEqual([
      400,
      { credit_item: "unknown_record" },
    ]);
    expectOk(await shop.patchService(ticket.id, { credit_item: piece }));
  });

  it("a ticket on a slip cannot be deleted or change its supplier, nor leave the slip after an answer", async () => {
    const one = await broken();
    await sent(one);
    expect(refusedAt(await shop.deleteService(one.id))).toEqual([409, { id: "service_sent" }]);
    const other = await shop.create("optique_suppliers", { name: "Verres du Nord" });
    const moved = await shop.patchService(one.id, { supplier: other.id });
    expect(refusedAt(moved)).toEqual([409, { supplier: "service_sent" }]);
    expect(JSON.stringify(moved.body)).toContain(numbered(1));
    expectOk(await shop.patchService(one.id, { supplier_answer: "refused" }));
    const off = await shop.patchService(one.id, { slip: "" });
    expect(refusedAt(off)).toEqual([409, { slip: "service_answered" }]);
    expect((await stateOf(one.id)).slip).toBe(numbered(1));
  });
});

describe("the credit for a ticket that a supplier should give", () => {
  type Rest = { totalItems: number; sums: { expected: number } };
  const awaited = async () => {
    const path = "/api/optique/lists/services?credit=awaited";
    const { totalItems, sums } = expectOk(await shop.send<Rest>("GET", path));
    return [totalItems, sums.expected];
  };

  it("a credit is awaited from slip to answer, and its receipt moves no money and no stock", async () => {
    const [one, two] = [await broken(), await broken({ expected: 410 })];
    expect(await awaited()).toEqual([0, 0]);
    await sent(one, two);
    expect(await awaited()).toEqual([2, 1030]);
    const told = async () => ({
      till: (await shop.send("GET", "/api/optique/till")).body,
      stock: (await shop.send("GET", "/api/optique/stock")).body,
      sales: await shop.find("optique_payments"),
      totals: (await shop.send<{ total: number }>("GET", period)).body.total,
    });
    const period = `/api/optique/statistics?from=${today()}&to=${today()}`;
    const before = await told();
    const credited = { supplier_answer: "credit", received_amount: 620 };
    const received = expectOk(await shop.patchService(one.id, credited));
    expect(received).toMatchObject({ received_amount: 620, received_on: storedDay(today()) });
    expect(await awaited()).toEqual([1, 410]);
    expectOk(await shop.patchService(two.id, { supplier_answer: "refused" }));
    expect(await awaited()).toEqual([0, 0]);
    expect(await told()).toEqual(before);
    expect((await shop.service(one.id)).loss).toBe(-620);
    expect(await shop.violations()).toEqual([]);
  });

  it("a credit is received only with the answer 'credit', on the day that was sent", async () => {
    const one = await broken();
    for (const supplier_answer of ["", "refused", "replaced", "repaired"]) {
      const refused = await shop.patchService(one.id, { supplier_answer, received_amount: 5 });
      expect(refusedAt(refused)).toEqual([400, { received_amount: "received_credit" }]);
    }
    const said = { supplier_answer: "credit", received_amount: 5, received_on: "2026-11-02" };
    expect(expectOk(await shop.patchService(one.id, said))).toMatchObject({
      received_on: storedDay("2026-11-02" as ReturnType<typeof today>),
    });
    const back = await shop.patchService(one.id, { supplier_answer: "refused" });
    expect(refusedAt(back)).toEqual([400, { received_amount: "received_credit" }]);
    expectOk(await shop.patchService(one.id, { supplier_answer: "refused", received_amount: 0 }));
  });

  it("a received credit lowers the loss of the parts given out", async () => {
    const out = part(shop.frame.id);
    const ticket = await broken({ items: [out] });
    expect(ticket.loss).toBe(300);
    const credit = { supplier_answer: "credit", received_amount: 120.5 };
    expect((await shop.changed(ticket, { ...credit, items: [out] })).loss).toBe(179.5);
    expect(
      await shop.find("optique_stock_movements", `reference_id = "${ticket.id}"`),
    ).toHaveLength(1);
  });
});

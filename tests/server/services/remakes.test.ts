import { beforeEach, describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import type { Job, Product } from "#domain/core/records.ts";
import type { OpenRemake, ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { promisedDay } from "#domain/workshop/jobs.ts";
import { type Order, orderOf } from "#domain/workshop/orders.ts";
import { followedStatus } from "#domain/services/serviceStatus.ts";
import { refusedAt } from "#support/countShop.ts";
import { seededRandom } from "#support/random.ts";
import { openServiceShop, servicesOf, type ServiceShop } from "#support/serviceShop.ts";
import { expectOk, line, newId, recordsPath, type Refusal, type Shop } from "#support/shop.ts";

let shop: ServiceShop;
beforeEach(async () => {
  shop = await openServiceShop();
});

const stored = (day: string) => `${day} 00:00:00.000Z`;
type Remade = { service: ServiceDocument; job: Job & { remake: OpenRemake | null } };
type Sender = Pick<Shop, "send">;

const sendRemake = (job: string, values: object = {}, by: Sender = shop) =>
  by.send<Remade & Refusal>("POST", `/api/optique/jobs/${job}/remake`, {
    id: newId(),
    cause: "mounting",
    ...values,
  });
const remake = async (job: string, values: object = {}, by: Sender = shop): Promise<Remade> =>
  expectOk(await sendRemake(job, values, by));
const jobOf = (id: string) => shop.read("optique_jobs", id);
const remakesOf = async () =>
  (await shop.find("optique_services")).map(({ rank, status, cost }) => [rank, status, cost]);

/** Glasses whose lenses lie in the stock. */
async function stockedGlasses(stock = 12) {
  const lens = await shop.product({
    name: "Unifocal 1.5",
    type: "lens",
    purchase_price: 75,
    selling_price: 200,
    stock: stock + 2,
    supplier: shop.supplier.id,
  });
  return { lens, ...(await shop.sellGlasses({ lens })) };
}
/** Glasses whose lenses came from a lab, as the workshop mounts them. */
async function madeGlasses() {
  const sold = await shop.sellGlasses();
  await shop.moveJob(sold.job.id, "ordered");
  return { ...sold, job: await shop.moveJob(sold.job.id, "mounting") };
}

describe("a remake of lenses", () => {
  it("a right lens made to order costs its price, and its job is to order again", async () => {
    const { job, items, client } = await madeGlasses();
    const reference = recordsPath("optique_jobs", job.id);
    expectOk(await shop.send("PATCH", reference, { lab_reference: "BL-77" }));
    const done = await remake(job.id, {
      cause: "lab",
      eyes: "right",
      expected: 120,
      notes: "Rayé",
    });
    const { service } = done;
    const lens = items.find(({ eye }) => eye === "right");
    const promised = promisedDay(today(), 7);
    const before = job.promised_on.slice(0, 10);
    const expected = stored(promised > before ? promised : before);
    expect(service).toMatchObject({
      kind: "remake",
      cause: "lab",
      client,
      invoice_item: lens?.id,
      product: shop.lens.id,
      supplier: shop.supplier.id,
      supplier_reference: "BL-77",
      date: stored(today()),
      pays: "shop",
      job: job.id,
      rank: 1,
      eyes: "right",
      pair: 1,
      values: "",
      cost: 300,
      expected: 120,
      loss: 300,
      notes: "Rayé",
      status: "todo",
      promised_on: expected,
      items: [],
    });
    expect(service).not.toHaveProperty("undo");
    expect(done.job).toMatchObject({ id: job.id, status: "to_order", lab_reference: "" });
    expect(done.job.promised_on).toBe(expected);
    const told = {
      service: service.id,
      number: service.remake_number,
      rank: 1,
      eyes: "right",
      pair: 1,
      cause: "lab",
    };
    expect(service.remake_number).toMatch(/^\d{10}-R1$/);
    expect(done.job.remake).toEqual(told);
    type Board = { columns: { status: string; cards: Remade["job"][] }[] };
    const board = expectOk(await shop.send<Board>("GET", "/api/optique/jobs/board"));
    const cards = board.columns.flatMap((column) => column.cards);
    expect(cards.map((card) => card.remake)).toEqual([told]);
    type List = { items: Remade["job"][] };
    const list = expectOk(await shop.send<List>("GET", "/api/optique/lists/jobs"));
    expect(list.items.map((row) => row.remake)).toEqual([told]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a remake of both eyes costs both lenses, and the sale's answer contains the open remake", async () => {
    const { job, prescription, invoice } = await madeGlasses();
    const path = `/api/optique/prescriptions/${prescription}`;
    const answer = async (at: string) =>
      expectOk(await shop.send<{ job: Remade["job"] }>("GET", at)).job;
    expect((await answer(path)).remake).toBeNull();
    const { service } = await remake(job.id, { cause: "measure" });
    expect(service).toMatchObject({ cost: 600, eyes: "", rank: 1 });
    expect((await answer(path)).remake).toMatchObject({ service: service.id, rank: 1 });
    expect((await answer(`/api/optique/invoices/${invoice.id}`)).remake).toMatchObject({ rank: 1 });
    await shop.moveJob(job.id, "delivered");
    expect((await answer(path)).remake).toBeNull();
  });

  it("a lens in stock leaves it at once, and the job stays in mounting", async () => {
    const { job, lens } = await stockedGlasses();
    expect(job.status).toBe("mounting");
    const { service, job: after } = await remake(job.id, { eyes: "left", worker: shop.user });
    expect(after.status).toBe("mounting");
    expect(service).toMatchObject({
      status: "todo",
      cost: 0,
      loss: 75,
      worker: shop.user,
      items: [{ product: lens.id, quantity: 1, direction: "out", unit_cost: 75 }],
    });
    expect(await shop.stockOf(lens.id)).toBe(11);
    const movements = await shop.find("optique_stock_movements", `product = "${lens.id}"`);
    expect(movements.at(-1)).toMatchObject({ quantity: -1, movement_type: "service" });
    expect(await shop.violations()).toEqual([]);
  });

  it("one product on two lines is taken from the stock for both lines, or for neither", async () => {
    const one = await stockedGlasses(1);
    const { service, job } = await remake(one.job.id);
    expect(service).toMatchObject({ cost: 150, items: [], status: "todo" });
    expect(job.status).toBe("to_order");
    expect(await shop.stockOf(one.lens.id)).toBe(1);
    const two = await stockedGlasses(2);
    const both = await remake(two.job.id);
    expect(both.service.items).toMatchObject([{ quantity: 2 }]);
    expect(both.job.status).toBe("mounting");
    expect(await shop.stockOf(two.lens.id)).toBe(0);
  });

  it("ten simultaneous requests to make a lens again create one remake", async () => {
    const { job } = await madeGlasses();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendRemake(job.id, { eyes: "right" })),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...refused.map(() => 409)]);
    expect(refused.map((answer) => refusedAt(answer)[1])).toEqual(
      Array.from({ length: 9 }, () => ({ status: "nothing_made" })),
    );
    expect(await remakesOf()).toEqual([[1, "todo", 300]]);
  });

  it("the same id again writes nothing", async () => {
    const { job, lens } = await stockedGlasses();
    const id = newId();
    const first = await remake(job.id, { id });
    const again = await remake(job.id, { id });
    expect(again.service.version).toBe(first.service.version);
    expect(await shop.stockOf(lens.id)).toBe(10);
    const other = await stockedGlasses();
    expect(refusedAt(await sendRemake(other.job.id, { id }))).toEqual([
      409,
      { id: "written_once" },
    ]);
  });

  it("a malformed remake is refused at its fields", async () => {
    const { job, prescription } = await madeGlasses();
    const foreign = await openServiceShop();
    const other = await shop.sellGlasses({ client: (await shop.client({ name: "Tazi" })).id });
    const cases: [object, object][] = [
      [{ cause: "" }, { cause: "required" }],
      [{ cause: "fate" }, { cause: "choice" }],
      [{ eyes: "both" }, { eyes: "choice" }],
      [{ pair: 2 }, { pair: "remake_pair" }],
      [{ values: newId() }, { values: "unknown_record" }],
      [{ values: other.prescription }, { values: "remake_values" }],
      [{ worker: foreign.user }, { worker: "unknown_record" }],
      [{ id: "R1" }, { id: "id_form" }],
    ];
    const answers = await Promise.all(cases.map(([values]) => sendRemake(job.id, values)));
    expect(answers.map((answer) => refusedAt(answer))).toEqual(cases.map(([, at]) => [400, at]));
    expect((await sendRemake(newId())).status).toBe(404);
    expect((await sendRemake(job.id, {}, foreign)).status).toBe(404);
    expect(refusedAt(await sendRemake(other.job.id))).toEqual([409, { status: "nothing_made" }]);
    await shop.moveJob(other.job.id, "cancelled");
    expect(refusedAt(await sendRemake(other.job.id))).toEqual([409, { status: "nothing_made" }]);
    expect(await shop.find("optique_services")).toEqual([]);
    expectOk(await sendRemake(job.id, { values: prescription }));
  });

  it("a remake of an eye without a lens is refused, as is one without a pair when there are several", async () => {
    const { lens } = await stockedGlasses();
    const client = (await shop.client()).id;
    const sold = (await shop.savePrescription(newId(), {
      client,
      date: today(),
      right_sphere: -2,
      notes: "",
      invoice: {
        id: newId(),
        items: [
          line(shop.frame.id, 1, 850),
          { ...line(lens.id, 1, 200), eye: "right" },
          { ...line(lens.id, 2, 200), pair: 2 },
        ],
        payments: [],
      },
    })) as { job: Job };
    const { id } = sold.job;
    expect(refusedAt(await sendRemake(id))).toEqual([400, { pair: "remake_pairs" }]);
    expect(refusedAt(await sendRemake(id, { pair: 1, eyes: "left" }))).toEqual([
      400,
      { eyes: "remake_eyes" },
    ]);
    await shop.moveJob(id, "ready");
    const { service, job } = await remake(id, { pair: 2, eyes: "left" });
    expect(service).toMatchObject({ pair: 2, eyes: "left", items: [{ quantity: 1 }] });
    expect(job).toMatchObject({ status: "mounting", ready_pairs: [1] });
    expect(await shop.violations()).toEqual([]);
  });

  it("credited lenses are not made again", async () => {
    const { job, invoice, items } = await madeGlasses();
    const right = items.find(({ eye }) => eye === "right");
    const credit = { id: newId(), invoice_item: right?.id, quantity: 1, amount: 900 };
    const note = { invoice: invoice.id, reason: "return", kept: 900, items: [credit] };
    expectOk(await shop.send("PUT", `/api/optique/credit-notes/${newId()}`, note));
    expect(refusedAt(await sendRemake(job.id, { eyes: "right" }))).toEqual([
      400,
      { eyes: "remake_eyes" },
    ]);
    expect((await remake(job.id)).service).toMatchObject({ cost: 300, eyes: "" });
  });

  it("an open ticket of the client can become the remake", async () => {
    const { job, client } = await stockedGlasses();
    const screw = await shop.product({ name: "Vis", type: "accessory", stock: 4 });
    const parts = [{ id: newId(), product: screw.id, quantity: 1, direction: "out" }];
    const ticket = await shop.ticket({ client, found: "Verre fendu", items: parts });
    const other = await shop.ticket({ client: (await shop.client({ name: "Tazi" })).id });
    const closed = await shop.ticket({ client, status: "returned" });
    expect(refusedAt(await sendRemake(job.id, { id: other.id }))).toEqual([
      400,
      { id: "service_client" },
    ]);
    expect(refusedAt(await sendRemake(job.id, { id: closed.id }))).toEqual([
      409,
      { id: "service_closed" },
    ]);
    const { service } = await remake(job.id, { id: ticket.id, eyes: "right" });
    expect(service).toMatchObject({
      id: ticket.id,
      number: ticket.number,
      kind: "remake",
      found: "Verre fendu",
      job: job.id,
      rank: 1,
    });
    expect(service.items.map(({ product_name }) => product_name).sort()).toEqual([
      "Unifocal 1.5",
      "Vis",
    ]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a remake of delivered glasses keeps their day of delivery, whichever ticket is used", async () => {
    const { job, client } = await stockedGlasses();
    const ticket = await shop.ticket({ client });
    await shop.moveJob(job.id, "delivered");
    const delivered = await jobOf(job.id);
    const { job: again } = await remake(job.id, { id: ticket.id, eyes: "right" });
    expect(again).toMatchObject({ status: "mounting", delivered_on: delivered.delivered_on });
    expect(delivered.delivered_on).toBe(stored(today()));
    await shop.moveJob(job.id, "delivered");
    await shop.moveJob(job.id, "mounting");
    expect((await jobOf(job.id)).delivered_on).toBe(delivered.delivered_on);
  });

  it("an expected credit needs the right to see costs, and without it the remake's own costs are hidden", async () => {
    const { job } = await madeGlasses();
    const seller = await shop.colleague("seller");
    expect((await sendRemake(job.id, { expected: 10 }, seller)).status).toBe(403);
    const accountant = await shop.colleague("accountant");
    expect((await sendRemake(job.id, {}, accountant)).status).toBe(403);
    const { service } = await remake(job.id, {}, seller);
    expect(service.by).not.toBe("");
    for (const name of ["cost", "expected", "loss"]) expect(service).not.toHaveProperty(name);
  });
});

describe("a remade lens of a range", () => {
  const power = { sphere: -2, cylinder: 0, add: null, diameter: 65 };
  async function drawer(values: Partial<Product> = {}): Promise<Product> {
    const range = await shop.product({
      name: "Orme 1.6",
      type: "lens",
      purchase_price: 60,
      selling_price: 320,
      stock: 0,
      is_range: true,
      geometry: "single",
      diameters: [65],
      delay_days: 12,
      supplier: shop.supplier.id,
      ...values,
    });
    const span = [-6, 6];
    const rows = [{ sphere: span, cylinder: [-2, 0], diameter: 0, price: 320, cost: 80 }];
    const tariff = { product: range.id, from: "2026-01-01", rows };
    expectOk(await shop.send("PUT", `/api/optique/lens-tariffs/${newId()}`, tariff));
    return range;
  }
  const fill = async (product: string, cells: Readonly<Record<string, number>>) => {
    const items = Object.entries(cells).map(([cell, quantity]) => ({
      id: newId(),
      product,
      cell,
      quantity,
    }));
    const body = { adjustment_number: newId(), date: "2026-01-02", reason: "other", items };
    expectOk(await shop.send("PUT", `/api/optique/adjustments/${newId()}`, body));
  };
  async function sell(range: Product) {
    const client = (await shop.client()).id;
    const lens = { ...line(range.id, 1, 320), power };
    const document = await shop.savePrescription(newId(), {
      client,
      date: today(),
      right_sphere: -2,
      left_sphere: -2,
      notes: "",
      invoice: {
        id: newId(),
        items: [
          line(shop.frame.id, 1, 850),
          { ...lens, eye: "right" },
          { ...lens, id: newId(), eye: "left" },
        ],
        payments: [],
      },
    });
    if (!document.job) throw new Error("no job");
    return { client, job: document.job };
  }

  it("a remade lens leaves the cell of its power, or of its power in the other prescription", async () => {
    const range = await drawer();
    await fill(range.id, { "-2.00 0.00 65": 3, "-2.50 0.00 65": 1 });
    const { job, client } = await sell(range);
    expect(job.status).toBe("mounting");
    const first = await remake(job.id, { eyes: "right" });
    expect(first.service.items).toMatchObject([{ cell: "-2.00 0.00 65", quantity: 1 }]);
    const eyes = { right_sphere: -2.5, left_sphere: -2.5 };
    const values = newId();
    await shop.savePrescription(values, { client, date: today(), notes: "", ...eyes });
    const second = await remake(job.id, { eyes: "left", values, cause: "prescription" });
    expect(second.service.items).toMatchObject([{ cell: "-2.50 0.00 65", quantity: 1 }]);
    const third = await remake(job.id, { eyes: "left", values, cause: "prescription" });
    expect(third.service).toMatchObject({ items: [], cost: 80 });
    const promised = promisedDay(today(), 12);
    expect(third.job).toMatchObject({ status: "to_order", promised_on: stored(promised) });
    expect(await shop.violations()).toEqual([]);
  });

  it("a remade lens is ordered with the delay of its range when the range has no drawer", async () => {
    const range = await drawer({ made_to_order: true });
    const { job } = await sell(range);
    await shop.moveJob(job.id, "ready");
    const { service } = await remake(job.id, { eyes: "right" });
    expect(service).toMatchObject({ cost: 80, promised_on: stored(promisedDay(today(), 12)) });
  });
});

describe("the remakes of a job", () => {
  it("the latest remake follows the state of its job, a further one cancels it, and both costs count", async () => {
    const { job } = await madeGlasses();
    const first = await remake(job.id, { cause: "lab" });
    const states = ["ordered", "mounting", "ready", "delivered", "mounting", "cancelled"];
    const seen: string[] = [];
    for (const status of states) {
      await shop.moveJob(job.id, status);
      seen.push((await shop.service(first.service.id)).status);
    }
    expect(seen).toEqual(["supplier", "todo", "ready", "returned", "todo", "cancelled"]);
    await shop.moveJob(job.id, "ordered");
    expect((await shop.service(first.service.id)).status).toBe("supplier");
    const second = await remake(job.id, { cause: "transport", eyes: "left" });
    expect(second.service.remake_number).toMatch(/-R2$/);
    expect(second.job.remake).toMatchObject({ rank: 2, eyes: "left" });
    expect(await remakesOf()).toEqual([
      [1, "cancelled", 600],
      [2, "todo", 300],
    ]);
    const moved = { status: "ready" };
    for (const { service } of [first, second])
      expect(refusedAt(await shop.patchService(service.id, moved))).toEqual([
        400,
        { status: "follows_job" },
      ]);
    const kind = await shop.patchService(second.service.id, { kind: "repair" });
    expect(refusedAt(kind)).toEqual([400, { kind: "remake_route" }]);
    await shop.moveJob(job.id, "ordered");
    expect((await remakesOf()).map(([, status]) => status)).toEqual(["cancelled", "supplier"]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a job with a remake, and its sale, cannot be deleted", async () => {
    const { job, lens, prescription, invoice, items } = await stockedGlasses();
    const { service } = await remake(job.id);
    const kept: [string, string][] = [
      ["optique_jobs", job.id],
      ["optique_invoices", invoice.id],
      ["optique_prescriptions", prescription],
    ];
    for (const [collection, id] of kept)
      expect(refusedAt(await shop.send("DELETE", recordsPath(collection, id)))).toEqual([
        409,
        { id: "remake_made" },
      ]);
    for (const [list, id] of [
      ["invoices", invoice.id],
      ["prescriptions", prescription],
    ]) {
      const path = `/api/optique/removals/${list}/${id}`;
      const { refusal } = expectOk(await shop.send<{ refusal: string }>("GET", path));
      expect(refusal).toContain("refaits");
    }
    const frames = items.filter(({ product }) => product !== lens.id);
    const sale = expectOk(
      await shop.send<{ version: string }>("GET", `/api/optique/prescriptions/${prescription}`),
    );
    await shop.savePrescription(prescription, {
      version: sale.version,
      invoice: { id: invoice.id, items: frames.map(({ id }) => ({ id })) },
    });
    expect((await jobOf(job.id)).status).toBe("mounting");
    expect(await shop.service(service.id)).toMatchObject({ invoice_item: "", job: job.id });
    expect(await shop.violations()).toEqual([]);
    expectOk(await shop.deleteService(service.id));
    expectOk(await shop.send("DELETE", recordsPath("optique_prescriptions", prescription)));
  });

  it("remakes stay without their job when the client is erased", async () => {
    const { job, client, lens } = await stockedGlasses();
    const { service } = await remake(job.id, { eyes: "right" });
    const { name } = await shop.read("optique_clients", client);
    expectOk(await shop.send("POST", `/api/optique/clients/${client}/erase`, { name }));
    expect(await shop.find("optique_jobs")).toEqual([]);
    const kept = await shop.service(service.id);
    expect(kept).toMatchObject({ job: "", values: "", rank: 1, remake_number: "" });
    expect(kept.items).toMatchObject([{ product: lens.id, quantity: 1 }]);
    type Hidden = { undo: unknown };
    const path = recordsPath("optique_services", service.id);
    expect(expectOk(await shop.sendAsAdmin<Hidden>("GET", path)).undo).toBeNull();
    expect(await shop.violations()).toEqual([]);
  });

  it("remakes are numbered from 1 again when the earlier one was deleted", async () => {
    const { job } = await stockedGlasses();
    const first = await remake(job.id, { eyes: "right" });
    await remake(job.id, { eyes: "left" });
    await remake(job.id, { eyes: "right" });
    expectOk(await shop.deleteService(first.service.id));
    expect((await remakesOf()).map(([rank, status]) => [rank, status])).toEqual([
      [1, "cancelled"],
      [2, "todo"],
    ]);
    expect(await shop.violations()).toEqual([]);
  });
});

describe("the deletion of a remake", () => {
  it("needs the right to delete when the job moved on, or was made again", async () => {
    const { job } = await stockedGlasses();
    const first = await remake(job.id, { eyes: "right" });
    const seller = await shop.colleague("seller");
    const mine = servicesOf(seller);
    const { service } = await remake(job.id, { eyes: "left" }, seller);
    expect((await mine.deleteService(first.service.id)).status).toBe(403);
    await shop.moveJob(job.id, "ready");
    expect((await mine.deleteService(service.id)).status).toBe(403);
    expectOk(await shop.deleteService(service.id));
    expect(await shop.violations()).toEqual([]);
  });

  it("a remake before one that was ordered cannot be deleted", async () => {
    const { job } = await madeGlasses();
    const first = await remake(job.id, { eyes: "right" });
    await shop.moveJob(job.id, "ordered");
    const second = await remake(job.id, { eyes: "left" });
    await shop.moveJob(job.id, "ordered");
    expect(refusedAt(await shop.deleteService(first.service.id))).toEqual([
      409,
      { id: "remake_ordered" },
    ]);
    expectOk(await shop.deleteService(second.service.id));
    expectOk(await shop.deleteService(first.service.id));
  });
});

describe("a random history of remakes", () => {
  it("numbers count from 1, the latest remake follows its job, and the stock fits the parts", async () => {
    const random = seededRandom(20261128);
    const { job, lens } = await stockedGlasses(6);
    const moves = ["ordered", "mounting", "ready", "delivered"] as const;
    for (let round = 0; round < 40; round += 1) {
      const tickets = await shop.find("optique_services");
      const act = random.int(1, 5);
      if (act === 1) await sendRemake(job.id, { eyes: random.pick(["", "right", "left"]) });
      else if (act === 3 && tickets.length > 0)
        expect([200, 204, 409]).toContain(
          (await shop.deleteService(random.pick(tickets).id)).status,
        );
      else await shop.moveJob(job.id, random.pick(moves));
    }
    const tickets = await shop.find("optique_services");
    expect(tickets.length).toBeGreaterThan(1);
    const latest = tickets.at(-1);
    expect(tickets.map(({ rank }) => rank)).toEqual(tickets.map((_, at) => at + 1));
    expect(latest?.status).toBe(followedStatus((await jobOf(job.id)).status));
    const parts = await shop.find("optique_service_items");
    const out = parts.reduce((all, { quantity }) => all + quantity, 0);
    expect(await shop.stockOf(lens.id)).toBe(6 - out);
    expect(await shop.violations()).toEqual([]);
  });
});

describe("the lab order of a remake", () => {
  const orderOfJob = async (id: string): Promise<Order | null> =>
    orderOf((await jobOf(id)).ordered);

  it("contains the remade lenses only, by the other prescription, and is marked when that changes", async () => {
    const { job, client, prescription } = await madeGlasses();
    const values = newId();
    const eyes = { right_sphere: -2.5, left_sphere: -1.5, right_add: 2.25 };
    const other = await shop.savePrescription(values, {
      client,
      date: today(),
      notes: "",
      ...eyes,
    });
    const patch = (id: string, changed: object) =>
      shop.send("PATCH", recordsPath("optique_prescriptions", id), changed);
    expectOk(await patch(prescription, { right_height: 18 }));
    const { service } = await remake(job.id, { eyes: "right", values, cause: "prescription" });
    await shop.moveJob(job.id, "ordered");
    const order = await orderOfJob(job.id);
    expect(order?.remade).toEqual({
      number: service.remake_number,
      eyes: "right",
      pair: 1,
      values,
    });
    expect(order?.lenses).toEqual([
      {
        eye: "right",
        pair: 1,
        use: "",
        product: shop.lens.id,
        name: "Progressif 1.6",
        values: { sphere: -2.5, addition: 2.25, height: 18 },
      },
    ]);
    expectOk(await patch(prescription, { left_sphere: -3 }));
    expect((await jobOf(job.id)).changed).toBe(false);
    await shop.savePrescription(values, { version: other.version, right_sphere: -2.75 });
    expect((await jobOf(job.id)).changed).toBe(true);
    expectOk(await patch(values, { right_sphere: -2.5 }));
    expect((await jobOf(job.id)).changed).toBe(false);
  });
});

describe("a remake after a breakage in the workshop", () => {
  const restored = [
    "status",
    "promised_on",
    "ready_pairs",
    "lab_reference",
    "ordered",
    "changed",
    "steps",
  ] as const;
  const fieldsOf = (job: Job) => Object.fromEntries(restored.map((name) => [name, job[name]]));
  const broken = { cause: "mounting" };

  it("its author can undo it within the hour, with stock, state, promised day, pairs and lab reference", async () => {
    const workshop = await shop.colleague("workshop");
    const { job } = await madeGlasses();
    const path = recordsPath("optique_jobs", job.id);
    expectOk(await shop.send("PATCH", path, { lab_reference: "BL-77", promised_on: "2026-01-10" }));
    await shop.moveJob(job.id, "ready");
    const before = fieldsOf(await jobOf(job.id));
    const { service, job: again } = await remake(
      job.id,
      { ...broken, worker: workshop.id },
      workshop,
    );
    expect(again).toMatchObject({ status: "to_order", lab_reference: "" });
    expectOk(await workshop.send("DELETE", recordsPath("optique_services", service.id)));
    expect(fieldsOf(await jobOf(job.id))).toEqual(before);
    const { job: shelf, lens } = await stockedGlasses();
    const was = fieldsOf(await jobOf(shelf.id));
    const one = await remake(shelf.id, { ...broken, eyes: "right" }, workshop);
    expect(await shop.stockOf(lens.id)).toBe(11);
    expectOk(await workshop.send("DELETE", recordsPath("optique_services", one.service.id)));
    expect(await shop.stockOf(lens.id)).toBe(12);
    expect(fieldsOf(await jobOf(shelf.id))).toEqual(was);
    expect(await shop.find("optique_services")).toEqual([]);
    expect(await shop.violations()).toEqual([]);
  });

  it("its undo restores the status, the order and the day of delivery", async () => {
    const { job } = await madeGlasses();
    for (const status of ["ordered", "delivered"]) {
      await shop.moveJob(job.id, status);
      const { delivered_on, ...before } = await jobOf(job.id);
      const { service } = await remake(job.id, broken);
      expectOk(await shop.deleteService(service.id));
      const after = await jobOf(job.id);
      expect(fieldsOf(after)).toEqual(fieldsOf({ ...before, delivered_on }));
      expect(after.delivered_on).toBe(delivered_on);
    }
    expect(await shop.violations()).toEqual([]);
  });

  it("its undo leaves a job where it has moved since, and an earlier remake follows that job again", async () => {
    const { job, lens } = await stockedGlasses();
    const first = await remake(job.id, { ...broken, eyes: "right" });
    const second = await remake(job.id, { ...broken, eyes: "left" });
    await shop.moveJob(job.id, "ready");
    expectOk(await shop.deleteService(second.service.id));
    expect(await shop.stockOf(lens.id)).toBe(11);
    expect((await jobOf(job.id)).status).toBe("ready");
    expect((await shop.service(first.service.id)).status).toBe("ready");
    expect(await shop.violations()).toEqual([]);
  });

  it("other people need the right to delete, and their deletion leaves the job as it is", async () => {
    const [author, other] = [await shop.colleague("workshop"), await shop.colleague("workshop")];
    const { job } = await madeGlasses();
    const { service } = await remake(job.id, broken, author);
    const path = recordsPath("optique_services", service.id);
    expect((await other.send("DELETE", path)).status).toBe(403);
    expectOk(await shop.send("DELETE", path));
    expect((await jobOf(job.id)).status).toBe("to_order");
  });

  it("a ticket that was open before the breakage can only be deleted with the right to delete", async () => {
    const author = await shop.colleague("workshop");
    const { job, client } = await stockedGlasses();
    const id = newId();
    const ticket = { kind: "repair", object: "Monture", client };
    expectOk(await author.send("PUT", `/api/optique/services/${id}`, ticket));
    await remake(job.id, { ...broken, id }, author);
    expect((await author.send("DELETE", recordsPath("optique_services", id))).status).toBe(403);
  });
});

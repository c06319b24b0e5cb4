import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { addDays, type IsoDay, today } from "#domain/core/days/days.ts";
import type { Client, Job, Product } from "#domain/core/records.ts";
import { promisedDay, type JobStep } from "#domain/workshop/jobs.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

const server = await sharedServer();
let shop: Shop;
let client: Client;
let frame: Product;
let lens: Product;
let lab: string;

async function openWorkshop(): Promise<void> {
  shop = await openShop(server);
  client = await shop.client({ phone: "06 00 00 00 01" });
  frame = await shop.product({ stock: 100 });
}
/** Lab and lens that a test sells, deletes or counts. */
async function stockLens(): Promise<void> {
  lab = (await shop.create("optique_suppliers", { name: "Labo Chellah" })).id;
  lens = await shop.product({
    name: "Progressif 1.6",
    type: "lens",
    reference: "PROG",
    stock: 4,
    supplier: lab,
  });
}
beforeAll(async () => {
  await openWorkshop();
});
beforeEach(stockLens);

/** For tests that count all jobs of the shop, or change its settings. */
function inOwnShop(): void {
  beforeEach(async () => {
    await openWorkshop();
    await stockLens();
  });
  afterAll(openWorkshop);
}

const day = today();
const stored = (text: string) => `${text} 00:00:00.000Z`;
/** Body of a sale dated today, with these lines. */
const sale = (items: object[], values: object = {}) => ({
  client: client.id,
  date: day,
  notes: "",
  right_sphere: -2,
  left_sphere: -1.75,
  invoice: { id: newId(), items, payments: [payment(100)] },
  ...values,
});
const twoLenses = () => line(lens.id, 2, 700);
const jobOf = async (prescription: string): Promise<Job | undefined> =>
  (await shop.find("optique_jobs", `prescription="${prescription}"`))[0];
const jobs = recordsPath("optique_jobs");
const stepsOf = (job: Job | null | undefined) => job?.steps as JobStep[];
const statusesOf = (job: Job | null | undefined) => stepsOf(job).map(({ status }) => status);

async function sell(items: object[], values: object = {}) {
  const id = newId();
  const document = await shop.savePrescription(id, sale(items, values));
  return { id, document };
}
const move = (job: { id: string }, values: object) =>
  shop.send<Job>("PATCH", `${jobs}/${job.id}`, values);

describe("a sale of lenses creates its job", () => {
  it("in state 'mounting' when all are in stock, promised after the mounting days", async () => {
    const { id, document } = await sell([twoLenses(), line(frame.id, 1, 850)]);
    expect(document.job).toMatchObject({
      prescription: id,
      company: shop.company,
      status: "mounting",
      promised_on: stored(promisedDay(day, 3)),
      lab,
      steps: [{ status: "mounting", by: "Samira" }],
    });
    expect(document.job).toEqual({ ...(await jobOf(id)), remake: null });
  });

  it("in state 'to order' when stock is short, where the same lens on two lines counts together", async () => {
    const { document } = await sell([line(lens.id, 3, 700), line(lens.id, 2, 700)]);
    expect(document.job).toMatchObject({
      status: "to_order",
      promised_on: stored(promisedDay(day, 7)),
    });
    const exact = await shop.product({ name: "Unifocal", type: "lens", stock: 2 });
    expect((await sell([line(exact.id, 2, 1)])).document.job?.status).toBe("mounting");
  });

  it("promised from the day of its invoice, and a sale without a lens creates no job", async () => {
    const { document } = await sell([twoLenses()], { date: "2026-10-02" });
    expect(document.job?.promised_on).toBe(stored("2026-10-05"));
    expect((await sell([line(frame.id, 1, 850)])).document.job).toBeNull();
    expect((await sell([])).document.job).toBeNull();
  });

  describe("in a shop with delays of its own", () => {
    inOwnShop();

    it("promised after the shop's own delays", async () => {
      await shop.send("PATCH", recordsPath("optique_companies", shop.company), {
        mounting_days: 0,
        lab_days: 1,
      });
      const promised = async (quantity: number) =>
        (await sell([line(lens.id, quantity, 700)])).document.job?.promised_on;
      expect(await promised(2)).toBe(stored(promisedDay(day, 0)));
      expect(await promised(9)).toBe(stored(promisedDay(day, 1)));
    });
  });

  it("with the job values that are sent; invalid ones are refused", async () => {
    const job = { promised_on: "2026-12-24", tray: " 14 ", notes: "Hauteur 19", lab };
    const { document } = await sell([twoLenses()], { job });
    expect(document.job).toMatchObject({ promised_on: stored("2026-12-24"), tray: "14", lab });
    const id = newId();
    for (const [values, field] of [
      [{ lab: newId() }, "job.lab"],
      [{ promised_on: "2026-02-30" }, "job.promised_on"],
      ["demain", "job"],
    ] as const) {
      const answer = await shop.send(
        "PUT",
        `/api/optique/prescriptions/${id}`,
        sale([twoLenses()], { job: values }),
      );
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.data)).toEqual([field]);
    }
    expect(await shop.find("optique_prescriptions", `id="${id}"`)).toEqual([]);
  });

  it("but ignores job values of a sale without a lens, and null or empty ones", async () => {
    const { document } = await sell([line(frame.id, 1, 850)], { job: { lab: newId() } });
    expect(document.job).toBeNull();
    for (const job of [null, {}])
      expect((await sell([twoLenses()], { job })).document.job?.tray).toBe("");
  });

  it("also when a lens is written by itself, or through the invoice's route", async () => {
    const { document } = await sell([line(frame.id, 1, 850)]);
    const invoice = document.invoice?.id ?? "";
    await shop.create("optique_invoice_items", { ...twoLenses(), invoice });
    expect(await jobOf(document.id)).toMatchObject({ status: "mounting", lab });
    const other = (await sell([line(frame.id, 1, 850)])).document.invoice;
    const { version } = expectOk(
      await shop.send<{ version: string }>("GET", `/api/optique/invoices/${other?.id}`),
    );
    const saved = await shop.saveInvoice(other?.id ?? "", {
      version,
      items: [line(lens.id, 8, 700)],
      job: { tray: "3" },
    });
    expect(saved.job).toMatchObject({ status: "to_order", tray: "3" });
  });
});

describe("a job in its sale's document", () => {
  it("the job is not part of the version, and may change without one", async () => {
    const { id, document } = await sell([twoLenses()]);
    const moved = expectOk(await move(document.job as Job, { status: "ready" }));
    const read = expectOk(
      await shop.send<typeof document>("GET", `/api/optique/prescriptions/${id}`),
    );
    expect(read.version).toBe(document.version);
    expect(read.job).toMatchObject({ id: moved.id, status: "ready" });
    const saved = await shop.savePrescription(id, { job: { tray: "7" } });
    expect(saved.job).toMatchObject({ status: "ready", tray: "7", lab });
    // The document's version is still valid after the job has changed.
    await shop.savePrescription(id, { version: document.version, notes: "Plus tard" });
    const { version } = document;
    const unlabelled = await shop.savePrescription(id, { version, job: { lab: "" } });
    expect(unlabelled).toMatchObject({ notes: "Plus tard", job: { lab: "", tray: "7" } });
    const invoice = await shop.saveInvoice(document.invoice?.id ?? "", { job: { tray: "8" } });
    expect(invoice.job?.tray).toBe("8");
  });

  it("a deleted job is not created again by a payment or a frame", async () => {
    const { id, document } = await sell([twoLenses(), line(frame.id, 1, 850)]);
    const invoice = document.invoice?.id ?? "";
    expectOk(await shop.send("DELETE", `${jobs}/${document.job?.id}`));
    await shop.create("optique_payments", { ...payment(50), invoice });
    await shop.create("optique_invoice_items", { ...line(frame.id, 1, 850), invoice });
    expect(await jobOf(id)).toBeUndefined();
    await shop.create("optique_invoice_items", { ...line(lens.id, 1, 700), invoice });
    const job = await jobOf(id);
    expect(job).toBeDefined();
    expectOk(await shop.send("DELETE", `${jobs}/${job?.id}`));
    const { version } = expectOk(
      await shop.send<{ version: string }>("GET", `/api/optique/prescriptions/${id}`),
    );
    const saved = await shop.savePrescription(id, { version, notes: "Suivie de nouveau" });
    expect(saved.job).toMatchObject({ prescription: id });
  });

  it("a job keeps status and promised day through later saves of the sale", async () => {
    const { id, document } = await sell([twoLenses()]);
    await move(document.job as Job, { status: "ordered" });
    const later = await shop.savePrescription(id, {
      version: document.version,
      date: "2026-10-01",
      notes: "Plus tard",
      invoice: { id: document.invoice?.id, date: "2026-10-01", items: [line(lens.id, 4, 1)] },
    });
    expect(later.job).toMatchObject({
      status: "ordered",
      promised_on: document.job?.promised_on,
    });
  });

  it("a job is deleted with its last lens before it is ordered, and stays afterwards", async () => {
    for (const [status, stays] of [
      ["mounting", false],
      ["to_order", false],
      ["ordered", true],
      ["ready", true],
    ] as const) {
      const { id, document } = await sell([line(lens.id, 1, 1), line(frame.id, 1, 1)]);
      await move(document.job as Job, { status });
      const left = await shop.savePrescription(id, {
        version: document.version,
        invoice: { id: document.invoice?.id, items: [line(frame.id, 1, 1)] },
      });
      expect(Boolean(left.job), status).toBe(stays);
      const again = await shop.savePrescription(id, { version: left.version, notes: "Rien" });
      expect(Boolean(again.job), status).toBe(stays);
    }
  });

  it("a job is deleted with a single lens, with its invoice, and with its prescription", async () => {
    const first = await sell([twoLenses(), line(frame.id, 1, 1)]);
    const [item] = first.document.invoice?.items ?? [];
    await shop.send("DELETE", recordsPath("optique_invoice_items", item?.id));
    expect(await jobOf(first.id)).toBeUndefined();

    const second = await sell([twoLenses()]);
    const third = await sell([line(lens.id, 1, 1)]);
    await move(third.document.job as Job, { status: "ready" });
    for (const { document } of [second, third])
      await shop.send("DELETE", recordsPath("optique_invoices", document.invoice?.id));
    expect(await jobOf(second.id)).toBeUndefined();
    expect(await jobOf(third.id)).toMatchObject({ status: "ready" });

    await shop.send("DELETE", recordsPath("optique_prescriptions", third.id));
    expect(await jobOf(third.id)).toBeUndefined();
  });

  it("a sale's deletion says whether its job is deleted too: before it is ordered, not afterwards", async () => {
    const told = async (list: string, id = "") =>
      expectOk(await shop.send<{ hasJob: boolean }>("GET", `/api/optique/removals/${list}/${id}`))
        .hasJob;
    for (const [status, goes] of [
      ["to_order", true],
      ["mounting", true],
      ["ordered", false],
      ["ready", false],
      ["delivered", false],
    ] as const) {
      const { id, document } = await sell([line(lens.id, 1, 1)]);
      await move(document.job as Job, { status });
      expect(await told("invoices", document.invoice?.id), status).toBe(goes);
      expect(await told("prescriptions", id), status).toBe(true);
      await shop.send("DELETE", recordsPath("optique_invoices", document.invoice?.id));
      expect(Boolean(await jobOf(id)), status).toBe(!goes);
    }
    const { id, document } = await sell([line(frame.id, 1, 1)]);
    expect(await told("prescriptions", id)).toBe(false);
    // A job created by hand is not deleted with a lens.
    await shop.create("optique_jobs", { prescription: id });
    expect(await told("invoices", document.invoice?.id)).toBe(false);
    const other = await sell([line(lens.id, 1, 1)]);
    const second = await shop.create("optique_invoices", {
      client: client.id,
      prescription: other.id,
      date: day,
    });
    await shop.create("optique_invoice_items", { ...line(lens.id, 1, 1), invoice: second.id });
    expect(await told("invoices", second.id)).toBe(false);
    await shop.send("DELETE", recordsPath("optique_invoices", second.id));
    expect(await jobOf(other.id)).toBeDefined();
  });

  it("a job moves with its invoice to another prescription", async () => {
    const { id, document } = await sell([twoLenses()]);
    const other = newId();
    await shop.savePrescription(other, { client: client.id, date: day, notes: "" });
    expectOk(
      await shop.send("PATCH", recordsPath("optique_invoices", document.invoice?.id), {
        prescription: other,
      }),
    );
    expect(await jobOf(id)).toBeUndefined();
    expect(await jobOf(other)).toMatchObject({ status: "mounting" });
  });

  it("a retry does not write the job again", async () => {
    const id = newId();
    const body = sale([twoLenses()], { job: { tray: "4" } });
    const first = await shop.savePrescription(id, body);
    const second = await shop.savePrescription(id, body);
    expect(second).toEqual(first);
  });
});

describe("the steps of a job", () => {
  it("a job's steps are written by the server: any status may follow, and a repeated one adds none", async () => {
    const { document } = await sell([twoLenses()]);
    const job = document.job as Job;
    const order = ["ready", "to_order", "ordered", "mounting", "delivered", "ready"] as const;
    for (const status of order) expect(expectOk(await move(job, { status })).status).toBe(status);
    const before = await shop.read("optique_jobs", job.id);
    expect(statusesOf(before)).toEqual(["mounting", ...order]);
    const again = expectOk(await move(job, { status: "ready", steps: [] }));
    expect(again).toEqual(before);
    expect(await shop.read("optique_jobs", job.id)).toEqual(before);
    const noted = expectOk(await move(job, { problem: "Casse", steps: [{ status: "ready" }] }));
    expect(noted.steps).toEqual(before.steps);
    expect(stepsOf(noted).every(({ by, at }) => by === "Samira" && at.endsWith("Z"))).toBe(true);
  });

  it("an unknown status, an invalid day and another shop's lab are refused", async () => {
    const { document } = await sell([twoLenses()]);
    const elsewhere = await openShop(server);
    const foreign = (await elsewhere.create("optique_suppliers", { name: "Autre" })).id;
    for (const [values, field] of [
      [{ status: "lost" }, "status"],
      [{ promised_on: "hier" }, "promised_on"],
      [{ lab: foreign }, "lab"],
      [{ prescription: newId() }, "prescription"],
      [{ tray: "x".repeat(501) }, "tray"],
    ] as const) {
      const { status, body } = await shop.send("PATCH", `${jobs}/${document.job?.id}`, values);
      expect(status, field).toBe(400);
      expect(Object.keys(body.data)).toEqual([field]);
    }
    const blank = expectOk(await move(document.job as Job, { status: "", promised_on: "" }));
    expect(blank).toMatchObject({ status: "mounting", promised_on: document.job?.promised_on });
  });

  it("two stations with the same move add one step", async () => {
    const { document } = await sell([twoLenses()]);
    const job = document.job as Job;
    await Promise.all([move(job, { status: "ready" }), move(job, { status: "ready" })]);
    expect(statusesOf(await shop.read("optique_jobs", job.id))).toEqual(["mounting", "ready"]);
  });

  it("two stations with different moves add both steps, and the later one is the job's status", async () => {
    const { document } = await sell([twoLenses()]);
    const job = document.job as Job;
    await Promise.all([move(job, { status: "ready" }), move(job, { status: "to_order" })]);
    const moved = await shop.read("optique_jobs", job.id);
    const [first, ...later] = statusesOf(moved);
    expect(first).toBe("mounting");
    expect([...later].sort()).toEqual(["ready", "to_order"]);
    expect(moved.status).toBe(later[1]);
  });
});

describe("a job created by hand, without a sale of lenses", () => {
  it("a job by hand is to order, and promised like a sale's job, once for each prescription", async () => {
    const { id } = await sell([line(frame.id, 1, 1)], { date: "2026-11-02" });
    const made = await shop.create("optique_jobs", { prescription: id });
    expect(made).toMatchObject({
      status: "to_order",
      promised_on: stored("2026-11-09"),
      company: shop.company,
    });
    expect(statusesOf(made)).toEqual(["to_order"]);
    const again = await shop.send("POST", jobs, { prescription: id });
    expect(again.status).toBe(400);
    expect(again.body.data["prescription"]?.message).toBe("Cette prescription a déjà un montage.");
    expect(await jobOf(id)).toEqual(made);
    for (const prescription of ["", newId()])
      expect((await shop.send("POST", jobs, { prescription })).status).toBe(400);
  });

  it("a job sent again with its id is refused there, and the stored one stays", async () => {
    const { id: prescription } = await sell([line(frame.id, 1, 1)]);
    const body = { id: newId(), prescription, promised_on: "2026-12-24" };
    const made = expectOk(await shop.send<Job>("POST", jobs, body));
    const again = await shop.send("POST", jobs, body);
    expect(Object.keys(again.body.data)).toEqual(["id"]);
    // The browser then updates the stored job to the same values, and nothing is written.
    const { id, ...values } = body;
    expect(expectOk(await move({ id }, values))).toEqual(made);
    expect(await jobOf(prescription)).toEqual(made);
    const elsewhere = await openShop(server);
    expect((await elsewhere.send("PATCH", `${jobs}/${id}`, values)).status).toBe(404);
  });

  it("survives saves that do not remove the last lens", async () => {
    const { id, document } = await sell([line(frame.id, 1, 1)]);
    await shop.create("optique_jobs", { prescription: id });
    await shop.savePrescription(id, {
      version: document.version,
      invoice: { id: document.invoice?.id, items: [line(frame.id, 2, 1)] },
    });
    expect(await jobOf(id)).toBeDefined();
    await shop.send("DELETE", recordsPath("optique_invoices", document.invoice?.id));
    expect(await jobOf(id)).toBeDefined();
  });

  it("a job has a journal entry of its own when it is deleted with its prescription", async () => {
    const { id, document } = await sell([twoLenses()]);
    expectOk(await shop.send("DELETE", recordsPath("optique_prescriptions", id)));
    expect(await jobOf(id)).toBeUndefined();
    const told = await shop.find("optique_journal", `record="${document.job?.id}"`);
    expect(told).toMatchObject([
      { action: "delete", collection: "optique_jobs", label: "", actor_name: "Samira" },
    ]);
    // The promised day is no personal data.
    const { promised_on, ...others } = (told[0]?.changes ?? {}) as Record<string, unknown[]>;
    expect(promised_on).toEqual([document.job?.promised_on, null]);
    expect(Object.values(others).flat()).toEqual([]);
  });

  it("a job's deletion is journalled, and a lab with a job cannot be deleted", async () => {
    const { document } = await sell([twoLenses()]);
    const refused = await shop.send("DELETE", recordsPath("optique_suppliers", lab));
    expect(refused.status).toBe(400);
    await shop.send("PATCH", recordsPath("optique_products", lens.id), { supplier: "" });
    const named = await shop.send("DELETE", recordsPath("optique_suppliers", lab));
    expect(named.body.message).toMatch(/labo de montages/);
    expectOk(await shop.send("DELETE", `${jobs}/${document.job?.id}`));
    const [entry] = await shop.find("optique_journal", `record="${document.job?.id}"`);
    expect(entry).toMatchObject({ action: "delete", collection: "optique_jobs" });
    expectOk(await shop.send("DELETE", recordsPath("optique_suppliers", lab)));
  });
});

describe("the eye of a lens on its line", () => {
  it("the eye of a lens is stored with its line, and an unknown eye is refused", async () => {
    const items = [{ ...line(lens.id, 1, 1), eye: "left" }, line(lens.id, 1, 1)];
    const { id, document } = await sell(items);
    expect(document.invoice?.items.map(({ eye }) => eye)).toEqual(["left", ""]);
    const { eye: _, ...bare } = items[0] as { eye: string };
    const kept = await shop.savePrescription(id, {
      version: document.version,
      invoice: { id: document.invoice?.id, items: [bare] },
    });
    expect(kept.invoice?.items.map(({ eye }) => eye)).toEqual(["left"]);
    const bad = sale([{ ...line(lens.id, 1, 1), eye: "middle" }]);
    const { status, body } = await shop.send("PUT", `/api/optique/prescriptions/${newId()}`, bad);
    expect([status, Object.keys(body.data)]).toEqual([400, ["invoice.items.0.eye"]]);
  });
});

describe("a user of another shop", () => {
  it("cannot see or change a job of this one", async () => {
    const { id, document } = await sell([twoLenses()]);
    const other = await openShop(server);
    const job = document.job as Job;
    for (const [method, path, body] of [
      ["GET", `${jobs}/${job.id}`, undefined],
      ["PATCH", `${jobs}/${job.id}`, { status: "ready" }],
      ["DELETE", `${jobs}/${job.id}`, undefined],
      ["POST", jobs, { prescription: id }],
    ] as const)
      expect((await other.send(method, path, body)).status).toBeGreaterThanOrEqual(400);
    expect(await other.find("optique_jobs")).toEqual([]);
    const number = document.invoice?.invoice_number ?? "";
    const empty = { items: [], totalItems: 0 };
    for (const list of ["lists/jobs", `lists/jobs?lab=${lab}`, `lists/jobs?q=${number}`])
      expect((await other.send("GET", `/api/optique/${list}`)).body, list).toMatchObject(empty);
    const found = await other.send("GET", `/api/optique/search?q=${number}`);
    expect(found.body).toMatchObject({ jobs: [] });
    const seen = expectOk(
      await other.send<{ columns: { count: number }[] }>("GET", "/api/optique/jobs/board"),
    );
    expect(seen.columns.every(({ count }) => count === 0)).toBe(true);
    expect(job).toEqual({ ...(await shop.read("optique_jobs", job.id)), remake: null });
  });
});

type Card = Job & {
  expand: {
    client: { name: string };
    lab: { name: string } | null;
    invoice: { invoice_number: string; remaining: number };
  };
  lens: string;
  frame: string | null;
  lenses: number;
  stepAt: string;
  messagedAt: string | null;
  messagedBy: string | null;
};
type Board = {
  columns: { status: string; count: number; cards: Card[] }[];
  labs: { id: string; name: string }[];
  jobsOpen: number;
  jobsLate: number;
  jobsReady: number;
};
const boardOf = async (query = "") =>
  expectOk(await shop.send<Board>("GET", `/api/optique/jobs/board${query}`));
const column = ({ columns }: Board, status: string) =>
  columns.find((one) => one.status === status) ?? { count: -1, cards: [] };

describe("the board, GET jobs/board", () => {
  inOwnShop();

  it("groups cards by status, soonest promised first", async () => {
    const late = await sell([twoLenses(), line(frame.id, 1, 850)], {
      job: { promised_on: addDays(day, -2) },
    });
    const soon = await sell([twoLenses()]);
    const ordered = await sell([line(lens.id, 2, 700)]);
    await move(ordered.document.job as Job, { status: "delivered" });
    const seen = await boardOf();
    expect(seen.columns.map(({ status }) => status)).toEqual([
      "to_order",
      "ordered",
      "mounting",
      "ready",
      "delivered",
    ]);
    expect(column(seen, "mounting").cards.map(({ prescription }) => prescription)).toEqual([
      late.id,
      soon.id,
    ]);
    expect(column(seen, "mounting").cards[0]).toMatchObject({
      expand: {
        client: { name: "Benali Aïcha" },
        lab: { name: "Labo Chellah" },
        invoice: { invoice_number: late.document.invoice?.invoice_number, remaining: 2150 },
      },
      lens: "Progressif 1.6",
      frame: "Monture Riad",
      lenses: 2,
      steps: late.document.job?.steps,
      stepAt: stepsOf(late.document.job)[0]?.at,
      messagedAt: null,
      messagedBy: null,
    });
    expect(column(seen, "delivered")).toMatchObject({ count: 1 });
    expect(seen).toMatchObject({ jobsOpen: 2, jobsLate: 1, jobsReady: 0 });
    expect(seen.labs).toEqual([{ id: lab, name: "Labo Chellah" }]);
  });

  it("the board is searched by client and number, and filtered by lab", async () => {
    const { document } = await sell([twoLenses()]);
    const karim = await shop.client({ name: "Haddad Karim" });
    await sell([twoLenses()], { client: karim.id, job: { tray: "9" } });
    const number = document.invoice?.invoice_number ?? "";
    expect(column(await boardOf(`?q=${number}`), "mounting").cards).toHaveLength(1);
    expect(column(await boardOf("?q=haddad"), "mounting").cards[0]?.tray).toBe("9");
    expect(column(await boardOf("?q=personne"), "mounting").count).toBe(0);
    expect(column(await boardOf(`?lab=${lab}`), "mounting").count).toBe(2);
    expect(column(await boardOf(`?lab=${newId()}`), "mounting").count).toBe(0);
    expect(column(await boardOf(`?lab=${lab}&q=haddad`), "mounting").count).toBe(1);
    // The filter compares the job's own lab; that of the lens is only a proposal at the sale.
    await move(document.job as Job, { lab: "" });
    expect(column(await boardOf(`?lab=${lab}`), "mounting").cards[0]?.tray).toBe("9");
  });

  it("shows jobs delivered today by the shop's clock, latest first", async () => {
    const handedOver = async () => {
      const { document } = await sell([twoLenses()]);
      return expectOk(await move(document.job as Job, { status: "delivered" }));
    };
    const [first, second, before] = [await handedOver(), await handedOver(), await handedOver()];
    const midnight = new Date(`${day}T00:00:00`).getTime();
    const at = async ({ id }: Job, instant: number) => {
      const steps = JSON.stringify([
        {
          status: "delivered",
          at: new Date(instant).toISOString().replace("T", " "),
          by: "Samira",
        },
      ]);
      const query = `UPDATE optique_jobs SET steps = '${steps}' WHERE id = '${id}'`;
      expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
    };
    await at(before, midnight - 1);
    await at(first, midnight);
    expect(column(await boardOf(), "delivered").cards.map(({ id }) => id)).toEqual([
      second.id,
      first.id,
    ]);
  });

  it("ready jobs have the longest waiting first, and those without a message are counted", async () => {
    const first = await sell([twoLenses()]);
    const second = await sell([twoLenses()]);
    for (const { document } of [first, second])
      await move(document.job as Job, { status: "ready" });
    expect(column(await boardOf(), "ready").cards.map(({ prescription }) => prescription)).toEqual([
      first.id,
      second.id,
    ]);
    expect((await boardOf()).jobsReady).toBe(2);
    const message = await shop.create("optique_messages", {
      client: client.id,
      kind: "ready",
      record: first.id,
      phone: "0600000001",
      text: "Vos lunettes sont prêtes",
    });
    const told = await boardOf();
    expect(told.jobsReady).toBe(1);
    expect(column(told, "ready").cards[0]).toMatchObject({
      messagedAt: message.created,
      messagedBy: "Samira",
    });
    const dashboard = expectOk(await shop.send<{ today: object }>("GET", "/api/optique/dashboard"));
    expect(dashboard.today).toMatchObject({ jobsLate: 0, jobsReady: 1 });
    await move(first.document.job as Job, { status: "mounting" });
    await move(first.document.job as Job, { status: "ready" });
    expect((await boardOf()).jobsReady).toBe(2);
  });
});

describe("the list, GET lists/jobs", () => {
  inOwnShop();

  type Listed = { totalItems: number; items: Card[] };
  const listed = async (query = "") =>
    expectOk(await shop.send<Listed>("GET", `/api/optique/lists/jobs${query}`));

  it("sorts by promised day and hides delivered jobs by default", async () => {
    const made = [];
    for (const [status, promised] of [
      ["mounting", 3],
      ["delivered", -9],
      ["ordered", -1],
      ["ready", -4],
    ] as const) {
      const { document } = await sell([line(lens.id, 1, 1)], {
        job: { promised_on: addDays(day, promised) },
      });
      made.push(expectOk(await move(document.job as Job, { status })));
    }
    const [mounting, delivered, ordered, ready] = made;
    const ids = async (query: string) => (await listed(query)).items.map(({ id }) => id);
    expect(await ids("")).toEqual([ready?.id, ordered?.id, mounting?.id]);
    expect(await ids("?status=delivered")).toEqual([delivered?.id]);
    expect(await ids("?status=delivered,ordered")).toEqual([delivered?.id, ordered?.id]);
    expect(await ids("?late=1")).toEqual([ordered?.id]);
    expect(await ids(`?lab=${lab}&perPage=1`)).toEqual([ready?.id]);
    expect((await listed(`?lab=${lab}&perPage=1`)).totalItems).toBe(3);
    expect(await ids("?q=benali")).toEqual([ready?.id, ordered?.id, mounting?.id]);
    expect(await ids(`?status=lost`)).toEqual([]);
    const found = expectOk(
      await shop.send<{ jobs: Card[] }>("GET", "/api/optique/search?q=benali"),
    );
    expect(found.jobs).toHaveLength(3);
  });

  it("the list has the same job states as the lists of prescriptions and invoices", async () => {
    const { document } = await sell([twoLenses()]);
    for (const list of ["prescriptions", "invoices"]) {
      const { items } = expectOk(
        await shop.send<{ items: { job?: object }[] }>("GET", `/api/optique/lists/${list}`),
      );
      expect(items[0]?.job).toEqual({
        id: document.job?.id,
        status: "mounting",
        promised_on: document.job?.promised_on,
      });
    }
  });
});

it("the integrity report checks states and steps of jobs", async () => {
  await openWorkshop();
  await stockLens();
  const { document } = await sell([twoLenses()]);
  type Report = { violations: { rule: string; record: string }[] };
  const report = async () =>
    expectOk(await shop.send<Report>("GET", "/api/optique/integrity")).violations;
  expect(await report()).toEqual([]);
  const query = `UPDATE optique_jobs SET status = 'ready' WHERE id = '${document.job?.id}'`;
  expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
  expect(await report()).toMatchObject([
    { rule: "a job's state is its last step", record: document.job?.id },
  ]);
  const orphan = `UPDATE optique_jobs SET prescription = '' WHERE id = '${document.job?.id}'`;
  expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query: orphan }));
  expect(await report()).toContainEqual(
    expect.objectContaining({ rule: "a job has its prescription", record: document.job?.id }),
  );
});

const sunday = "2026-11-22" as IsoDay;
it("a promised day is never a Sunday", () => expect(promisedDay(sunday, 0)).toBe("2026-11-23"));

import { beforeEach, describe, expect, it } from "vitest";

import { addDays, dayStartInstant, today } from "#domain/core/days/days.ts";
import type { ServiceFigures } from "#domain/services/serviceFigures.ts";
import { openServiceShop, part, type ServiceShop } from "#support/serviceShop.ts";
import { expectOk, line, newId, payment, type Shop } from "#support/shop.ts";

const day = today();

let shop: ServiceShop;
let client: string;
beforeEach(async () => {
  shop = await openServiceShop();
  client = (await shop.client()).id;
});

const figures = async (
  by: Pick<Shop, "send"> = shop,
  from = day,
  to = day,
): Promise<ServiceFigures> => {
  const path = `/api/optique/statistics?from=${from}&to=${to}`;
  return expectOk(await by.send<{ services: ServiceFigures }>("GET", path)).services;
};
const remake = async (job: string, values: object = {}): Promise<void> => {
  const body = { id: newId(), cause: "lab", eyes: "right", ...values };
  expectOk(await shop.send("POST", `/api/optique/jobs/${job}/remake`, body));
};
/** Sells glasses, and orders them from a lab. */
const orderedJobs = async (count: number): Promise<string[]> => {
  const jobs: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { job } = await shop.sellGlasses({ client });
    await shop.moveJob(job.id, "ordered");
    jobs.push(job.id);
  }
  return jobs;
};

describe("figures of tickets", () => {
  it("count tickets of the period, free or paid hand-overs, and days in the shop", async () => {
    const free = { client, status: "returned" };
    await shop.ticket({ ...free, date: addDays(day, -3) });
    await shop.ticket({ ...free, date: addDays(day, -1) });
    const { id } = await shop.ticket(free);
    await shop.ticket({ client });
    await shop.ticket({ ...free, date: addDays(day, -40) });
    const sale = {
      client,
      service: id,
      date: day,
      items: [{ ...line("", 1, 80), label: "Soudure" }],
      payments: [payment(80)],
    };
    expectOk(await shop.send("PUT", `/api/optique/invoices/${newId()}`, sale));
    const found = await figures(shop, addDays(day, -30));
    expect(found).toMatchObject({ count: 4, free: 2, paid: 1, days: 1.3, remakes: 0 });
    expect(await figures(shop, addDays(day, -60), addDays(day, -31))).toMatchObject({
      count: 1,
      free: 1,
      paid: 0,
      days: 40,
      jobs: 0,
      rate: null,
    });
  });

  it("three remakes for sixty jobs give a rate of 5 %", async () => {
    const jobs = await orderedJobs(12);
    const [first = "", second = "", third = ""] = jobs;
    for (const job of [first, second, third]) await remake(job);
    const found = await figures();
    expect(found).toMatchObject({ remakes: 3, jobs: 12, rate: 25, cost: 900, received: 0 });
    expect(found.byLab).toEqual([
      { lab: shop.supplier.id, name: "Atlas Optic Lab", jobs: 12, remakes: 3, rate: 25 },
    ]);
    const query = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 48)
      INSERT INTO optique_prescriptions (id, company, client, date, created, updated)
      SELECT '${newId().slice(0, 9)}' || printf('%06d', i), '${shop.company}', '${client}', '${day}', '${day}', '${day}' FROM n`;
    expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
    for (const [table, columns, values] of [
      ["optique_jobs", "prescription, status, promised_on", `p.id, 'ordered', '${day}'`],
      [
        "optique_invoices",
        "prescription, date, invoice_number",
        `p.id, '${day} 00:00:00.000Z', 'F' || p.rowid`,
      ],
    ])
      expectOk(
        await shop.sendAsAdmin("POST", "/api/sql", {
          query: `INSERT INTO ${table} (id, company, ${columns}, created, updated)
            SELECT substr(p.id, 7) || substr(p.id, 1, 6), p.company, ${values}, p.created, p.updated
            FROM optique_prescriptions p WHERE p.company = '${shop.company}' AND p.created = '${day}'`,
        }),
      );
    expect(await figures()).toMatchObject({ remakes: 3, jobs: 60, rate: 5 });
  });

  it("sum losses by cause and by worker, without what suppliers gave back", async () => {
    const worker = await shop.colleague("workshop", { name: "Hicham" });
    const frame = part(shop.frame.id, 2);
    await shop.ticket({ client, cause: "mounting", worker: worker.id, items: [frame] });
    const back = part(shop.frame.id, 1, "in");
    await shop.ticket({ client, cause: "maker", items: [part(shop.frame.id), back] });
    const [job = ""] = await orderedJobs(1);
    await remake(job, { cause: "mounting", worker: worker.id });
    const credited = { supplier: shop.supplier.id, supplier_answer: "credit" };
    await shop.ticket({ client, ...credited, received_amount: 120.5 });
    const found = await figures();
    expect(found).toMatchObject({ count: 4, cost: 900, received: 120.5, remakes: 1 });
    expect(found.byCause).toEqual([
      { cause: "mounting", count: 2, cost: 900 },
      { cause: "maker", count: 1, cost: 0 },
    ]);
    expect(found.byWorker).toEqual([{ worker: worker.id, name: "Hicham", count: 2, cost: 900 }]);
  });

  it("a remake followed by another one still counts, with its cost", async () => {
    const [job = ""] = await orderedJobs(1);
    await remake(job, { eyes: "" });
    await shop.moveJob(job, "ordered");
    await remake(job, { eyes: "left" });
    expect(await figures()).toMatchObject({ count: 2, remakes: 2, cost: 900, rate: 200 });
  });

  it("a job with lenses from the shop's stock counts for no lab", async () => {
    const lens = await shop.product({ type: "lens", stock: 9, purchase_price: 75, reference: "U" });
    const { job } = await shop.sellGlasses({ client, lens });
    expect(job.status).toBe("mounting");
    await remake(job.id, { cause: "mounting" });
    expect(await figures()).toMatchObject({ jobs: 1, remakes: 1, cost: 75, byLab: [] });
  });

  it("the day of a hand-over is by the shop's clock", async () => {
    const { id } = await shop.ticket({ client, status: "returned", date: addDays(day, -1) });
    const late = new Date(Date.parse(dayStartInstant(day).replace(" ", "T")) - 60_000);
    const at = late.toISOString().replace("T", " ");
    const query = `UPDATE optique_services SET steps = json_set(steps, '$[#-1].at', '${at}') WHERE id = '${id}'`;
    expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
    expect((await figures(shop, addDays(day, -1))).days).toBe(0);
  });

  it("a shop without tickets has figures of zero", async () => {
    await orderedJobs(1);
    expect(await figures()).toEqual({
      count: 0,
      free: 0,
      paid: 0,
      days: null,
      remakes: 0,
      jobs: 0,
      rate: null,
      cost: 0,
      received: 0,
      byCause: [],
      byLab: [],
      byWorker: [],
    });
  });
});

describe("figures of tickets for one person", () => {
  it("include one's own tickets and jobs only, and no costs for people who may not see them", async () => {
    const seller = await shop.colleague("seller");
    const [job = ""] = await orderedJobs(1);
    await remake(job);
    const own = { kind: "repair", object: "Monture", client, cause: "wear", status: "returned" };
    const id = newId();
    expectOk(await seller.send("PUT", `/api/optique/services/${id}`, own));
    expect(await figures(seller)).toEqual({
      count: 1,
      free: 1,
      paid: 0,
      days: 0,
      remakes: 0,
      jobs: 0,
      rate: null,
      byCause: [{ cause: "wear", count: 1 }],
      byLab: [],
      byWorker: [],
    });
    const manager = await shop.colleague("seller", { rights: { "statistics.shop": true } });
    const seen = await figures(manager);
    expect(seen).toMatchObject({ count: 2, remakes: 1, jobs: 1, rate: 100 });
    expect(JSON.stringify(seen)).not.toMatch(/cost|received/);
    const station = await shop.colleague("seller", { is_station: true });
    expect(await figures(station)).toMatchObject({ count: 0 });
  });
});

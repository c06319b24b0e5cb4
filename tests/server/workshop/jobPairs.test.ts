import { beforeEach, describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import type { Client, Job, Product } from "#domain/core/records.ts";
import { expectOk, line, newId, openShop, recordsPath, type Shop } from "#support/shop.ts";

let shop: Shop;
let client: Client;
let frame: Product;
let lens: Product;

beforeEach(async () => {
  shop = await openShop();
  client = await shop.client();
  frame = await shop.product({ name: "Agave", eye_size: 52, bridge: 17, temple: 140 });
  lens = await shop.product({ name: "Unifocal", type: "lens", reference: "U", stock: 0 });
});

const size = { eye_size: 52, bridge: 17, temple: 140, lens_height: null };
const pairs = [
  { pair: 1, use: "", frame: "Agave", lenses: 2, size },
  { pair: 2, use: "sun", frame: "Agave", lenses: 2, size },
];

async function sell() {
  const of = (id: string, quantity: number, pair: number, use = "") => ({
    ...line(id, quantity, 100),
    pair,
    use,
  });
  const items = [
    of(frame.id, 1, 1),
    of(lens.id, 2, 1),
    of(frame.id, 1, 2, "sun"),
    of(lens.id, 2, 2, "sun"),
  ];
  const invoice = { id: newId(), items, payments: [] };
  const values = { client: client.id, date: today(), notes: "", right_sphere: -2, left_sphere: -1 };
  const sale = await shop.savePrescription(newId(), { ...values, invoice });
  if (!sale.job) throw new Error("no job");
  return { sale, job: sale.job };
}
const change = async (id: string, values: object) =>
  expectOk(await shop.send<Job>("PATCH", recordsPath("optique_jobs", id), values));

describe("the pairs of a job", () => {
  it("all pairs of a sale are in one job, on the board and in the list", async () => {
    const { sale, job } = await sell();
    expect(job).toMatchObject({ ready_pairs: null });
    type Cards = { cards: object[] };
    const board = expectOk(await shop.send<{ columns: Cards[] }>("GET", "/api/optique/jobs/board"));
    expect(board.columns.flatMap(({ cards }) => cards)).toMatchObject([{ id: job.id, pairs }]);
    const list = expectOk(
      await shop.send<{ items: object[] }>(
        "GET",
        `/api/optique/lists/jobs?prescription=${sale.id}`,
      ),
    );
    expect(list.items).toMatchObject([{ id: job.id, pairs }]);
  });

  it("a pair may be ready before the other, and all are ready when the job is", async () => {
    const { job } = await sell();
    expect(await change(job.id, { ready_pairs: [2, 7, 2] })).toMatchObject({ ready_pairs: [2] });
    expect(await change(job.id, { tray: "12" })).toMatchObject({ ready_pairs: [2] });
    expect(await change(job.id, { status: "ready" })).toMatchObject({ ready_pairs: [1, 2] });
    expect(await change(job.id, { status: "mounting" })).toMatchObject({ ready_pairs: [] });
  });

  it("a ready pair is removed when its lines are removed or move to another pair", async () => {
    const { sale, job } = await sell();
    const readyPairs = async () =>
      (await shop.find("optique_jobs", `id = '${job.id}'`))[0]?.ready_pairs;
    const [, , sunFrame, sunLens] = sale.invoice?.items ?? [];
    const path = (id = "") => recordsPath("optique_invoice_items", id);
    await change(job.id, { ready_pairs: [1, 2] });
    expectOk(await shop.send("DELETE", path(sunFrame?.id)));
    expect(await readyPairs()).toEqual([1, 2]);
    expectOk(await shop.send("PATCH", path(sunLens?.id), { pair: 4 }));
    expect(await readyPairs()).toEqual([1]);
    await change(job.id, { ready_pairs: [1, 4] });
    expectOk(await shop.send("DELETE", path(sunLens?.id)));
    expect(await readyPairs()).toEqual([1]);
  });

  it("a ready pair is removed when a saved document leaves it out", async () => {
    const { sale, job } = await sell();
    await change(job.id, { ready_pairs: [1, 2] });
    const path = `/api/optique/prescriptions/${sale.id}`;
    const { version, invoice } = expectOk(await shop.send<typeof sale>("GET", path));
    const items = invoice?.items.filter(({ pair }) => pair === 1).map(({ id }) => ({ id }));
    const body = { version, invoice: { id: invoice?.id, items } };
    expect(expectOk(await shop.send<typeof sale>("PUT", path, body)).job).toMatchObject({
      ready_pairs: [1],
    });
  });

  it("a pair is named by its first frame with its own size, and by its first use", async () => {
    const small = { name: "Zed", reference: "Z", eye_size: 50, bridge: 18, temple: 135 };
    const other = await shop.product(small);
    const items = [
      { ...line(frame.id, 1, 100), use: "far" },
      { ...line(other.id, 1, 100), use: "near" },
      line(lens.id, 2, 100),
    ];
    const sale = await shop.savePrescription(newId(), {
      client: client.id,
      date: today(),
      notes: "",
      right_sphere: -2,
      invoice: { id: newId(), items, payments: [] },
    });
    const path = `/api/optique/lists/jobs?prescription=${sale.id}`;
    const { items: jobs } = expectOk(await shop.send<{ items: object[] }>("GET", path));
    const one = { pair: 1, use: "far", frame: "Agave", lenses: 2, size };
    expect(jobs).toMatchObject([{ pairs: [one] }]);
  });

  it("a job whose pairs are unchanged is not written again", async () => {
    const { job } = await sell();
    const [before] = await shop.find("optique_jobs", `id = '${job.id}'`);
    await change(job.id, { tray: "" });
    const [after] = await shop.find("optique_jobs", `id = '${job.id}'`);
    expect(after?.updated).toBe(before?.updated);
  });
});

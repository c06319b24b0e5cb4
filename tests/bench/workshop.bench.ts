import { expect, it } from "vitest";

import type { Job } from "#domain/core/records.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";
import { startServer } from "#support/startServer.ts";
import { type Figure, printFigures } from "./measure.ts";

const open = 300;
const delivered = 100_000;

/** Creates three hundred sales of lenses, with jobs in every state except 'delivered'. */
async function openWorkshop(shop: Shop): Promise<string[]> {
  const lens = await shop.product({ type: "lens", stock: 1_000_000 });
  const frame = await shop.product({ stock: 1_000_000 });
  const jobs: string[] = [];
  for (let made = 0; made < open; made += 1) {
    const client = await shop.client({ name: `Benali Client ${made}`, phone: "0600000000" });
    const { job } = await shop.savePrescription(newId(), {
      client: client.id,
      date: "2026-11-21",
      notes: "",
      invoice: {
        id: newId(),
        items: [line(lens.id, 2, 700), line(frame.id, 1, 850)],
        payments: [payment(1000)],
      },
    });
    const status = ["to_order", "ordered", "mounting", "ready"][made % 4];
    jobs.push(job?.id ?? "");
    expectOk(await shop.send("PATCH", recordsPath("optique_jobs", job?.id), { status }));
  }
  return jobs;
}

/** Writes years of delivered jobs: one for each prescription, five for each client. */
async function deliver(shop: Shop): Promise<void> {
  const numbers = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${delivered})`;
  const day = "strftime('%Y-%m-%d 10:00:00.000Z', 'now', '-' || (1 + i / 50) || ' days')";
  const client = `printf('c%014d', 1 + i % ${delivered / 5})`;
  for (const query of [
    `INSERT INTO optique_clients (id, company, name, created, updated)
      SELECT printf('c%014d', i), '${shop.company}', 'Client ' || i, ${day}, ${day} FROM (${numbers} SELECT i FROM n) WHERE i <= ${delivered / 5}`,
    `INSERT INTO optique_prescriptions (id, company, client, date, created, updated)
      SELECT printf('p%014d', i), '${shop.company}', ${client}, ${day}, ${day}, ${day} FROM (${numbers} SELECT i FROM n)`,
    `INSERT INTO optique_jobs (id, company, prescription, status, promised_on, steps, created, updated)
      SELECT printf('j%014d', i), '${shop.company}', printf('p%014d', i), 'delivered', ${day},
        json_array(json_object('status', 'delivered', 'at', ${day}, 'by', 'Samira')), ${day}, ${day} FROM (${numbers} SELECT i FROM n)`,
  ])
    expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
}

function figuresOf(shop: Shop, jobs: readonly string[]): Figure[] {
  const ask = async (path: string) => expectOk(await shop.send("GET", `/api/optique/${path}`));
  let place = 0;
  const move = async () => {
    const id = jobs[(place += 1) % jobs.length] ?? "";
    const { status } = await shop.read("optique_jobs", id);
    const to = status === "ready" ? "mounting" : "ready";
    expectOk(await shop.send<Job>("PATCH", recordsPath("optique_jobs", id), { status: to }));
  };
  return [
    { name: "read of one record", work: () => shop.read("optique_jobs", jobs[0] ?? "") },
    { name: `board of ${open} open jobs`, aim: 6, work: () => ask("jobs/board") },
    { name: "board, searched", work: () => ask("jobs/board?q=benali") },
    { name: "read and move of a card", aim: 5, work: move },
    { name: "list of late ones", work: () => ask("lists/jobs?late=1&perPage=10") },
    { name: "dashboard", aim: 3, work: () => ask("dashboard") },
  ];
}

it("the workshop of a day, and after years of deliveries", async () => {
  const server = await startServer();
  try {
    const shop = await openShop(server);
    const jobs = await openWorkshop(shop);
    await printFigures(figuresOf(shop, jobs), 200);
    await deliver(shop);
    await server.restart();
    console.log(`beside ${delivered} delivered ones:`);
    await printFigures(figuresOf(shop, jobs), 200);
    const board = await shop.send<{ jobsOpen: number }>("GET", "/api/optique/jobs/board");
    expect(board.body.jobsOpen).toBe(open);
  } finally {
    await server.stop();
  }
});

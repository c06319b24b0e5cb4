import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";

import { bundleSizes } from "#support/bundles.ts";
import { line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";

/** The middle of a list of durations: what one usually waits. */
const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const residentMb = async (server: Server): Promise<number> => {
  const status = await readFile(`/proc/${server.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
};

async function shelf(shop: Shop) {
  const client = await shop.client();
  const products = await Promise.all([1, 2, 3].map(() => shop.product({ stock: 1_000_000 })));
  return { client, products };
}

it("a sale of three lines and a payment, against an authenticated read of one record", async () => {
  const server = await startServer();
  try {
    const idle = await residentMb(server);
    const shop = await openShop(server);
    const { client, products } = await shelf(shop);
    const reads: number[] = [];
    const saves: number[] = [];
    const retries: number[] = [];
    const opens: number[] = [];
    for (let round = 0; round < 2000; round += 1) {
      const id = newId();
      const body = {
        client: client.id,
        date: "2026-11-21",
        right_sphere: 0,
        right_cylinder: -1.25,
        right_axis: 90,
        notes: "",
        invoice: {
          id: newId(),
          items: products.map((product) => line(product.id, 1, 700)),
          payments: [payment(1000)],
        },
      };
      reads.push(await timed(() => shop.send("GET", recordsPath("optique_clients", client.id))));
      saves.push(await timed(() => shop.savePrescription(id, body)));
      if (round % 10 > 0) continue;
      retries.push(await timed(() => shop.savePrescription(id, body)));
      opens.push(await timed(() => shop.send("GET", `/api/optique/prescriptions/${id}`)));
    }
    const read = median(reads);
    const ratio = (values: number[]) => `${(median(values) / read).toFixed(1)} x a read`;
    console.log(`read of one record: ${read.toFixed(2)} ms (1 x)`);
    console.log(`save, 3 lines and 1 payment: ${ratio(saves)}`);
    console.log(`the same save again: ${ratio(retries)}`);
    console.log(`read of the whole document: ${ratio(opens)}`);
    console.log(
      `last hundred saves against the first hundred: ${(median(saves.slice(-100)) / median(saves.slice(0, 100))).toFixed(2)} x`,
    );
    console.log(
      `resident memory: ${idle} MB idle, ${await residentMb(server)} MB after 2 000 documents`,
    );
    expect(await shop.find("optique_invoices", "invoice_number = '2026112000'")).toHaveLength(1);
  } finally {
    await server.stop();
  }
});

it("what a first visit downloads", async () => {
  const sizes = await bundleSizes("pb_public");
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(
    `sign-in: ${kb(sizes.login)} of JavaScript, dashboard: ${kb(sizes.dashboard)}, styles: ${kb(sizes.css)} (gzip)`,
  );
  for (const [name, size] of Object.entries(sizes.chunks)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 5)) {
    console.log(`chunk ${name}: ${kb(size)}`);
  }
  expect(sizes.login).toBeGreaterThan(0);
});

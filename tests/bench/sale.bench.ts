import { expect, it } from "vitest";

import { bundleSizes } from "#support/bundles.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";
import { copiesOf, startFloorServer } from "./floor.ts";
import { startFloorServerOf } from "./beside.ts";
import { type Figure, mediansOf, printFigures, residentMb, timed } from "./measure.ts";

/** Number of stored sales at the beginning, at the measurement, and at the end. */
const few = 100;
const some = 2000;
const many = 20_000;
const stations = 8;

/**
 * Creates a hundred clients, three products, and sales of three lines and a payment. Half of the sales belong to one
 * client, and all to one day.
 */
async function openCounter(shop: Shop) {
  const names = ["Benali Aïcha", "Amrani Youssef", "Tahiri Salma", "Idrissi Hamza"];
  const clients: string[] = [];
  for (let made = 0; made < 100; made += 1)
    clients.push((await shop.client({ name: `${names[made % 4]} ${made}` })).id);
  const products = await Promise.all([1, 2, 3].map(() => shop.product({ stock: 1_000_000 })));
  let made = 0;
  const next = () => ({
    id: newId(),
    body: {
      client: clients[(made += 1) % 2 ? 0 : made % 100] ?? "",
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
    },
  });
  const sell = async () => {
    const { id, body } = next();
    return { body, document: await shop.savePrescription(id, body) };
  };
  /** Sells at several stations in parallel until this many sales exist; returns sales per second. */
  const sellUntil = async (count: number) => {
    const before = made;
    const rest = Array.from({ length: count - before }).values();
    const station = async () => {
      for (const _ of rest) await sell();
    };
    const ms = await timed(() => Promise.all(Array.from({ length: stations }, station)));
    return ((count - before) / ms) * 1000;
  };
  const read = () => shop.send("GET", recordsPath("optique_clients", clients[0]));
  return { next, sell, sellUntil, read };
}
type Counter = Awaited<ReturnType<typeof openCounter>>;

/** Costs of a sale, and of its rows as raw SQL, as multiples of a read: two hundred of each, in turn. */
async function salesInReads(shop: Shop, { sell, read }: Counter) {
  const { body, document } = await sell();
  const rows = await rowsAsSql(shop, { id: document.id, invoice: body.invoice });
  const [unit = 1, sale = 0, floor = 0] = await mediansOf([read, sell, rows], 200);
  return { sale: sale / unit, "rows as raw SQL": floor / unit };
}

/** Lower bound: the rows of a stored sale, inserted again without rules. */
async function rowsAsSql(shop: Shop, sale: { id: string; invoice: { id: string } }) {
  const copy = await copiesOf(shop, sale);
  return async () => expectOk(await shop.send("PUT", "/api/bench/rows", copy()));
}

const asked: [name: string, aim: number, path: string][] = [
  ["page of 10 invoices", 2.2, "lists/invoices?perPage=10"],
  ["search with 10 rows", 4, "lists/invoices?q=benali&perPage=10"],
  ["search with 100 rows", 9, "lists/invoices?q=benali&perPage=100"],
  ["palette", 5, "search?q=hamza"],
  ["dashboard", 3, "dashboard"],
];

/**
 * Works to measure: a read of one record, the lower bound, a save of a sale, and reads of sales. Each save of the sale
 * follows the one before.
 */
async function figuresOf(shop: Shop, { next, sell, read }: Counter): Promise<Figure[]> {
  const ask = async (method: "GET" | "PUT" | "POST", path: string, body?: unknown) =>
    expectOk(await shop.send(method, `/api/${path}`, body));
  let { body, document } = await sell();
  const rows = await rowsAsSql(shop, { id: document.id, invoice: body.invoice });
  const again = () => shop.savePrescription(document.id, { ...body, version: document.version });
  const edit = async () => {
    const [first, ...others] = body.invoice.items;
    if (first) body.invoice.items = [{ ...first, quantity: 2 }, ...others];
    document = await again();
  };
  const pay = () => shop.create("optique_payments", { ...payment(50), invoice: body.invoice.id });
  return [
    { name: "read of one record", work: read },
    { name: "floor: empty route", work: () => ask("GET", "bench/empty") },
    {
      name: "floor: sale that is sent and not read",
      work: () => ask("PUT", "bench/empty", next().body),
    },
    { name: "floor: rows of a sale as raw SQL", work: rows },
    {
      name: "sale, 3 lines and 1 payment",
      aim: 5,
      work: async () => ({ body, document } = await sell()),
    },
    { name: "the same save again", work: again },
    {
      name: "read of the whole document",
      work: () => ask("GET", `optique/prescriptions/${document.id}`),
    },
    { name: "edit of one line", aim: 5, work: edit },
    { name: "payment by the records API", aim: 4, work: pay },
    ...asked.map(([name, aim, path]) => ({ name, aim, work: () => ask("GET", `optique/${path}`) })),
  ];
}

/** Measures the work of a counter with a number of stored sales. */
async function busyWork(server: Server): Promise<Figure[]> {
  const shop = await openShop(server);
  const counter = await openCounter(shop);
  await counter.sellUntil(some);
  return figuresOf(shop, counter);
}

/** Measures the hooks of an earlier commit and the present ones in turn, and prints the comparison. */
async function measureBeside(commit: string): Promise<void> {
  const [earlier, today] = [await startFloorServerOf(commit), await startFloorServer()];
  try {
    const [then, now] = [await busyWork(earlier), await busyWork(today)];
    const times = await mediansOf(
      [...then, ...now].map(({ work }) => work),
      200,
    );
    const rows = now.map(({ name }, place) => {
      const [before = 1, after = 1] = [times[place], times[then.length + place]];
      const row = [before, after, after / before].map((value) => value.toFixed(2));
      return [name, { [`ms at ${commit}`]: row[0], "ms now": row[1], ratio: row[2] }];
    });
    console.table(Object.fromEntries(rows));
    expect(rows.length).toBe(then.length);
  } finally {
    await earlier.stop();
    await today.stop();
  }
}

async function measureAlone(): Promise<void> {
  const server = await startFloorServer();
  try {
    const idle = await residentMb(server);
    const shop = await openShop(server);
    const counter = await openCounter(shop);
    // Warms up, because each VM loads the bundle on its first request.
    await counter.sellUntil(few);
    const first = await salesInReads(shop, counter);
    const rate = await counter.sellUntil(some);
    const sold = await residentMb(server);
    await printFigures(await figuresOf(shop, counter), 200);
    console.log(`${stations} stations at once: ${rate.toFixed(0)} sales a second`);
    await counter.sellUntil(many);
    const last = await salesInReads(shop, counter);
    for (const [name, aim] of [
      ["sale", ", aim 1.2"],
      ["rows as raw SQL", ""],
    ] as const) {
      const [before, after] = [first[name], last[name]].map((reads) => reads.toFixed(1));
      const growth = (last[name] / first[name]).toFixed(2);
      console.log(
        `${name}: beside ${few} others ${before} x, beside ${many} ${after} x: ${growth}${aim}`,
      );
    }
    const full = await residentMb(server);
    console.log(
      `resident memory: ${idle} MB idle, ${sold} MB after ${some} sales, ${full} MB after ${many}`,
    );
    expect(await shop.find("optique_invoices", "invoice_number = '2026112000'")).toHaveLength(1);
  } finally {
    await server.stop();
  }
}

it("the daily work of a counter, compared with an authenticated read or with an earlier commit", async () => {
  const commit = process.env["OPTIQUE_BESIDE"];
  await (commit ? measureBeside(commit) : measureAlone());
});

it("the download of a first visit", async () => {
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

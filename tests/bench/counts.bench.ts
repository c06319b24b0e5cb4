import { it } from "vitest";

import type { SentScan } from "#domain/counts/countAnswers.ts";
import { type CountShop, openCountShop, scanOf } from "#support/countShop.ts";
import { expectOk } from "#support/shop.ts";
import { startServer } from "#support/startServer.ts";
import { type Figure, printFigures } from "./measure.ts";

const products = 5000;
const codeOf = (place: number): string => `R${String(place).padStart(5, "0")}`;

/** Creates the products, each with three pieces. */
async function fill(shop: CountShop): Promise<void> {
  const rows = Array.from({ length: products }, (_, place) => ({
    name: `Monture ${place}`,
    type: "frame",
    reference: codeOf(place),
    barcode: String(6_110_000_000_000 + place),
    purchase_price: "300",
    selling_price: "850",
    stock: "3",
  }));
  expectOk(await shop.send("POST", "/api/optique/products/import", { rows }));
}

/** Counts nine of ten products; one in twenty has a piece too few. */
async function count(shop: CountShop, id: string): Promise<void> {
  const scans: SentScan[] = [];
  for (let place = 0; place < products * 0.9; place += 1)
    scans.push(scanOf({ code: codeOf(place), quantity: place % 20 === 0 ? 2 : 3 }));
  for (let from = 0; from < scans.length; from += 500)
    expectOk(await shop.sendScans(id, scans.slice(from, from + 500)));
}

async function figuresOf(shop: CountShop, id: string): Promise<[Figure[], Figure[]]> {
  const { id: product } = await shop.frame(5);
  const later = (from: number) => () => {
    from += 1;
    return shop.scans(id, { code: codeOf(from) });
  };
  const review = (query: string) => () =>
    shop.send("GET", `/api/optique/counts/${id}/review?perPage=100&${query}`);
  const sold = await shop.frame(1000);
  const move = { date: "2026-11-21", kind: "float", amount: 5 };
  return [
    [
      { name: "cash movement", work: () => shop.create("optique_cash_moves", move) },
      { name: "scan", aim: 1.5, work: later(4500) },
      { name: "scan of a product that was counted", aim: 1.5, work: later(0) },
      { name: "scan of an unknown code", work: () => shop.scans(id, { code: "INCONNU" }) },
      {
        name: "batch of 100 scans",
        work: () => {
          const scans = Array.from({ length: 100 }, (_, at) => scanOf({ code: codeOf(at) }));
          return shop.sendScans(id, scans);
        },
      },
      { name: "sale of a frame while a count is open", work: () => shop.sell(sold.id) },
    ],
    [
      { name: "read of one record", work: () => shop.read("optique_products", product) },
      { name: "review of what differs", aim: 25, work: review("list=differs") },
      { name: "review of all", aim: 25, work: review("list=all&page=30") },
      { name: "review of what nobody counted", aim: 25, work: review("list=uncounted") },
      { name: "review with a search", work: review("list=all&q=monture+42") },
      { name: "the count", work: () => shop.count(id) },
    ],
  ];
}

it("a count of five thousand products", async () => {
  const server = await startServer();
  try {
    const shop = await openCountShop(server);
    await fill(shop);
    const { id } = await shop.begin();
    await count(shop, id);
    const [scans, reviews] = await figuresOf(shop, id);
    await printFigures(scans, 60);
    await printFigures(reviews, 30);
    const started = performance.now();
    const answer = await shop.post(id);
    console.log(`posting: ${answer.status}, ${Math.round(performance.now() - started)} ms`);
  } finally {
    await server.stop();
  }
});

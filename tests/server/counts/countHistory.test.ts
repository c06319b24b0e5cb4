/**
 * Random counts while the shop sells, compared with the pure functions. With honest answers, the posted stock equals
 * the pieces on the shelves.
 */
import { expect, it } from "vitest";

import type { SentScan } from "#domain/counts/countAnswers.ts";
import { type CountedScan, lineOf } from "#domain/counts/effectiveScans.ts";
import { movedInputs, outcomeOf } from "#domain/counts/outcome.ts";
import { type CountShop, openCountShop } from "#support/countShop.ts";
import { type Random, seededRandom } from "#support/random.ts";
import { expectOk, newId, recordsPath } from "#support/shop.ts";

/** A product in the model: pieces on its shelf, movements of its stock, and scans of its count. */
type Shelf = {
  product: string;
  pieces: { isScanned: boolean }[];
  scans: (CountedScan & { id: string })[];
  moves: { at: string; line: string; quantity: number }[];
  isBeyondKnowing: boolean;
};

let clock = 0;
/** Times of the model, in the same order as the server's. */
const now = (): string => String((clock += 1)).padStart(6, "0");

async function scan(shop: CountShop, count: string, shelf: Shelf): Promise<void> {
  const piece = shelf.pieces.find(({ isScanned }) => !isScanned);
  if (!piece) return;
  const sent: SentScan = { id: newId(), product: shelf.product };
  await shop.scans(count, sent);
  piece.isScanned = true;
  shelf.isBeyondKnowing = false;
  const known = { at: now(), quantity: 1, by: "Samira", recount: false, state: "counted" } as const;
  shelf.scans.push({ id: sent.id, ...known });
}

async function recount(shop: CountShop, count: string, shelf: Shelf): Promise<void> {
  const quantity = shelf.pieces.length;
  const id = newId();
  await shop.scans(count, { id, product: shelf.product, recount: true, quantity });
  for (const piece of shelf.pieces) piece.isScanned = true;
  shelf.isBeyondKnowing = false;
  shelf.scans.push({ id, at: now(), quantity, by: "Samira", recount: true, state: "counted" });
}

async function sell(shop: CountShop, shelf: Shelf, random: Random): Promise<void> {
  if (shelf.pieces.length === 0) return;
  const isKnown = shelf.pieces.length <= (await shop.stock(shelf.product));
  const [sold] = shelf.pieces.splice(random.int(0, shelf.pieces.length - 1), 1);
  const invoice = newId();
  await shop.sell(shelf.product, 1, invoice);
  shelf.moves.push({ at: now(), line: invoice, quantity: -1 });
  if (random.chance(0.2)) {
    expectOk(await shop.send("DELETE", recordsPath("optique_invoices", invoice)));
    shelf.moves.push({ at: now(), line: invoice, quantity: 1 });
    if (sold) shelf.pieces.push(sold);
  } else if (!isKnown && !sold?.isScanned) shelf.isBeyondKnowing = true;
}

async function receive(shop: CountShop, shelf: Shelf, quantity: number): Promise<void> {
  await shop.receive(shelf.product, quantity);
  shelf.pieces.push(...Array.from({ length: quantity }, () => ({ isScanned: false })));
  const at = now();
  shelf.moves.push({ at, line: at, quantity });
}

/** Scans a piece by mistake and withdraws the scan at once; the piece stays in its place. */
async function mistake(shop: CountShop, count: string, shelf: Shelf): Promise<void> {
  const id = newId();
  await shop.scans(count, { id, product: shelf.product }, { id, undone: true });
}

/** Row of the review that the pure functions expect for a shelf. */
async function expectedOf(shop: CountShop, { product, scans, moves }: Shelf) {
  const line = lineOf(scans);
  const stock = await shop.stock(product);
  const moved = movedInputs(moves, line.first_at, line.last_at);
  const outcome = outcomeOf({
    ...moved,
    counted: line.counted,
    stock,
    movedSinceAnswer: 0,
    since: "",
  });
  const { moved: told, difference, expected, unsure, crossed, between } = outcome;
  const figures = { counted: line.counted, stock, moved: told, difference, expected, between };
  return { ...figures, unsure, crossed };
}

/** Answers the question about a movement truthfully; when no answer fits the shelf, counts it again. */
async function answer(shop: CountShop, count: string, shelf: Shelf): Promise<void> {
  for (const since of ["first", "last", "now"] as const) {
    expectOk(await shop.decide(count, [{ product: shelf.product, since }]));
    const row = await shop.row(count, shelf.product);
    if (row && row.stock + row.difference === shelf.pieces.length) return;
  }
  await recount(shop, count, shelf);
}

async function play(shop: CountShop, count: string, shelves: readonly Shelf[], random: Random) {
  for (let step = 0; step < 40; step += 1) {
    const shelf = random.pick(shelves);
    const act = random.int(0, 9);
    if (act < 5) await scan(shop, count, shelf);
    else if (act < 7) await sell(shop, shelf, random);
    else if (act === 7) await receive(shop, shelf, random.int(1, 3));
    else if (act === 8) await mistake(shop, count, shelf);
    else if (random.chance(0.3)) await recount(shop, count, shelf);
  }
}

/** Counts every shelf to its last piece. */
async function finish(shop: CountShop, count: string, shelves: readonly Shelf[]): Promise<void> {
  for (const shelf of shelves) {
    while (shelf.pieces.some(({ isScanned }) => !isScanned)) await scan(shop, count, shelf);
    if (shelf.scans.length === 0 || shelf.isBeyondKnowing) await recount(shop, count, shelf);
  }
}

it.each([1, 2, 3])("random history %i posts the stock that is on the shelves", async (seed) => {
  const random = seededRandom(20_261_129 + seed);
  const shop = await openCountShop();
  const shelves: Shelf[] = [];
  for (let place = 0; place < 5; place += 1) {
    const { id: product } = await shop.frame(random.int(0, 5));
    const pieces = Array.from({ length: random.int(0, 5) }, () => ({ isScanned: false }));
    shelves.push({ product, pieces, scans: [], moves: [], isBeyondKnowing: false });
  }
  const { id: count } = await shop.begin();
  await play(shop, count, shelves, random);
  await finish(shop, count, shelves);
  for (let late = 0; late < 5; late += 1) await sell(shop, random.pick(shelves), random);
  for (const shelf of shelves)
    expect(await shop.row(count, shelf.product)).toMatchObject(await expectedOf(shop, shelf));
  for (const shelf of shelves) {
    const row = await shop.row(count, shelf.product);
    if (row?.unsure) await answer(shop, count, shelf);
    else if (row?.crossed) await recount(shop, count, shelf);
  }
  expectOk(await shop.post(count));
  const stocks = await Promise.all(shelves.map(({ product }) => shop.stock(product)));
  expect(stocks).toEqual(shelves.map(({ pieces }) => pieces.length));
  const report = await shop.send<{ violations: object[] }>("GET", "/api/optique/integrity");
  expect(expectOk(report).violations).toEqual([]);
});

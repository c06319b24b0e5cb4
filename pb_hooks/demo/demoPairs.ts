/** Demo sale of two pairs, far and near: the first is ready while the second is mounted. */
import { daysBetween, type IsoDay } from "#domain/core/days.ts";
import type { LensUse } from "#domain/core/records.ts";
import { toDirhams } from "#domain/core/money.ts";
import { itemsTotal } from "#domain/sale/invoice.ts";
import type { DemoItem, Shelves } from "./demoItems.ts";
import type { DemoJob } from "./demoJobs.ts";
import type { DemoSale } from "./demoShop.ts";
import type { DemoProduct } from "./demoSupply.ts";
import type { Random } from "./random.ts";

/** Catalogue numbers of the lenses of both pairs. */
const lensReferences = ["V-04", "V-06"] as const;
const uses: readonly LensUse[] = ["far", "near"];

/** Sales in which one in the workshop is of two pairs. `shelves` hold what was not sold. */
export function withTwoPairs(
  random: Random,
  sales: readonly DemoSale[],
  jobs: readonly DemoJob[],
  shelves: Shelves,
  today: IsoDay,
): DemoSale[] {
  const mounted = new Set(
    jobs
      .filter(({ steps }) => steps.at(-1)?.status === "mounting")
      .map(({ prescription }) => prescription),
  );
  const chosen = sales
    .filter(
      ({ id, body }) =>
        mounted.has(id) && body.right_add !== null && daysBetween(body.date as IsoDay, today) > 3,
    )
    .at(-1);
  return sales.map((sale) => (sale === chosen ? soldTwice(random, sale, shelves) : sale));
}

/** Near distance of both eyes, which the near pair is centred by. */
const convergence = 1.5;

function soldTwice(random: Random, { id, body }: DemoSale, shelves: Shelves): DemoSale {
  const { invoice, right_eip: right, left_eip: left } = body;
  if (!invoice) return { id, body };
  const items = uses.flatMap((use, index) => pairItems(random, shelves, use, index));
  const deposit = Math.round(toDirhams(itemsTotal(items)) / 300) * 100;
  const paid = { id: random.id(), date: body.date, amount: deposit, payment_method: "cash" };
  return {
    id,
    body: {
      ...body,
      right_near_eip: right === null ? null : right - convergence,
      left_near_eip: left === null ? null : left - convergence,
      // Heights are of a frame: each pair has its own.
      right_height: 20,
      left_height: 20.5,
      pairs: { "2": { right_height: 17, left_height: 17.5, vertex: 13, wrap: 5 } },
      invoice: { ...invoice, items, payments: [paid] },
    },
  };
}

/** Frame with a size, and two lenses. */
function pairItems(random: Random, shelves: Shelves, use: LensUse, index: number): DemoItem[] {
  const line = (product: DemoProduct | undefined, quantity: number): DemoItem[] => {
    if (!product) return [];
    const { id, selling_price: price } = product;
    return [{ id: random.id(), product: id, quantity, price, pair: index + 1, use }];
  };
  const frames = shelves.frames.filter(
    ({ type, stock, eye_size: size }) => type === "frame" && stock > 1 && size,
  );
  const lens = shelves.lenses.find(
    ({ reference, stock }) => reference === lensReferences[index] && stock > 1,
  );
  return [...line(random.pick(frames), 1), ...line(lens, 2)];
}

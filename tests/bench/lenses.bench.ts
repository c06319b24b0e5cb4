import { it } from "vitest";

import type { PowerRow } from "#domain/lenses/tariff.ts";
import { type LensShop, openLensShop, powerRow } from "#support/lensShop.ts";
import { expectOk, line, newId } from "#support/shop.ts";
import { startServer } from "#support/startServer.ts";
import { type Figure, printFigures } from "./measure.ts";

const ranges = 200;
const indices = [1.5, 1.6, 1.67, 1.74];
const treatments = ["", "Durci", "AR", "AR bleu", "Photo"];

/**
 * Tariff of four hundred rows: twenty bands of sphere, ten of cylinder, two diameters. Every other range has plus
 * cylinders.
 */
function rowsOf(place: number): PowerRow[] {
  const isPlus = place % 2 === 1;
  return Array.from({ length: 400 }, (_, at) => {
    const [size, band, step] = [at % 2, Math.floor(at / 2) % 20, Math.floor(at / 40)];
    const sphere = -10 + band - (isPlus ? 0 : step / 2);
    const ends = [step * 0.5, step * 0.5 + 0.25] as const;
    const cylinder = isPlus ? ends : ([-ends[1] + 0, -ends[0] + 0] as const);
    return powerRow([sphere, sphere + 0.75], cylinder, 200 + place + at, {
      diameter: 65 + 5 * size,
      cost: 80,
    });
  });
}

type Written = { shop: LensShop; product: string };

async function fill(shop: LensShop): Promise<string> {
  let last = "";
  for (let place = 0; place < ranges; place += 1) {
    const { id } = await shop.priced(rowsOf(place), {
      name: `Orme ${place}`,
      geometry: place % 5 === 4 ? "progressive" : "single",
      lens_index: indices[place % 4] ?? null,
      treatment: treatments[place % 5] ?? "",
      made_to_order: place % 10 > 0,
    });
    last = id;
  }
  return last;
}

/** Sells a lens for each eye, either by its power or as a product with one price. */
function sellerOf(shop: LensShop, client: string, product: string) {
  return (isPowered: boolean) => {
    const lens = (eye: string, sphere: number) => ({
      ...line(product, 1, 320),
      eye,
      ...(isPowered && { power: { sphere, cylinder: -0.5, add: 2 } }),
    });
    const items = [lens("right", -3.25), lens("left", -2)];
    const eyes = {
      right_sphere: -3.25,
      right_cylinder: -0.5,
      left_sphere: -2,
      left_cylinder: -0.5,
    };
    const invoice = { id: newId(), items, payments: [] };
    return shop.savePrescription(newId(), { client, date: "2026-11-21", ...eyes, invoice });
  };
}

/** `other`: a shop that saves tariffs at the same time. */
function figuresOf(shop: LensShop, client: string, product: string, other: Written): Figure[] {
  const sell = sellerOf(shop, client, product);
  const ask = async (query: string) =>
    expectOk(await shop.send("GET", `/api/optique/lens-choices?${query}`));
  const both = "right=-3.25,-1.00,2,&left=-2.00,-0.50,2,&needed=66";
  let day = 0;
  const put = async (count: number) => {
    day += 1;
    const from = new Date(Date.UTC(2020, 0, day)).toISOString().slice(0, 10);
    const rows = Array.from({ length: count / 400 }, () => rowsOf(0)).flat();
    await other.shop.tariff({ product: other.product, from, rows });
  };
  return [
    { name: "read of one record", work: () => shop.read("optique_products", product) },
    { name: `choices of ${ranges} ranges, both eyes`, aim: 3, work: () => ask(both) },
    { name: "pressed", aim: 3, work: () => ask(`${both}&geometry=single&index=1.6&treatment=AR`) },
    { name: "one eye", aim: 3, work: () => ask("right=-3.25,-1.00,2,") },
    { name: "words", work: () => ask(`${both}&q=aminci+atlas`) },
    { name: "none is made", work: () => ask("right=-25.25,-1.00,2,") },
    { name: "sale of two lenses", work: () => sell(false) },
    { name: "sale of two lenses with power", work: () => sell(true) },
    { name: "tariff of 400 rows", work: () => put(400) },
    { name: "tariff of 4 000 rows", work: () => put(4000) },
  ];
}

it("the choice among two hundred ranges", async () => {
  const server = await startServer();
  try {
    const shop = await openLensShop(server);
    const product = await fill(shop);
    const other = await openLensShop(server);
    const { id } = await other.range();
    const client = await shop.client();
    await printFigures(figuresOf(shop, client.id, product, { shop: other, product: id }), 40);
  } finally {
    await server.stop();
  }
});

import { expectOk, line, newId, type Shop } from "#support/shop.ts";

/**
 * Creates a range with a full drawer and a tariff of the given number of rows; returns a function that sells one lens
 * of the drawer and one made to order.
 */
export async function openLensSale(shop: Shop, client: string, rows: number) {
  const { id: range } = await shop.create("optique_products", {
    name: "Atlas 1.5",
    type: "lens",
    selling_price: 320,
    is_range: true,
    geometry: "single",
    diameters: [65],
  });
  const tariff = Array.from({ length: rows }, (_, at) => ({
    sphere: [-6 - Math.floor(at / 2) / 4, 6],
    cylinder: [-2, 0],
    price: 320,
  }));
  const put = async (path: string, body: object) =>
    expectOk(await shop.send("PUT", `/api/optique/${path}/${newId()}`, body));
  await put("lens-tariffs", { product: range, from: "2026-01-01", rows: tariff });
  const cell = "-1.00 -0.50 65";
  const count = { adjustment_number: newId(), date: "2026-01-02", reason: "other" };
  const items = [{ id: newId(), product: range, cell, quantity: 50_000 }];
  await put("adjustments", { ...count, items });
  return async (id: string): Promise<void> => {
    const lens = (eye: string, sphere: number) => ({
      ...line(range, 1, 320),
      eye,
      power: { sphere, cylinder: -0.5 },
    });
    const invoice = { id, items: [lens("right", -1), lens("left", -2)], payments: [] };
    await shop.savePrescription(newId(), { client, date: "2026-11-21", invoice });
  };
}

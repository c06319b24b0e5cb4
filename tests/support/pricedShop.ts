import type { Product } from "#domain/core/records.ts";
import { type LensShop, openLensShop, powerRow } from "./lensShop.ts";
import type { Server } from "./startServer.ts";

/** Shop with four lens ranges, one of which has a drawer; a frame; and a client without a prescription. */
export async function pricedShop(server: Server) {
  const shop = await openLensShop(server);
  const client = await shop.client({ name: "Benali Aicha", phone: "06 12 34 56 78" });
  const frame = await shop.product({
    name: "Monture Riad 52-18",
    reference: "RIAD",
    stock: 5,
    eye_size: 52,
    bridge: 18,
  });
  return { shop, client, frame, ...(await rangesOf(shop)) };
}

async function rangesOf(
  shop: LensShop,
): Promise<Record<"orme" | "fine" | "argan" | "drawer", Product>> {
  const orme = await shop.priced(
    [powerRow([-6, 0], [-2, 0], 320, { cost: 130 }), powerRow([0, 6], [-2, 0], 340)],
    { name: "Orme 1.6 AR", reference: "ORM16" },
  );
  const fine = await shop.priced([powerRow([-8, 0], [-4, 0], 480)], {
    name: "Orme 1.67 AR",
    reference: "ORM167",
    lens_index: 1.67,
    delay_days: 8,
  });
  const argan = await shop.priced([powerRow([-10, 0], [0, 4], 790)], {
    name: "Argan 1.74 bleu",
    reference: "ARG174",
    lens_index: 1.74,
    treatment: "Lumière bleue",
    fabrication: true,
  });
  const drawer = await shop.priced([powerRow([-4, 4], [-2, 0], 150)], {
    name: "Orme 1.5 durci",
    reference: "ORM15",
    lens_index: 1.5,
    treatment: "Durci",
    made_to_order: false,
    stock: 0,
    delay_days: 2,
    diameters: [65],
  });
  await shop.adjust(drawer.id, { "+1.00 -0.50 65": 3, "-1.25 -0.50 65": 2, "-2.00 0.00 65": 4 });
  return { orme, fine, argan, drawer };
}

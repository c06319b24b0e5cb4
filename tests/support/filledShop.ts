import type { Client, Product } from "#domain/core/records.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { line, newId, openShop, payment, type Shop } from "./shop.ts";
import type { Server } from "./startServer.ts";

/** A shop with a client of two prescriptions, a partly paid invoice and a few products, for the browser tests. */
export interface FilledShop {
  readonly shop: Shop;
  readonly client: Client;
  readonly frame: Product;
  readonly lens: Product;
  readonly sale: PrescriptionDocument;
}

export async function fillShop(server: Server): Promise<FilledShop> {
  const shop = await openShop(server);
  const client = await shop.client({
    phone: "06 12 34 56 78",
    email: "aicha@mail.example",
    notes: "Appeler après 18 h.",
  });
  const frame = await shop.product({ name: "Monture Riad 52-18", reference: "RIAD", stock: 5 });
  const lens = await shop.product({
    name: "Verre - Progressif 1.6",
    type: "lens",
    reference: "PROG",
    stock: 10,
    selling_price: 700,
  });
  await shop.savePrescription(newId(), {
    client: client.id,
    date: "2024-03-12",
    right_sphere: 0.75,
    left_sphere: 1.25,
    notes: "",
  });
  const sale = await shop.savePrescription(newId(), {
    client: client.id,
    date: "2026-11-20",
    right_sphere: 2,
    right_cylinder: -1.25,
    right_axis: 90,
    left_sphere: 0,
    notes: "Solde à la livraison",
    invoice: {
      id: newId(),
      items: [line(lens.id, 2, 700), line(frame.id, 1, 850)],
      payments: [payment(1000)],
    },
  });
  return { shop, client, frame, lens, sale };
}

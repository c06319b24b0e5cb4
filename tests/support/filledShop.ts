import { today } from "#domain/core/days/days.ts";
import type { Client, Product, Supplier } from "#domain/core/records.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { line, newId, openShop, payment, type Shop } from "./shop.ts";
import type { Server } from "./startServer.ts";

/** Shop with a client of two prescriptions, a partly paid invoice and a few products, for browser tests. */
export interface FilledShop {
  readonly shop: Shop;
  readonly client: Client;
  readonly frame: Product;
  readonly lens: Product;
  readonly sale: PrescriptionDocument;
}

/** Fills a shop with an invoice of the given day, by default one in the past. */
export async function fillShop(server: Server, date = "2026-11-20"): Promise<FilledShop> {
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
    date,
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

/** `fillShop` with an invoice of today, for screens that show recent sales. */
export const fillShopToday = (server: Server) => fillShop(server, today());

/** Shop with a user and no other data. */
export const emptyShop = async (server: Server) => ({ shop: await openShop(server) });

/** Shop with a supplier and five products out of stock. */
export async function shopWithoutStock(server: Server) {
  const shop = await openShop(server);
  const supplier = await shop.create("optique_suppliers", {
    name: "Atelier Atlas",
    phone: "0522000000",
  });
  const products: Product[] = [];
  for (const [index, name] of ["Riad", "Atlas", "Jasmin", "Sirocco", "Toubkal"].entries()) {
    products.push(
      await shop.product({
        name: `Monture ${name}`,
        reference: `REF-${index + 1}`,
        purchase_price: 100 * (index + 1),
        stock: 0,
      }),
    );
  }
  return { shop, supplier, products };
}

/** Creates a pending receipt of four pieces, none received yet; returns its id. */
export async function saveReceipt(
  shop: Shop,
  supplier: Supplier,
  product: Product | undefined,
): Promise<string> {
  const id = newId();
  const { status, body } = await shop.send("PUT", `/api/optique/receipts/${id}`, {
    receipt_number: "BR-20261120-001",
    supplier: supplier.id,
    date: "2026-11-20",
    status: "pending",
    notes: "Colis abîmé",
    items: [
      {
        id: newId(),
        product: product?.id,
        quantity: 4,
        price: 100,
        received_quantity: 0,
        notes: "",
      },
    ],
  });
  if (status !== 200) throw new Error(`The receipt was refused: ${JSON.stringify(body)}`);
  return id;
}

/** Filled shop with three more clients to remind: with a valid telephone, an invalid one and none. */
export async function shopWithDueReminders(server: Server): Promise<FilledShop> {
  const filled = await fillShopToday(server);
  for (const [name, phone] of [
    ["Amrani Khadija", "06 00 00 00 05"],
    ["Mansouri Rachid", ""],
    ["Saidi Mehdi", "voir sa fille"],
  ]) {
    const client = await filled.shop.client({ name, phone });
    await filled.shop.savePrescription(newId(), {
      client: client.id,
      date: "2025-10-04",
      right_sphere: 1,
      left_sphere: 1,
      notes: "",
    });
  }
  return filled;
}

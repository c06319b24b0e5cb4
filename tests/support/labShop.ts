import type { Client, Product, Supplier } from "#domain/core/records.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { line, newId, openShop, type Shop } from "./shop.ts";
import type { Server } from "./startServer.ts";

/** Shop with lenses of two labs, one writing minus cylinders, the other plus; one lens has no lab. */
export interface LabShop {
  readonly shop: Shop;
  readonly labs: { readonly minus: Supplier; readonly plus: Supplier };
  readonly frame: Product;
  readonly lenses: { readonly minus: Product; readonly plus: Product; readonly nobodys: Product };
  /** Two sales with lenses of the first lab, and one of the second; orders must never show their clients. */
  readonly sales: readonly PrescriptionDocument[];
}

export const eyesToOrder = {
  right_sphere: -2,
  right_cylinder: -1.25,
  right_axis: 90,
  right_add: 2,
  right_eip: 31.5,
  left_sphere: 0.5,
  left_cylinder: 0.75,
  left_axis: 20,
  left_add: 2,
  left_eip: 32,
};

/** Sells a frame and two lenses out of stock, so that the job waits to be ordered. */
export async function sellLenses(
  { shop, frame }: Pick<LabShop, "shop" | "frame">,
  { client, lens, job }: { client: string; lens: Product; job?: object },
): Promise<PrescriptionDocument> {
  const { id }: Client = await shop.client({ name: client, phone: "06 12 34 56 78" });
  return shop.savePrescription(newId(), {
    client: id,
    date: "2026-11-20",
    ...eyesToOrder,
    notes: "Port permanent.",
    invoice: {
      id: newId(),
      items: [line(lens.id, 2, 700), line(frame.id, 1, 850)],
      payments: [],
    },
    ...(job ? { job } : {}),
  });
}

export async function fillLabShop(server: Server): Promise<LabShop> {
  const shop = await openShop(server);
  const lab = (name: string, values: object) =>
    shop.create("optique_suppliers", { name, is_lab: true, ...values });
  const minus = await lab("Atlas Optic Lab", {
    phone: "06 00 00 00 21",
    email: "commandes@atlas-lab.example",
    address: "Casablanca",
    cylinder: "minus",
  });
  const plus = await lab("Verres du Nord", { cylinder: "plus" });
  const frame = await shop.product({ name: "Agave 50-17", reference: "M-174", category: "métal" });
  const lens = (name: string, supplier = "") =>
    shop.product({ name, type: "lens", reference: name, supplier, selling_price: 700, stock: 0 });
  const lenses = {
    minus: await lens("Progressif 1.67", minus.id),
    plus: await lens("Unifocal 1.6", plus.id),
    nobodys: await lens("Unifocal 1.5"),
  };
  const sold = { shop, frame };
  const notes = "Hauteur de montage 19 mm.";
  const sales = [
    await sellLenses(sold, {
      client: "Chami Ghizlane",
      lens: lenses.minus,
      job: { tray: "16", notes, promised_on: "2026-12-02" },
    }),
    await sellLenses(sold, { client: "Raiss Anas", lens: lenses.minus }),
    await sellLenses(sold, { client: "Saidi Mehdi", lens: lenses.plus }),
  ];
  return { shop, labs: { minus, plus }, frame, lenses, sales };
}

export const jobsOf = (sales: readonly PrescriptionDocument[]): string[] =>
  sales.flatMap(({ job }) => job?.id ?? []);

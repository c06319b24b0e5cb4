import { expectOk, newId, type Shop } from "#support/shop.ts";

const products = 20;
const batches = 3;

/** Counts products and posts the count, and records which batches and postings were answered. */
export async function openCounting(
  shop: Shop,
  idsOf: (collection: string, condition?: string) => Promise<string[]>,
) {
  const references = Array.from({ length: products }, (_, place) => `E${place}`);
  for (const reference of references)
    await shop.create("optique_products", {
      name: `Étui ${reference}`,
      type: "accessory",
      reference,
      selling_price: 20,
      stock: 3,
    });
  const sent = new Set<string>();
  const posted = new Set<string>();
  /** Scans of one batch have ids with the same beginning; a batch is stored whole or not at all. */
  const batch = async (count: string): Promise<void> => {
    const name = newId().slice(0, 11);
    const scans = references.map((code, place) => ({
      id: `${name}${String(place).padStart(4, "0")}`,
      code,
      quantity: 1 + (place % 2),
    }));
    expectOk(await shop.send("PUT", `/api/optique/counts/${count}/scans`, { scans }));
    sent.add(name);
  };
  const stored = async () => ({
    scans: await idsOf("optique_count_scans"),
    posted: new Set(await idsOf("optique_counts", "status = 'posted'")),
  });
  return {
    count: async (): Promise<void> => {
      const id = newId();
      const path = `/api/optique/counts/${id}`;
      expectOk(await shop.send("PUT", path, { name: "Étuis", types: ["accessory"] }));
      for (let one = 0; one < batches; one += 1) await batch(id);
      const review = await shop.send<{ version: string }>("GET", `${path}/review`);
      const { version } = expectOk(review);
      expectOk(await shop.send("POST", `${path}/post`, { version }));
      posted.add(id);
    },
    lost: async (): Promise<string[]> => {
      const now = await stored();
      const sizes = new Map<string, number>();
      for (const id of now.scans) sizes.set(id.slice(0, 11), (sizes.get(id.slice(0, 11)) ?? 0) + 1);
      return [
        ...[...sent].filter((name) => !sizes.has(name)).map((name) => `batch ${name}`),
        ...[...sizes].filter(([, size]) => size !== products).map(([name]) => `a part of ${name}`),
        ...[...posted].filter((id) => !now.posted.has(id)).map((id) => `posted count ${id}`),
      ];
    },
    /** Takes the stored state as the expected one, after a restore to an older day. */
    takeStored: async (): Promise<void> => {
      const now = await stored();
      sent.clear();
      posted.clear();
      for (const id of now.scans) sent.add(id.slice(0, 11));
      for (const id of now.posted) posted.add(id);
    },
  };
}

import type { Product } from "#domain/core/records.ts";
import { today } from "#domain/core/days/days.ts";
import type { PrintedTag, QueuedTag, TagCounts } from "#domain/tags/tagAnswers.ts";
import { expectOk, line, newId, openShop, recordsPath, type Shop } from "./shop.ts";

export type TagPage = { totalItems: number; items: QueuedTag[]; counts: TagCounts };

/** A shop that prints tags, with a supplier. */
export async function openTagShop(template = "fold") {
  const shop = await openShop();
  const supplier = await shop.create("optique_suppliers", { name: "Atlas Optique" });
  const set = async (values: object): Promise<void> => {
    expectOk(await shop.send("PATCH", recordsPath("optique_companies", shop.company), values));
  };
  await set({ tag_template: template });
  return { ...shop, ...actionsOf(shop, supplier.id), supplier: supplier.id, set };
}
export type TagShop = Awaited<ReturnType<typeof openTagShop>>;

type Received = { product: string; quantity: number };

function actionsOf(shop: Shop, supplier: string) {
  const queue = async (query = ""): Promise<TagPage> =>
    expectOk(await shop.send<TagPage>("GET", `/api/optique/lists/tags?${query}`));
  /** Body of a receipt whose lines are all received. */
  const receipt = (items: readonly Received[], values: object = {}) => ({
    receipt_number: `BR-${newId()}`,
    supplier,
    date: today(),
    status: "received",
    items: items.map(({ product, quantity }) => ({
      ...line(product, quantity, 100),
      received_quantity: quantity,
    })),
    ...values,
  });
  return {
    queue,
    /** Number of tags that the queue proposes for a product. */
    proposed: async ({ id }: Pick<Product, "id">): Promise<number> =>
      (await queue("perPage=500")).items.find(({ product }) => product === id)?.proposed ?? 0,
    receipt,
    saveReceipt: async (id: string, body: object) => {
      const path = `/api/optique/receipts/${id}`;
      const stored = await shop.send<{ version?: string }>("GET", path);
      const { version } = stored.body;
      return expectOk(await shop.send("PUT", path, { ...body, ...(version && { version }) }));
    },
    change: async ({ id }: Pick<Product, "id">, values: Partial<Product>) =>
      expectOk(await shop.send("PATCH", recordsPath("optique_products", id), values)),
    print: (tags: readonly PrintedTag[], id = newId(), template = "fold") =>
      shop.send("PUT", `/api/optique/tag-prints/${id}`, { template, tags }),
  };
}

/** Tag of a product, as it would be printed now. */
export const printedNow = (
  { id, selling_price, barcode }: Product,
  quantity: number,
): PrintedTag => ({ product: id, quantity, price: selling_price, barcode });

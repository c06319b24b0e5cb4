import type { Server } from "./startServer.ts";
import type {
  CountDocument,
  Review,
  ReviewRow,
  ScansAnswer,
  SentScan,
  TakenScan,
} from "#domain/counts/countAnswers.ts";
import type { CountLine, Product } from "#domain/core/records.ts";
import {
  type Answer,
  call,
  expectOk,
  line,
  type Method,
  newId,
  openShop,
  payment,
  type Refusal,
  type Shop,
} from "./shop.ts";

/** Requests of a person who counts. */
type Caller = { send: Shop["send"] };

/** Status of an answer, and the codes of refused fields. */
export const refusedAt = ({ status, body }: Answer<unknown>) => [
  status,
  Object.fromEntries(
    Object.entries((body as Partial<Refusal>).data ?? {}).map(([field, { code }]) => [field, code]),
  ),
];

export const countPath = (id: string, more = ""): string =>
  `/api/optique/counts/${id}${more && `/${more}`}`;

/** One scan of a code or product. */
export const scanOf = (values: Partial<SentScan>): SentScan => ({ id: newId(), ...values });

/** Requests to a count. */
export function counter({ send }: Caller) {
  const put = <T = Refusal>(id: string, more: string, body: object, method: Method = "PUT") =>
    send<T>(method, countPath(id, more), body);
  const sendScans = (count: string, scans: readonly unknown[]) =>
    put<ScansAnswer & Refusal>(count, "scans", { scans });
  const review = async (count: string, query = ""): Promise<Review> =>
    expectOk(await send<Review>("GET", countPath(count, `review?perPage=500&${query}`)));
  return {
    put,
    putCount: (values: object, id = newId()) =>
      send<CountDocument>("PUT", countPath(id), { name: "Comptage", ...values }),
    count: async (id: string): Promise<CountDocument> =>
      expectOk(await send<CountDocument>("GET", countPath(id))),
    sendScans,
    scans: async (count: string, ...sent: readonly Partial<SentScan>[]): Promise<TakenScan[]> =>
      expectOk(await sendScans(count, sent.map(scanOf))).scans,
    review,
    /** Row of a product in the review. */
    row: async (count: string, product: string): Promise<ReviewRow | undefined> => {
      const { items } = await review(count, "list=all");
      return (items as ReviewRow[]).find((row) => row.product === product);
    },
    decide: (count: string, lines: readonly Partial<CountLine>[]) =>
      put<{ version: string } & Refusal>(count, "lines", { lines }),
    /** Posts the review in its present version. */
    post: async (count: string, values: object = {}) => {
      const { version } = await review(count);
      return put<CountDocument>(count, "post", { version, ...values }, "POST");
    },
    abandon: (count: string) => put<CountDocument>(count, "abandon", {}, "POST"),
  };
}

/** Shop with actions that move its stock during a count. */
export async function openCountShop(at?: Server) {
  const shop = await openShop(at);
  const people = counter(shop);
  let products = 0;
  return {
    ...shop,
    ...people,
    begin: async (values: object = {}): Promise<CountDocument> =>
      expectOk(await people.putCount(values)),
    /** Product with a reference and barcode of its own. */
    frame: (stock: number, values: object = {}): Promise<Product> => {
      products += 1;
      const reference = `REF${products}`;
      return shop.product({
        name: `Monture ${products}`,
        reference,
        barcode: `61110000${String(products).padStart(4, "0")}`,
        purchase_price: 300,
        stock,
        ...values,
      });
    },
    sell: (product: string, quantity = 1, id = newId()) =>
      shop.saveInvoice(id, {
        date: "2026-11-21",
        items: [line(product, quantity, 850)],
        payments: [payment(quantity * 850)],
      }),
    receive: async (product: string, quantity: number): Promise<void> => {
      const supplier = await shop.create("optique_suppliers", { name: `Atlas ${newId()}` });
      const item = { ...line(product, quantity, 300), received_quantity: quantity };
      const body = {
        receipt_number: `BR-${newId()}`,
        supplier: supplier.id,
        date: "2026-11-21",
        status: "received",
        items: [item],
      };
      expectOk(await shop.send("PUT", `/api/optique/receipts/${newId()}`, body));
    },
    adjust: async (product: string, quantity: number, reason: string): Promise<void> => {
      const body = {
        adjustment_number: `AJ-${newId()}`,
        date: "2026-11-21",
        reason,
        items: [{ id: newId(), product, quantity }],
      };
      expectOk(await shop.send("PUT", `/api/optique/adjustments/${newId()}`, body));
    },
    stock: async (product: string): Promise<number> =>
      (await shop.read("optique_products", product)).stock,
    /** Colleague of this role, who counts. */
    counterOf: async (role: string, values: object = {}) => {
      const colleague = await shop.colleague(role, values);
      return { ...colleague, ...counter(colleague) };
    },
    call,
  };
}
export type CountShop = Awaited<ReturnType<typeof openCountShop>>;

import { addDays, type IsoDay, today } from "#domain/core/days/days.ts";
import type { RecordOf } from "#domain/core/records.ts";
import type {
  BillDocument,
  BillPaymentDocument,
  BillSums,
  ListedBill,
  ListedBillPayment,
  ListedSupplierCredit,
  Payables,
  PurchaseCalendar,
  SupplierAccount,
  SupplierCreditDocument,
  UnbilledLine,
} from "#domain/purchases/purchaseAnswers.ts";
import { refused } from "./claimShop.ts";
import { expectOk, newId, openShop, recordsPath } from "./shop.ts";
import type { Server } from "./startServer.ts";

export { refused };
export type PurchaseShop = Awaited<ReturnType<typeof openPurchaseShop>>;

/** The day that is the given number of days after today. */
export const inDays = (days: number): IsoDay => addDays(today(), days);
export const stored = (day: string): string => `${day} 00:00:00.000Z`;

/** Rates of a bill with this total, TVA of 20 % included. */
export const ratesOf = (total: number) => {
  const centimes = Math.round(total * 100);
  const ht = Math.round((centimes * 100) / 120);
  return [{ rate: 20, ht: ht / 100, vat: (centimes - ht) / 100 }];
};

type ReceivedGoods = RecordOf<"optique_stock_receipts"> & {
  version: string;
  items: RecordOf<"optique_stock_receipt_items">[];
};
type Page<Row, Facts = object> = { items: Row[]; totalItems: number } & Facts;
type Lists = {
  bills: Page<ListedBill, { sums: BillSums }>;
  "bill-payments": Page<ListedBillPayment>;
  "supplier-credits": Page<ListedSupplierCredit>;
  unbilled: Page<UnbilledLine>;
};

/** Shop with a supplier, and actions on bills, payments and credits. */
export async function openPurchaseShop(server?: Server) {
  const shop = await openShop(server);
  const makeSupplier = (values: object = {}): Promise<RecordOf<"optique_suppliers">> =>
    shop.create("optique_suppliers", { name: "Essilor", ...values });
  const supplier = await makeSupplier();
  let number = 0;

  const putBill = <T = BillDocument>(body: object, id = newId()) =>
    shop.send<T>("PUT", `/api/optique/bills/${id}`, body);
  const billBody = (total: number, values: object = {}) => {
    number += 1;
    return {
      supplier: supplier.id,
      number: `F-${number}`,
      date: today(),
      rates: ratesOf(total),
      ...values,
    };
  };
  const bill = async (total: number, values: object = {}) =>
    expectOk(await putBill(billBody(total, values)));
  const getBill = async ({ id }: { id: string }) =>
    expectOk(await shop.send<BillDocument>("GET", `/api/optique/bills/${id}`));

  const putPayment = <T = BillPaymentDocument>(body: object, id = newId()) =>
    shop.send<T>("PUT", `/api/optique/bill-payments/${id}`, {
      supplier: supplier.id,
      date: today(),
      method: "transfer",
      ...body,
    });
  const partOf = ({ id }: { id: string }, amount: number) => ({ id: newId(), bill: id, amount });
  const pay = async (paid: [{ id: string }, number][], values: object = {}) =>
    expectOk(
      await putPayment({ parts: paid.map(([one, amount]) => partOf(one, amount)), ...values }),
    );
  const getPayment = async ({ id }: { id: string }) =>
    expectOk(await shop.send<BillPaymentDocument>("GET", `/api/optique/bill-payments/${id}`));
  const setState = <T = BillPaymentDocument>({ id }: { id: string }, state: string, on?: string) =>
    shop.send<T>("POST", `/api/optique/bill-payments/${id}/state`, { state, on });

  const putCredit = <T = SupplierCreditDocument>(body: object, id = newId()) =>
    shop.send<T>("PUT", `/api/optique/supplier-credits/${id}`, body);
  const creditBody = (values: object = {}) => ({
    supplier: supplier.id,
    reason: "return",
    date: today(),
    ...values,
  });
  const credit = async (total: number, values: object = {}) =>
    expectOk(
      await putCredit(
        creditBody({
          expected_amount: total,
          number: "A-1",
          received_on: today(),
          rates: ratesOf(total),
          ...values,
        }),
      ),
    );
  const getCredit = async ({ id }: { id: string }) =>
    expectOk(await shop.send<SupplierCreditDocument>("GET", `/api/optique/supplier-credits/${id}`));

  /** Saves a receipt of goods: quantities and prices of new products. */
  const receive = async (
    lines: readonly { ordered: number; came: number; price: number }[],
    values: object = {},
  ) => {
    number += 1;
    const items = [];
    for (const { ordered, came, price } of lines) {
      const product = await shop.product({ name: `Monture ${newId()}`, reference: "" });
      items.push({
        id: newId(),
        product: product.id,
        quantity: ordered,
        received_quantity: came,
        price,
      });
    }
    const body = {
      supplier: supplier.id,
      receipt_number: `BR-${number}`,
      date: today(),
      status: "partial",
      items,
      ...values,
    };
    return expectOk(
      await shop.send<ReceivedGoods>("PUT", `/api/optique/receipts/${newId()}`, body),
    );
  };

  return {
    ...shop,
    supplier,
    makeSupplier,
    putBill,
    billBody,
    bill,
    getBill,
    putPayment,
    partOf,
    pay,
    getPayment,
    setState,
    putCredit,
    creditBody,
    credit,
    getCredit,
    receive,
    remove: (collection: string, { id }: { id: string }) =>
      shop.send("DELETE", recordsPath(collection, id)),
    list: async <Name extends keyof Lists>(name: Name, query = ""): Promise<Lists[Name]> =>
      expectOk(await shop.send<Lists[Name]>("GET", `/api/optique/lists/${name}?${query}`)),
    account: async (from: string, to: string, id = supplier.id) =>
      expectOk(
        await shop.send<SupplierAccount>(
          "GET",
          `/api/optique/suppliers/${id}/account?from=${from}&to=${to}`,
        ),
      ),
    payables: async () => expectOk(await shop.send<Payables>("GET", "/api/optique/payables")),
    calendar: async (query = "") =>
      expectOk(await shop.send<PurchaseCalendar>("GET", `/api/optique/calendar?${query}`)),
    violations: async (): Promise<unknown[]> =>
      expectOk(await shop.send<{ violations: unknown[] }>("GET", "/api/optique/integrity"))
        .violations,
  };
}

import { addDays, today } from "#domain/core/days/days.ts";
import { expectOk, newId, type Shop } from "./shop.ts";

type Goods = { shop: Shop; supplier: { id: string }; product: { id: string } };

/** The day that is the given number of days before today. */
const ago = (days: number): string => addDays(today(), -days);

/** Creates bills, credits and payments in each state, with the widest amounts; returns their ids. */
export async function fullPurchases({ shop, supplier, product }: Goods) {
  const put = async (kind: string, body: object): Promise<string> => {
    const id = newId();
    const path = `/api/optique/${kind}/${id}`;
    expectOk(await shop.send("PUT", path, { supplier: supplier.id, ...body }));
    return id;
  };
  const billOf = (number: string, ht: number, days: number, more: object = {}) =>
    put("bills", {
      number,
      date: ago(days),
      rates: [{ rate: 20, ht, vat: ht / 5 }],
      label: "Montures optiques et solaires, collection d’automne",
      ...more,
    });
  const receiptItem = newId();
  await put("receipts", {
    receipt_number: "BR-2026-11-000123",
    date: ago(70),
    status: "partial",
    items: [
      {
        id: receiptItem,
        product: product.id,
        quantity: 10,
        received_quantity: 6,
        price: 12_345.5,
      },
    ],
  });
  const bill = await billOf("F-2026-000118", 75_000, 65, {
    items: [
      { id: newId(), receipt_item: receiptItem, quantity: 7, price: 12_400 },
      { id: newId(), label: "Port et emballage", quantity: 1, price: 250 },
    ],
    notes: "Prix convenu par téléphone avec M. Alaoui.",
  });
  const others = [
    await billOf("F-2026-000119", 823.33, 40),
    await billOf("F-2026-000120", 1_250, 30),
  ];
  const billPayment = await put("bill-payments", {
    date: today(),
    method: "check",
    reference: "4410225",
    bank: "Attijariwafa bank",
    due_on: addDays(today(), 12),
    parts: others.map((one, place) => ({
      id: newId(),
      bill: one,
      amount: [988, 1_000][place],
    })),
    amount: 2_100,
  });
  await put("bill-payments", {
    date: ago(2),
    method: "lcn",
    reference: "LCN-88",
    due_on: addDays(today(), 60),
    amount: 123_456.78,
    parts: [],
  });
  const expectedCredit = await put("supplier-credits", {
    reason: "price",
    date: ago(45),
    bill,
    expected_amount: 65.4,
    notes: "Demandé par courriel",
  });
  const receivedCredit = await put("supplier-credits", {
    reason: "return",
    date: ago(50),
    expected_amount: 420,
    number: "AV-2026-0077",
    received_on: ago(10),
    rates: [{ rate: 20, ht: 350, vat: 70 }],
  });
  return { bill, billPayment, expectedCredit, receivedCredit };
}

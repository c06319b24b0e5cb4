import { addDays, today } from "#domain/core/days/days.ts";
import { fillShop, saveReceipt } from "./filledShop.ts";
import { line, newId, payment, type Shop } from "./shop.ts";
import type { Server } from "./startServer.ts";

/** Shop with data for every screen: more than one page of each list, low stock, amounts due and jobs. */
export type BusyShop = Awaited<ReturnType<typeof busyShop>>;

export async function busyShop(server: Server) {
  const filled = await fillShop(server);
  const { shop, lens } = filled;
  const supplier = await shop.create("optique_suppliers", { name: "Atelier Atlas" });
  const receipt = await saveReceipt(shop, supplier, lens);
  const adjustment = newId();
  const counted = await shop.send("PUT", `/api/optique/adjustments/${adjustment}`, {
    adjustment_number: "AJ-20261120-001",
    date: today(),
    reason: "inventory_count",
    notes: "",
    items: [{ id: newId(), product: lens.id, quantity: -1, notes: "" }],
  });
  if (counted.status !== 200) throw new Error(JSON.stringify(counted.body));
  const plain = newId();
  for (let index = 1; index <= 12; index += 1) {
    const client = await shop.client({ name: `Tahiri Client ${index}`, phone: `06000000${index}` });
    const product = await shop.product({
      name: `Étui ${index}`,
      reference: `ETUI-${index}`,
      type: "accessory",
      stock: index % 4,
    });
    await shop.create("optique_suppliers", { name: `Atelier ${index}` });
    const { invoice } = await shop.savePrescription(index === 1 ? plain : newId(), {
      client: client.id,
      date: addDays(today(), index > 6 ? -400 - index : -index),
      right_sphere: 1,
      left_sphere: 1,
      notes: "",
      invoice: {
        id: newId(),
        items: [line(lens.id, 1, 700), ...(product.stock > 0 ? [line(product.id, 1, 50)] : [])],
        payments: index % 3 ? [payment(100)] : [],
      },
    });
    if (index === 12) await fillDay(shop, invoice?.id ?? "");
  }
  return {
    ...filled,
    supplier,
    receipt,
    adjustment,
    /** Prescription whose comparison with the previous one gives no remark. */
    plain,
  };
}

/** Fills today's till with cash in, cash out and a cheque that is due soon. */
async function fillDay(shop: Shop, invoice: string): Promise<void> {
  const date = today();
  await shop.create("optique_payments", { invoice, ...payment(50, { date }) });
  await shop.create("optique_payments", {
    invoice,
    ...payment(75, {
      date,
      payment_method: "check",
      bank: "CIH Bank",
      reference: "4471820",
      due_on: addDays(date, 1),
    }),
  });
  await shop.create("optique_cash_moves", {
    date,
    amount: -20,
    kind: "expense",
    label: "Coursier",
  });
}

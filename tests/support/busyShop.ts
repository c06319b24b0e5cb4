import { addDays, today } from "#domain/core/days.ts";
import { fillShop, saveReceipt } from "./filledShop.ts";
import { line, newId, payment, type Shop } from "./shop.ts";
import type { Server } from "./startServer.ts";

/** A shop whose every screen has something to show: more than a page of each list, what is low, due and waited for. */
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
    /** A prescription that nothing is remarked on, once the one before it is known. */
    plain,
  };
}

/** Today's till: cash that came in and went out, and a cheque that is soon due. */
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

type Place = {
  name: string;
  path: string;
  /** What is there once the page shows what it was opened for. */
  content: string;
  /** Where a link leads to it. */
  from?: string;
  /** One of those that `npm run bench -- web` tells of. */
  isMeasured?: true;
};

const rows = "[data-row]";
const field = "main form input";
/** The heading of a detail comes with its record; on a phone the top bar shows it. */
const detail = "main section.card:not(:has([data-skeleton]))";

/** Every screen of the shop. */
export function screensOf(busy: BusyShop) {
  const { client, frame, sale, supplier, receipt, adjustment, plain } = busy;
  const invoice = sale.invoice?.id ?? "";
  const lists: Place[] = [
    { name: "clients", path: "/app/clients", content: rows, from: "/app", isMeasured: true },
    { name: "prescriptions", path: "/app/prescriptions", content: rows, from: "/app" },
    { name: "workshop", path: "/app/atelier", content: "[data-card]", from: "/app" },
    { name: "reminders", path: "/app/prescriptions/reminders", content: rows },
    { name: "products", path: "/app/products", content: rows, from: "/app", isMeasured: true },
    { name: "invoices", path: "/app/invoices", content: rows, from: "/app", isMeasured: true },
    { name: "till", path: "/app/caisse", content: rows, from: "/app" },
    { name: "cheques", path: "/app/caisse/cheques", content: rows, from: "/app/caisse" },
    { name: "suppliers", path: "/app/suppliers", content: rows, from: "/app" },
    { name: "movements", path: "/app/stock/movements", content: rows },
    { name: "receipts", path: "/app/stock/receipts", content: rows },
    { name: "adjustments", path: "/app/stock/adjustments", content: rows },
    { name: "low stock", path: "/app/stock?tab=low", content: rows },
  ];
  const details: Place[] = [
    { name: "guide", path: "/app/aide", content: "main h2" },
    { name: "client", path: `/app/clients/${client.id}`, content: rows },
    { name: "prescription", path: `/app/prescriptions/${sale.id}`, content: detail },
    {
      name: "invoice",
      path: `/app/invoices/${invoice}`,
      // The list that leads to it is a card too, without a name.
      content: `${detail} h2`,
      from: "/app/prescriptions",
      isMeasured: true,
    },
    { name: "product", path: `/app/products/${frame.id}`, content: detail },
    { name: "supplier", path: `/app/suppliers/${supplier.id}`, content: detail },
    { name: "receipt", path: `/app/stock/receipts/${receipt}`, content: detail },
  ];
  const forms: Place[] = [
    {
      name: "sale form",
      path: "/app/prescriptions/new",
      content: field,
      from: "/app",
      isMeasured: true,
    },
    { name: "sale edited", path: `/app/prescriptions/edit/${plain}`, content: field },
    { name: "counter sale", path: "/app/sale", content: field },
    { name: "new client", path: "/app/clients/nouveau", content: field },
    { name: "client edited", path: `/app/clients/${client.id}/modifier`, content: field },
    { name: "new supplier", path: "/app/suppliers/new", content: field },
    { name: "new receipt", path: "/app/stock/receipts/new", content: field },
    { name: "receipt edited", path: `/app/stock/receipts/edit/${receipt}`, content: field },
    { name: "new adjustment", path: "/app/stock/adjustments/new", content: field },
    {
      name: "adjustment edited",
      path: `/app/stock/adjustments/edit/${adjustment}`,
      content: field,
    },
  ];
  const figures: Place[] = [
    {
      name: "dashboard",
      path: "/app",
      content: 'main a[href="/app/invoices?status=unpaid"]',
      from: "/app/clients",
      isMeasured: true,
    },
    {
      name: "statistics",
      path: "/app/statistics",
      content: "main [role=tabpanel]",
      from: "/app",
      isMeasured: true,
    },
    {
      name: "stock",
      path: "/app/stock",
      content: "main [role=tabpanel]",
      from: "/app",
      isMeasured: true,
    },
    { name: "company", path: "/app/company", content: field, from: "/app" },
    { name: "sign-in", path: "/login", content: "input[type=password]", isMeasured: true },
  ];
  return [...figures, ...lists, ...details, ...forms];
}

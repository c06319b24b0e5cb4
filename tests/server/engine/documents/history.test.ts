import { expect, it } from "vitest";

import { seededRandom } from "#support/random.ts";
import { expectOk, openShop, recordsPath } from "#support/shop.ts";
import { type ModelInvoice, type ModelItem, type ModelReceipt, ShopModel } from "#support/model.ts";

/** Random histories of `npm run soak` are longer. */
const operations = process.env["OPTIQUE_SEED"] ? 1000 : 400;
/** Fixed seed for a repeatable history; `npm run soak` uses and prints new ones. */
const seeds = (process.env["OPTIQUE_SEED"] ?? "20261121").split(",").map(Number);

/** Kinds of requests: in each history at least one of each is accepted, also on lines of an existing document. */
const kinds = [
  ...["invoices", "receipts", "adjustments"].flatMap((path) => [
    `PUT ${path}`,
    `PUT again ${path}`,
  ]),
  ...["invoice_items", "stock_receipt_items", "stock_adjustment_items"].flatMap((name) =>
    ["POST", "PATCH", "DELETE"].map((method) => `${method} optique_${name}`),
  ),
  ...["POST", "DELETE"].map((method) => `${method} optique_payments`),
  ...["invoices", "stock_receipts", "stock_adjustments"].map((name) => `DELETE optique_${name}`),
  "PATCH optique_stock_receipts",
  "PATCH optique_products",
  "PATCH of the dashboard",
];

it.each(seeds)(
  `all figures stay right through ${operations} random operations of all writers (OPTIQUE_SEED=%i)`,
  async (seed) => {
    const random = seededRandom(seed);
    const shop = await openShop();
    const model = new ShopModel();
    const supplier = (await shop.create("optique_suppliers", { name: "Atlas" })).id;
    const products: string[] = [];
    for (const stock of [0, 3, 10, 50]) {
      const { id } = await shop.product({ stock });
      products.push(id);
      model.stock.set(id, stock);
    }

    const anyOf = <T>(map: Map<string, T>): [string, T] | null =>
      map.size > 0 ? random.pick([...map]) : null;
    /** Discount of at most the price of one piece, so that it is valid for any quantity. */
    const discountedPrice = () => {
      const centimes = random.int(0, 50_000);
      const discount = random.chance(0.3) ? random.int(0, centimes) : 0;
      return { price: centimes / 100, discount: discount / 100 };
    };
    const modelItem = (): ModelItem => ({
      id: random.id(),
      product: random.pick(products),
      quantity: random.int(1, 6),
      ...discountedPrice(),
      received_quantity: random.int(0, 6),
    });
    const items = () => Array.from({ length: random.int(1, 4) }, modelItem);
    /** Leaves some items unchanged, changes some, removes some and adds some. */
    const edited = (old: readonly ModelItem[]): ModelItem[] => [
      ...old
        .filter(() => random.chance(0.7))
        .map((item) =>
          random.chance(0.4)
            ? { ...item, quantity: random.int(1, 9), received_quantity: random.int(0, 9) }
            : item,
        ),
      ...(random.chance(0.5) || old.length === 0 ? [modelItem()] : []),
    ];
    /** Number of accepted requests of each kind. */
    const done = new Map<string, number>();
    const count = (kind: string) => done.set(kind, (done.get(kind) ?? 0) + 1);
    const ok = async (method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: object) => {
      const [, of = ""] = /\/(optique_\w+|invoices|receipts|adjustments)\//.exec(path) ?? [];
      const isUpdate = method === "PUT" && body && "version" in body;
      const kind = `${isUpdate ? "PUT again" : method} ${of}`;
      count(kind);
      return expectOk(await shop.send<{ id: string; version: string }>(method, path, body));
    };
    const version = async (kind: string, id: string) =>
      expectOk(await shop.send<{ version: string }>("GET", `/api/optique/${kind}/${id}`)).version;

    const invoiceItem = ({ id, product, quantity, price, discount }: ModelItem) => ({
      id,
      product,
      quantity,
      price,
      discount,
    });
    const newPayments = () =>
      Array.from({ length: random.int(0, 2) }, () => ({
        id: random.id(),
        amount: random.int(0, 60_000) / 100,
      }));
    const asPayment = (values: { id: string; amount: number }) => ({
      ...values,
      date: "2026-11-21",
      payment_method: "cash",
    });

    async function saveInvoice(): Promise<void> {
      const found = random.chance(0.5) ? anyOf(model.invoices) : null;
      const id = found?.[0] ?? random.id();
      const old: ModelInvoice = found?.[1] ?? { items: [], payments: [] };
      const next = {
        items: found ? edited(old.items) : items(),
        payments: found && random.chance(0.5) ? old.payments : newPayments(),
      };
      await ok("PUT", `/api/optique/invoices/${id}`, {
        client: "",
        date: "2026-11-21",
        items: next.items.map(invoiceItem),
        payments: next.payments.map(asPayment),
        ...(found ? { version: await version("invoices", id) } : {}),
      });
      model.setInvoice(id, next);
    }

    async function touchInvoiceItem(): Promise<void> {
      const found = anyOf(model.invoices);
      if (!found) return;
      const [id, invoice] = found;
      const item = invoice.items.length > 0 ? random.pick(invoice.items) : null;
      const path = (itemId = "") => recordsPath("optique_invoice_items", itemId);
      if (!item || random.chance(0.3)) {
        const added = modelItem();
        await ok("POST", path(), { ...invoiceItem(added), invoice: id });
        model.setInvoice(id, { ...invoice, items: [...invoice.items, added] });
      } else if (random.chance(0.5)) {
        const changed = { ...item, quantity: random.int(1, 9), product: random.pick(products) };
        await ok("PATCH", path(item.id), { quantity: changed.quantity, product: changed.product });
        model.setInvoice(id, {
          ...invoice,
          items: invoice.items.map((other) => (other === item ? changed : other)),
        });
      } else {
        await ok("DELETE", path(item.id));
        model.setInvoice(id, {
          ...invoice,
          items: invoice.items.filter((other) => other !== item),
        });
      }
    }

    async function touchPayment(): Promise<void> {
      const found = anyOf(model.invoices);
      if (!found) return;
      const [id, invoice] = found;
      const [first] = invoice.payments;
      if (first && random.chance(0.4)) {
        await ok("DELETE", recordsPath("optique_payments", first.id));
        model.setInvoice(id, { ...invoice, payments: invoice.payments.slice(1) });
      } else {
        const added = { id: random.id(), amount: random.int(1, 90_000) / 100 };
        await ok("POST", recordsPath("optique_payments"), { ...asPayment(added), invoice: id });
        model.setInvoice(id, { ...invoice, payments: [...invoice.payments, added] });
      }
    }

    async function deleteInvoice(): Promise<void> {
      const found = anyOf(model.invoices);
      if (!found) return;
      await ok("DELETE", recordsPath("optique_invoices", found[0]));
      model.setInvoice(found[0], null);
    }

    const status = () => random.pick(["pending", "received", "partial", "cancelled"]);
    let numbers = 0;
    async function saveReceipt(): Promise<void> {
      const found = random.chance(0.6) ? anyOf(model.receipts) : null;
      const id = found?.[0] ?? random.id();
      const next: ModelReceipt = {
        status: status(),
        items: found ? edited(found[1].items) : items(),
      };
      if (next.items.length === 0) next.items.push(modelItem());
      numbers += 1;
      await ok("PUT", `/api/optique/receipts/${id}`, {
        supplier,
        date: "2026-11-21",
        notes: "",
        status: next.status,
        items: next.items,
        ...(found
          ? { version: await version("receipts", id) }
          : { receipt_number: `BR-${numbers}` }),
      });
      model.setReceipt(id, next);
    }

    async function changeReceiptStatus(): Promise<void> {
      const found = anyOf(model.receipts);
      if (!found) return;
      const next = { ...found[1], status: status() };
      await ok("PATCH", recordsPath("optique_stock_receipts", found[0]), { status: next.status });
      model.setReceipt(found[0], next);
    }

    async function deleteReceipt(): Promise<void> {
      const found = anyOf(model.receipts);
      if (!found) return;
      await ok("DELETE", recordsPath("optique_stock_receipts", found[0]));
      model.setReceipt(found[0], null);
    }

    async function saveAdjustment(): Promise<void> {
      const found = random.chance(0.5) ? anyOf(model.adjustments) : null;
      const id = found?.[0] ?? random.id();
      const next = (found ? edited(found[1]) : items()).map((item) =>
        random.chance(0.5) ? { ...item, quantity: -item.quantity } : item,
      );
      if (next.length === 0) next.push(modelItem());
      numbers += 1;
      await ok("PUT", `/api/optique/adjustments/${id}`, {
        date: "2026-11-21",
        reason: "other",
        notes: "",
        items: next.map(({ id: item, product, quantity }) => ({ id: item, product, quantity })),
        ...(found
          ? { version: await version("adjustments", id) }
          : { adjustment_number: `AJ-${numbers}` }),
      });
      model.setAdjustment(id, next);
    }

    async function deleteAdjustment(): Promise<void> {
      const found = anyOf(model.adjustments);
      if (!found) return;
      await ok("DELETE", recordsPath("optique_stock_adjustments", found[0]));
      model.setAdjustment(found[0], null);
    }

    async function touchStockItem(
      parent: "receipt" | "adjustment",
      lines: readonly ModelItem[],
      id: string,
    ): Promise<ModelItem[]> {
      const path = (item = "") => recordsPath(`optique_stock_${parent}_items`, item);
      const item = lines.length > 0 ? random.pick(lines) : null;
      if (!item || random.chance(0.3)) {
        const { discount: _, ...added } = modelItem();
        await ok("POST", path(), { ...added, [parent]: id });
        return [...lines, added];
      }
      if (random.chance(0.4)) {
        await ok("DELETE", path(item.id));
        return lines.filter((other) => other !== item);
      }
      const values = { product: random.pick(products), quantity: random.int(1, 9) };
      const received = parent === "receipt" ? { received_quantity: random.int(0, 9) } : {};
      await ok("PATCH", path(item.id), { ...values, ...received });
      return lines.map((other) => (other === item ? { ...item, ...values, ...received } : other));
    }

    async function touchReceiptItem(): Promise<void> {
      const found = anyOf(model.receipts);
      if (!found) return;
      const [id, receipt] = found;
      const next = await touchStockItem("receipt", receipt.items, id);
      model.setReceipt(id, { ...receipt, items: next });
    }

    async function touchAdjustmentItem(): Promise<void> {
      const found = anyOf(model.adjustments);
      if (!found) return;
      const [id, lines] = found;
      model.setAdjustment(id, await touchStockItem("adjustment", lines, id));
    }

    async function correctInDashboard(): Promise<void> {
      const id = random.pick(products);
      const stock = random.int(0, 20);
      expectOk(await shop.sendAsAdmin("PATCH", recordsPath("optique_products", id), { stock }));
      model.stock.set(id, stock);
      count("PATCH of the dashboard");
    }

    const renameProduct = async (): Promise<void> => {
      await ok("PATCH", recordsPath("optique_products", random.pick(products)), {
        name: `Produit ${random.int(1, 99)}`,
      });
    };

    const deck = [
      saveInvoice,
      saveInvoice,
      saveInvoice,
      touchInvoiceItem,
      touchInvoiceItem,
      touchPayment,
      touchPayment,
      deleteInvoice,
      saveReceipt,
      saveReceipt,
      changeReceiptStatus,
      deleteReceipt,
      touchReceiptItem,
      touchReceiptItem,
      saveAdjustment,
      saveAdjustment,
      touchAdjustmentItem,
      touchAdjustmentItem,
      deleteAdjustment,
      correctInDashboard,
      renameProduct,
    ];

    for (let step = 1; step <= operations; step += 1) {
      const operation = random.pick(deck);
      await operation();
      const where = `step ${step}: ${operation.name}`;
      const invoice = anyOf(model.invoices);
      const [stored, sums] = await Promise.all([
        shop.find("optique_products"),
        invoice && shop.read("optique_invoices", invoice[0]),
      ]);
      expect(Object.fromEntries(stored.map(({ id, stock }) => [id, stock])), where).toEqual(
        Object.fromEntries(model.stock),
      );
      if (invoice) expect(sums, where).toMatchObject(model.sums(invoice[0]));
    }
    for (const id of model.invoices.keys()) {
      expect(await shop.read("optique_invoices", id)).toMatchObject(model.sums(id));
    }
    const { body } = await shop.send<{ violations: unknown[] }>("GET", "/api/optique/integrity");
    expect(body.violations, JSON.stringify(body.violations)).toEqual([]);
    expect([...done.keys()].sort()).toEqual([...kinds].sort());
    for (const [kind, times] of done) expect(times, kind).toBeGreaterThan(1);
  },
  300_000,
);

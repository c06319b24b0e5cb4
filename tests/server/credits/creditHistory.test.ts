import { expect, it } from "vitest";

import { seededRandom } from "#support/random.ts";
import { today } from "#domain/core/days/days.ts";
import { type Centimes, minus, noMoney, sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import { creditedOf, invoiceBalance, invoiceStatusOf, netPaid } from "#domain/sale/due.ts";
import { itemsTotal, itemTotal, paidTotal } from "#domain/sale/invoice.ts";
import { expectOk, newId, openShop, recordsPath } from "#support/shop.ts";

/** Random histories of `npm run soak` are longer. */
const operations = process.env["OPTIQUE_SEED"] ? 300 : 180;
const seeds = (process.env["OPTIQUE_SEED"] ?? "20261127").split(",").map(Number);

type Line = { id: string; product: string; quantity: number; price: number; discount: number };
type Paid = { id: string; amount: number; note: string };
type Note = {
  id: string;
  total_amount: number;
  kept: number;
  used: number;
  lines: { line: string; quantity: number; amount: number; isBack: boolean }[];
};
type Sale = {
  items: Line[];
  payments: Paid[];
  credit_notes: Note[];
  refunds: { amount: number; from_kept: boolean; fund: string }[];
};

it.each(seeds)(
  `credits keep every figure through ${operations} random sales, returns, refunds and exchanges (OPTIQUE_SEED=%i)`,
  async (seed) => {
    const random = seededRandom(seed);
    const shop = await openShop();
    const answered = new Map<string, number>();
    /** Sends a request that may be refused, and counts it by its route and answer. */
    const attempt = async (method: "POST" | "PUT", path: string, body: object) => {
      const { status } = await shop.send(method, path, body);
      const [, route = ""] = /(credit-notes|refunds|exchanges|optique_payments)/.exec(path) ?? [];
      const kind = `${"credit_note" in body && route === "refunds" ? "kept " : ""}${route} ${status}`;
      answered.set(kind, (answered.get(kind) ?? 0) + 1);
      return status;
    };
    const company = recordsPath("optique_companies", shop.company);
    expectOk(await shop.send("PATCH", company, { vat: true, vat_rate: 20 }));
    const products: string[] = [];
    const stock = new Map<string, number>();
    for (const vat_rate of [null, 10, 7]) {
      const { id } = await shop.product({ stock: 1000, vat_rate });
      products.push(id);
      stock.set(id, 1000);
    }
    const sales = new Map<string, Sale>();
    let drawer: Centimes = noMoney;

    const anySale = (): [string, Sale] | null => (sales.size > 0 ? random.pick([...sales]) : null);
    const move = (product: string, quantity: number) =>
      stock.set(product, (stock.get(product) ?? 0) + quantity);
    const newLine = (): Line => {
      const price = random.int(1, 50_000) / 100;
      return {
        id: newId(),
        product: random.pick(products),
        quantity: random.int(1, 4),
        price,
        discount: random.chance(0.3) ? random.int(0, toCentimes(price)) / 100 : 0,
      };
    };
    const netPaidOf = (sale: Sale): Centimes =>
      netPaid({ payments: paidTotal(sale.payments), ...creditedOf(sale) });
    const creditedOn = ({ credit_notes }: Sale, { id }: Line) => {
      const own = credit_notes.flatMap(({ lines }) => lines.filter(({ line }) => line === id));
      return {
        quantity: own.reduce((count, { quantity }) => count + quantity, 0),
        amount: sum(own.map(({ amount }) => toCentimes(amount))),
      };
    };
    const leftOn = (sale: Sale, item: Line) => {
      const before = creditedOn(sale, item);
      return {
        quantity: item.quantity - before.quantity,
        amount: minus(itemTotal(item), before.amount),
      };
    };
    const notesLeft = (): [Sale, Note][] =>
      [...sales.values()].flatMap((sale) =>
        sale.credit_notes
          .filter(({ kept, used }) => kept > used)
          .map((note): [Sale, Note] => [sale, note]),
      );

    async function sell(): Promise<void> {
      const id = newId();
      const items = Array.from({ length: random.int(1, 3) }, newLine);
      const amount = random.int(0, itemsTotal(items) + 5_000) / 100;
      const payments = random.chance(0.7) ? [{ id: newId(), amount, note: "" }] : [];
      await shop.saveInvoice(id, {
        client: "",
        date: today(),
        items,
        payments: payments.map((one) => ({
          id: one.id,
          amount: one.amount,
          date: today(),
          payment_method: "cash",
        })),
      });
      sales.set(id, { items, payments, credit_notes: [], refunds: [] });
      for (const { product, quantity } of items) move(product, -quantity);
      drawer = sum([drawer, paidTotal(payments)]);
    }

    /** Lines of a credit note, sometimes above what is left; `isAll` credits all of it. */
    function creditLines(sale: Sale, isAll: boolean): Note["lines"] {
      return sale.items.flatMap((item) => {
        const left = leftOn(sale, item);
        if (!isAll && random.chance(0.4)) return [];
        const over = isAll || random.chance(0.9) ? 0 : 1;
        const quantity = isAll ? left.quantity : random.int(0, left.quantity + over);
        const amount = isAll ? left.amount : random.int(0, left.amount + over);
        return quantity + amount > 0
          ? [{ line: item.id, quantity, amount: amount / 100, isBack: random.chance(0.7) }]
          : [];
      });
    }

    async function creditSale(isAll: boolean, [id, sale]: [string, Sale]): Promise<void> {
      const lines = creditLines(sale, isAll);
      if (lines.length === 0) return;
      const total = sum(lines.map(({ amount }) => toCentimes(amount)));
      const room = Math.max(0, Math.min(total, netPaidOf(sale)));
      const money = isAll ? 0 : random.int(0, room + (random.chance(0.1) ? 1 : 0));
      const back = random.int(0, money);
      const note = {
        id: newId(),
        total_amount: toDirhams(total),
        kept: (money - back) / 100,
        used: 0,
        lines,
      };
      const refunds = back > 0 ? [{ id: newId(), amount: back / 100, payment_method: "cash" }] : [];
      const status = await attempt("PUT", `/api/optique/credit-notes/${note.id}`, {
        invoice: id,
        reason: "return",
        items: lines.map(({ line, quantity, amount, isBack }) => ({
          id: newId(),
          invoice_item: line,
          quantity,
          amount,
          goods: isBack ? "shelf" : "defect",
        })),
        refunds,
        kept: note.kept,
      });
      const isOver = lines.some(({ line, quantity, amount }) => {
        const item = sale.items.find((one) => one.id === line);
        const left = item ? leftOn(sale, item) : { quantity: 0, amount: noMoney };
        return quantity > left.quantity || toCentimes(amount) > left.amount;
      });
      expect(status).toBe(isOver ? 409 : money > total ? 400 : money > room ? 409 : 200);
      if (status !== 200) return;
      sale.credit_notes.push(note);
      for (const { amount } of refunds) {
        sale.refunds.push({ amount, from_kept: false, fund: "" });
        drawer = minus(drawer, toCentimes(amount));
      }
      for (const { line, quantity, isBack } of lines)
        if (isBack) move(sale.items.find(({ id: item }) => item === line)?.product ?? "", quantity);
    }
    const credit = async () => {
      const found = anySale();
      if (found) await creditSale(false, found);
    };

    async function refund(): Promise<void> {
      const found = anySale();
      if (!found) return;
      const [invoice, sale] = found;
      const left = netPaidOf(sale);
      const amount = random.int(1, Math.max(1, left + 1)) / 100;
      const body = { invoice, amount, payment_method: "cash" };
      const status = await attempt("PUT", `/api/optique/refunds/${newId()}`, body);
      expect(status).toBe(toCentimes(amount) > left ? 409 : 200);
      if (status !== 200) return;
      sale.refunds.push({ amount, from_kept: false, fund: "" });
      drawer = minus(drawer, toCentimes(amount));
    }

    /** Uses a kept credit: pays another sale with it, or refunds it. */
    async function useCredit(): Promise<void> {
      const [kept] = [random.pick([...notesLeft(), null])];
      const found = anySale();
      if (!kept || !found) return;
      const [owner, note] = kept;
      const [invoice, sale] = found;
      const left = minus(toCentimes(note.kept), toCentimes(note.used));
      const amount = random.int(1, left + 1) / 100;
      const isMoney = random.chance(0.3);
      const id = newId();
      const status = isMoney
        ? await attempt("PUT", `/api/optique/refunds/${id}`, {
            credit_note: note.id,
            amount,
            payment_method: "cash",
          })
        : await attempt("POST", recordsPath("optique_payments"), {
            id,
            invoice,
            date: today(),
            amount,
            payment_method: "credit",
            credit_note: note.id,
          });
      expect(status).toBe(toCentimes(amount) > left ? 409 : 200);
      if (status !== 200) return;
      note.used = toDirhams(sum([toCentimes(note.used), toCentimes(amount)]));
      if (isMoney) {
        owner.refunds.push({ amount, from_kept: true, fund: "" });
        drawer = minus(drawer, toCentimes(amount));
      } else sale.payments.push({ id, amount, note: note.id });
    }

    async function exchange(): Promise<void> {
      const found = anySale();
      if (!found) return;
      const [invoice, sale] = found;
      const lines = creditLines(sale, true).map((line) => ({ ...line, isBack: true }));
      if (lines.length === 0) return;
      const [id, next, item] = [newId(), newId(), newLine()];
      const total = sum(lines.map(({ amount }) => toCentimes(amount)));
      const status = await attempt("PUT", `/api/optique/exchanges/${id}`, {
        credit: {
          invoice,
          reason: "return",
          items: lines.map(({ line, quantity, amount }) => ({
            id: newId(),
            invoice_item: line,
            quantity,
            amount,
            goods: "shelf",
          })),
        },
        sale: { id: next, client: "", date: today(), items: [item] },
      });
      expect(status).toBe(200);
      const { credited } = creditedOf(sale);
      const owed = minus(itemsTotal(sale.items), sum([credited, total]));
      const { surplus } = invoiceBalance(owed, netPaidOf(sale));
      const kept = toDirhams(Math.min(surplus, total, itemTotal(item)) as Centimes);
      sale.credit_notes.push({ id, total_amount: toDirhams(total), kept, used: kept, lines });
      const payments = kept > 0 ? [{ id: "", amount: kept, note: id }] : [];
      sales.set(next, { items: [item], payments, credit_notes: [], refunds: [] });
      move(item.product, -item.quantity);
      for (const { line, quantity } of lines)
        move(sale.items.find((one) => one.id === line)?.product ?? "", quantity);
    }

    const expectSame = async (id: string, sale: Sale, where: string) => {
      const { credited } = creditedOf(sale);
      const [total, paid] = [itemsTotal(sale.items), netPaidOf(sale)];
      expect(await shop.read("optique_invoices", id), where).toMatchObject({
        total_amount: toDirhams(total),
        credited_amount: toDirhams(credited),
        paid_amount: toDirhams(paid),
        status: invoiceStatusOf({ total, credited, fund: noMoney, paid }, sale.items.length),
      });
    };

    const deck = [sell, sell, credit, credit, credit, refund, useCredit, useCredit, exchange];
    for (let step = 1; step <= operations; step += 1) {
      const operation = random.pick(deck);
      await operation();
      const found = anySale();
      if (found) await expectSame(...found, `step ${step}: ${operation.name}`);
    }
    for (const [id, sale] of sales) await expectSame(id, sale, "the end");
    const stored = await shop.find("optique_products");
    expect(Object.fromEntries(stored.map((one) => [one.id, one.stock]))).toEqual(
      Object.fromEntries(stock),
    );
    const till = await shop.send<{ cash: number }>("GET", `/api/optique/till?day=${today()}`);
    expect(expectOk(till).cash).toBe(toDirhams(drawer));
    // Credits everything that is left: then no sales and no TVA remain.
    for (const found of sales) await creditSale(true, found);
    const { total, vat } = expectOk(
      await shop.send<{ total: number; vat: { invoiced: { vat: number; ttc: number }[] } }>(
        "GET",
        `/api/optique/statistics?from=${today()}&to=${today()}`,
      ),
    );
    expect([total, ...vat.invoiced.flatMap(({ vat: tax, ttc }) => [tax, ttc])]).toEqual([
      0,
      ...vat.invoiced.flatMap(() => [0, 0]),
    ]);
    const { body } = await shop.send<{ violations: unknown[] }>("GET", "/api/optique/integrity");
    expect(body.violations, JSON.stringify(body.violations)).toEqual([]);
    // Each kind of request has succeeded more than once, and some request was refused.
    for (const kind of [
      "credit-notes 200",
      "optique_payments 200",
      "kept refunds 200",
      "refunds 200",
    ])
      expect(answered.get(kind) ?? 0, kind).toBeGreaterThan(1);
    expect([...answered.keys()].filter((kind) => / 4\d\d$/.test(kind))).not.toEqual([]);
  },
  180_000,
);

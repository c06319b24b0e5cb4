import { expect, it } from "vitest";

import type { Books } from "#domain/books/booksAnswers.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { toCentimes } from "#domain/core/money.ts";
import type { BillDocument, BillPaymentDocument } from "#domain/purchases/purchaseAnswers.ts";
import { inDays, openPurchaseShop } from "#support/purchaseShop.ts";
import { seededRandom } from "#support/random.ts";
import { amountOf, readPack, type Row } from "#support/readPack.ts";
import { expectOk, newId } from "#support/shop.ts";

const operations = 60;
const seeds = (process.env["OPTIQUE_SEED"] ?? "20261130").split(",").map(Number);

const sumOf = (rows: readonly Row[], column: string): number =>
  rows.reduce((sum, row) => sum + amountOf(row[column]), 0);

it.each(seeds)(
  `the files of purchases sum to suppliers' accounts and bills through ${operations} bills, payments, refusals and credits (OPTIQUE_SEED=%i)`,
  async (seed) => {
    const random = seededRandom(seed);
    const shop = await openPurchaseShop();
    const suppliers = [shop.supplier, await shop.makeSupplier({ name: "Atlas" })];
    const bills: BillDocument[] = [];
    const payments: BillPaymentDocument[] = [];
    const credits: { id: string; supplier: string; received: number }[] = [];
    const day = (from = -30) => random.int(from, -1);
    const amount = () => random.int(1, 60_000) / 100;

    const steps: Record<string, () => Promise<unknown>> = {
      async bill() {
        const own = [20, 10, null].filter(() => random.chance(0.6));
        const rates = (own.length > 0 ? own : [20]).map((rate) => {
          const ht = amount();
          // Each bill has its own TVA, which need not follow from its HT.
          return { rate, ht, vat: rate === null ? 0 : random.int(0, 9_000) / 100 };
        });
        const { id: supplier } = random.pick(suppliers);
        const date = inDays(day());
        const made = await shop.putBill(shop.billBody(0, { supplier, date, rates }));
        if (made.status < 400) bills.push(made.body);
      },
      async pay() {
        const first = random.pick(bills);
        const { supplier } = first;
        const own = bills.filter((one) => one.supplier === supplier && random.chance(0.5));
        const paid = new Set([first, ...own]);
        const method = random.pick(["cash", "check", "lcn", "transfer"]);
        const parts = [...paid].map((one) =>
          shop.partOf(one, random.chance(0.3) ? one.total_amount : amount()),
        );
        const total = parts.reduce((sum, part) => sum + toCentimes(part.amount), 0);
        const more = random.chance(0.4) ? random.int(1, 9_000) : 0;
        const made = await shop.putPayment({
          supplier,
          method,
          parts,
          date: inDays(day()),
          amount: (total + more) / 100,
        });
        if (made.status < 400) payments.push(made.body);
      },
      async allot() {
        const payment = payments.length > 0 && (await shop.getPayment(random.pick(payments)));
        if (!payment || payment.left <= 0) return;
        const named = payment.parts.map((part) => part.bill);
        const other = bills.find(
          (one) => one.supplier === payment.supplier && !named.includes(one.id),
        );
        if (!other) return;
        const { version, supplier, method } = payment;
        await shop.putPayment(
          {
            version,
            supplier,
            method,
            date: payment.date,
            amount: payment.amount,
            parts: [
              ...payment.parts.map((part) => ({
                id: part.id,
                bill: part.bill,
                amount: part.amount,
              })),
              shop.partOf(other, Math.min(payment.left, other.total_amount)),
            ],
          },
          payment.id,
        );
      },
      async refuse() {
        if (payments.length === 0) return;
        const payment = random.pick(payments);
        await shop.setState(
          payment,
          random.pick(["refused", "debited"]),
          inDays(random.int(-5, 0)),
        );
      },
      async credit() {
        const { id: supplier } = random.pick(suppliers);
        const received = day();
        const made = await shop.putCredit({
          ...shop.creditBody({ supplier, date: inDays(-31), received_on: inDays(received) }),
          id: newId(),
          number: `A-${newId()}`,
          rates: [{ rate: 20, ht: amount(), vat: 7.77 }],
        });
        if (made.status < 400) credits.push({ id: made.body.id, supplier, received });
      },
      async useCredit() {
        const credit = credits.length > 0 && random.pick(credits);
        const owed = credit && bills.find((one) => one.supplier === credit.supplier);
        if (!credit || !owed) return;
        await shop.putPayment({
          supplier: credit.supplier,
          method: "credit",
          supplier_credit: credit.id,
          date: inDays(random.int(credit.received, 0)),
          parts: [shop.partOf(owed, random.int(1, 2_000) / 100)],
        });
      },
    };
    for (let at = 0; at < 6; at += 1) await steps["bill"]?.();
    for (let at = 0; at < operations; at += 1) await steps[random.pick(Object.keys(steps))]?.();

    const [first, middle, last] = [inDays(-31), inDays(-15), inDays(0)];
    for (const [from, to] of [
      [first, last],
      [first, middle],
      [inDays(-14), last],
    ] as const) {
      const { of } = await readPack(shop, from, to);
      const [bought, paid] = [of("achats"), of("reglements")];
      const query = `/api/optique/books?from=${from}&to=${to}`;
      const books = expectOk(await shop.send<Books>("GET", query));
      const moved = paid.filter((row) => row["Mode"] !== "Avoir");
      expect([sumOf(bought, "TTC"), sumOf(moved, "TTC")]).toEqual([
        toCentimes(books.purchases.total),
        toCentimes(books.payments.total),
      ]);
      for (const { id, name } of suppliers) {
        const { entries } = await shop.account(from, to, id);
        const entered = (...kinds: string[]) =>
          entries
            .filter(({ kind }) => kinds.includes(kind))
            .reduce((sum, entry) => sum + toCentimes(entry.amount), 0);
        const own = (rows: readonly Row[]) => rows.filter((row) => row["Fournisseur"] === name);
        expect([name, sumOf(own(bought), "TTC"), 0 - sumOf(own(moved), "TTC")]).toEqual([
          name,
          entered("bill", "credit"),
          entered("payment", "refused"),
        ]);
      }
    }

    // A fully paid bill has HT and TVA as on its document.
    const rows = (await readPack(shop, first, last)).of("reglements");
    for (const one of bills) {
      const { rest, number, date, rates } = await shop.getBill(one);
      const own = rows.filter(
        (row) => row["Facture"] === number && row["Date facture"] === formatDay(date),
      );
      expect([number, sumOf(own, "TTC")]).toEqual([number, toCentimes(one.total_amount - rest)]);
      if (rest > 0) continue;
      expect(
        rates.map(({ rate }) => {
          const ofRate = own.filter((row) => row["Taux"] === String(rate ?? ""));
          return [rate, sumOf(ofRate, "HT"), sumOf(ofRate, "TVA")];
        }),
      ).toEqual(rates.map(({ rate, ht, vat }) => [rate, toCentimes(ht), toCentimes(vat)]));
    }
  },
);

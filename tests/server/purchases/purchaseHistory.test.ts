import { expect, it } from "vitest";

import { type IsoDay, today } from "#domain/core/days/days.ts";
import { type Centimes, minus, sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import { billRest } from "#domain/purchases/bill.ts";
import { sharesInTurn } from "#domain/purchases/billShares.ts";
import { supplierBalance } from "#domain/purchases/supplierAccount.ts";
import { inDays, openPurchaseShop, ratesOf } from "#support/purchaseShop.ts";
import { seededRandom } from "#support/random.ts";
import { expectOk, newId } from "#support/shop.ts";

type Bill = { id: string; supplier: string; total: Centimes };
type Part = { id: string; bill: string; amount: Centimes };
type Payment = {
  id: string;
  supplier: string;
  date: IsoDay;
  method: "cash" | "check" | "transfer" | "credit";
  amount: Centimes;
  parts: Part[];
  isRefused: boolean;
  credit: string;
};
type Credit = { id: string; supplier: string; total: Centimes };

const steps = 110;

it.each([1, 2, 3])(
  "random history %d of purchases ends as the pure functions compute",
  async (seed) => {
    const random = seededRandom(seed);
    const shop = await openPurchaseShop();
    const suppliers = [shop.supplier.id, (await shop.makeSupplier({ name: "Hoya" })).id];
    const bills = new Map<string, Bill>();
    const payments = new Map<string, Payment>();
    const credits = new Map<string, Credit>();
    const centimes = (most: number): Centimes => random.int(1, most) as Centimes;
    const anyOf = <Row>(rows: ReadonlyMap<string, Row>): Row | null =>
      rows.size === 0 ? null : random.pick([...rows.values()]);

    const counted = () => [...payments.values()].filter(({ isRefused }) => !isRefused);
    const paidOf = (bill: string, except = ""): Centimes =>
      sum(
        counted()
          .filter(({ id }) => id !== except)
          .flatMap(({ parts }) => parts.filter((part) => part.bill === bill))
          .map(({ amount }) => amount),
      );
    const restOf = ({ id, total }: Bill, except = ""): Centimes =>
      billRest(total, paidOf(id, except));
    const leftOf = ({ id, total }: Credit, except = ""): Centimes =>
      minus(
        total,
        sum(
          counted()
            .filter((one) => one.credit === id && one.id !== except)
            .map(({ amount }) => amount),
        ),
      );
    const sumOf = (parts: readonly Part[]): Centimes => sum(parts.map(({ amount }) => amount));

    /** Random allotments to bills of a supplier, possibly above what is unpaid. */
    function randomParts(supplier: string): Part[] {
      const own = [...bills.values()].filter((bill) => bill.supplier === supplier);
      const chosen = own.filter(() => random.chance(0.3)).slice(0, 3);
      return chosen.map((bill) => ({
        id: newId(),
        bill: bill.id,
        amount: centimes(Math.max(1, Math.round(bill.total * 0.7))),
      }));
    }
    const fits = (payment: Payment): boolean =>
      payment.parts.every(({ bill, amount }) => {
        const found = bills.get(bill);
        return found !== undefined && amount <= restOf(found, payment.id);
      });
    const fitsCredit = ({ credit, amount, id }: Payment): boolean => {
      const found = credits.get(credit);
      return found === undefined || amount <= leftOf(found, id);
    };

    const bodyOf = ({ supplier, date, method, amount, parts, credit }: Payment) => ({
      supplier,
      date,
      method,
      amount: toDirhams(amount),
      supplier_credit: credit,
      parts: parts.map((part) => ({ ...part, amount: toDirhams(part.amount) })),
    });
    async function put(payment: Payment, version?: string): Promise<void> {
      const { status } = await shop.putPayment<unknown>(
        { ...bodyOf(payment), version },
        payment.id,
      );
      expect(status).toBe(fits(payment) && fitsCredit(payment) ? 200 : 409);
      if (status === 200) payments.set(payment.id, payment);
    }

    const acts = {
      async bill() {
        const total = centimes(200_000);
        const supplier = random.pick(suppliers);
        const { id } = await shop.bill(toDirhams(total), { supplier });
        bills.set(id, { id, supplier, total });
      },
      async reprice() {
        const bill = anyOf(bills);
        if (!bill) return;
        const total = centimes(200_000);
        const { version, parts } = await shop.getBill(bill);
        const { status } = await shop.putBill(
          { version, rates: ratesOf(toDirhams(total)) },
          bill.id,
        );
        const isRefused = parts.length > 0 && total < paidOf(bill.id);
        expect(status).toBe(isRefused ? 409 : 200);
        if (!isRefused) bills.set(bill.id, { ...bill, total });
      },
      async pay() {
        const supplier = random.pick(suppliers);
        const own = [...credits.values()].filter((credit) => credit.supplier === supplier);
        const isCredit = own.length > 0 && random.chance(0.3);
        const parts = randomParts(supplier);
        await put({
          id: newId(),
          supplier,
          date: isCredit ? today() : inDays(-random.int(0, 3)),
          method: isCredit ? "credit" : random.pick(["cash", "check", "transfer"] as const),
          amount: sum([sumOf(parts), centimes(5000)]),
          parts,
          isRefused: false,
          credit: isCredit ? random.pick(own).id : "",
        });
      },
      async allot() {
        const payment = anyOf(payments);
        if (!payment || payment.isRefused) return;
        const { version } = await shop.getPayment(payment);
        const kept = payment.parts.filter(() => random.chance(0.6));
        const taken = new Set(kept.map(({ bill }) => bill));
        const added = randomParts(payment.supplier).filter(({ bill }) => !taken.has(bill));
        const parts = [...kept, ...added];
        const amount = Math.max(payment.amount, sumOf(parts)) as Centimes;
        await put({ ...payment, parts, amount }, version);
      },
      async state() {
        const payment = anyOf(payments);
        if (payment?.method !== "check") return;
        const isRefused = random.chance(0.5);
        const next = { ...payment, isRefused };
        const { status } = await shop.setState(payment, isRefused ? "refused" : "debited");
        const isBack = payment.isRefused && !isRefused;
        expect(status).toBe(isBack && !fits(payment) ? 409 : 200);
        if (status === 200) payments.set(payment.id, next);
      },
      async unpay() {
        const payment = anyOf(payments);
        if (!payment) return;
        expect((await shop.remove("optique_bill_payments", payment)).status).toBe(204);
        payments.delete(payment.id);
      },
      async credit() {
        const total = centimes(50_000);
        const supplier = random.pick(suppliers);
        const { id } = await shop.credit(toDirhams(total), { supplier });
        credits.set(id, { id, supplier, total });
      },
      async uncredit() {
        const credit = anyOf(credits);
        if (!credit) return;
        const isUsed = [...payments.values()].some((payment) => payment.credit === credit.id);
        const { status } = await shop.remove("optique_supplier_credits", credit);
        expect(status).toBe(isUsed ? 409 : 204);
        if (!isUsed) credits.delete(credit.id);
      },
      async unbill() {
        const bill = anyOf(bills);
        if (!bill) return;
        const isNamed = [...payments.values()].some(({ parts }) =>
          parts.some((part) => part.bill === bill.id),
        );
        const { status } = await shop.remove("optique_bills", bill);
        expect(status).toBe(isNamed ? 409 : 204);
        if (!isNamed) bills.delete(bill.id);
      },
    };
    const weighted = ["bill", "bill", "bill", "pay", "pay", "pay", "allot", "allot"] as const;
    const seldom = ["reprice", "state", "state", "unpay", "credit", "uncredit", "unbill"] as const;
    for (let step = 0; step < steps; step += 1) await acts[random.pick([...weighted, ...seldom])]();

    const stored = await shop.find("optique_bills");
    expect(Object.fromEntries(stored.map((bill) => [bill.id, bill.paid_amount]))).toEqual(
      Object.fromEntries([...bills.keys()].map((id) => [id, toDirhams(paidOf(id))])),
    );
    const found = await shop.find("optique_bill_payments");
    expect(Object.fromEntries(found.map((one) => [one.id, one.left_amount]))).toEqual(
      Object.fromEntries(
        [...payments.values()].map(({ id, amount, parts, isRefused }) => [
          id,
          isRefused ? 0 : toDirhams(minus(amount, sumOf(parts))),
        ]),
      ),
    );
    const moves = await shop.find("optique_cash_moves");
    const cash = [...payments.values()].filter(({ method }) => method === "cash");
    expect(moves.map(({ amount, date }) => `${date.slice(0, 10)} ${amount}`).sort()).toEqual(
      cash.map(({ amount, date }) => `${date} ${-toDirhams(amount)}`).sort(),
    );

    const payables = await shop.payables();
    for (const supplier of suppliers) {
      const own = <Row extends { supplier: string }>(rows: Iterable<Row>) =>
        [...rows].filter((row) => row.supplier === supplier);
      const terms = {
        rest: sum(own(bills.values()).map((bill) => restOf(bill))),
        left: sum(own(counted()).map(({ amount, parts }) => minus(amount, sumOf(parts)))),
        credits: sum(own(credits.values()).map((credit) => leftOf(credit))),
      };
      const balance = toDirhams(supplierBalance(terms));
      const row = payables.suppliers.find((one) => one.supplier === supplier);
      expect([row?.rest ?? 0, row?.left ?? 0, row?.credits ?? 0, row?.balance ?? 0]).toEqual([
        toDirhams(terms.rest),
        toDirhams(terms.left),
        toDirhams(terms.credits),
        balance,
      ]);
      // The account over all days closes with the same balance.
      expect((await shop.account(inDays(-300), today(), supplier)).closing).toBe(balance);
    }
    expect(toCentimes(payables.rest)).toBe(sum([...bills.values()].map((bill) => restOf(bill))));

    for (const { id } of bills.values()) {
      const { rates, parts, total_amount, rest } = await shop.getBill({ id });
      const amounts = parts
        .filter(({ state }) => state !== "refused")
        .map(({ amount }) => toCentimes(amount));
      const shares = sharesInTurn(rates, [...amounts, toCentimes(rest)]).flat();
      expect(sum(shares.map(({ ttc }) => ttc))).toBe(toCentimes(total_amount));
    }
    expect(await shop.violations()).toEqual([]);
  },
);

it("a payment sent by fifty stations at the same time is written once", async () => {
  const shop = await openPurchaseShop();
  const bill = await shop.bill(500);
  const body = { method: "cash", parts: [shop.partOf(bill, 500)] };
  const id = newId();
  const answers = await Promise.all(Array.from({ length: 50 }, () => shop.putPayment(body, id)));
  expect(new Set(answers.map((answer) => JSON.stringify(expectOk(answer)))).size).toBe(1);
  expect(await shop.find("optique_cash_moves")).toHaveLength(1);
  expect(await shop.violations()).toEqual([]);
});

import { expect, it } from "vitest";

import { seededRandom } from "#support/random.ts";
import { addDays, today } from "#domain/core/days/days.ts";
import { type Centimes, minus, sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import {
  handCashKinds,
  type ChequeState,
  chequeStates,
  type TillClosing,
} from "#domain/core/records.ts";
import { paidTotal } from "#domain/sale/invoice.ts";
import { isCountedPayment } from "#domain/till/cheques.ts";
import { cashDifference, expectedCash, signedCashMovement } from "#domain/till/cash.ts";
import type { TillDay } from "#domain/till/tillDay.ts";
import { expectOk, line, newId, openShop, recordsPath } from "#support/shop.ts";

const operations = 150;
const seeds = (process.env["OPTIQUE_SEED"] ?? "20261122").split(",").map(Number);

type ModelPayment = {
  invoice: string;
  day: string;
  amount: number;
  payment_method: "cash" | "card" | "check";
  cheque_state: ChequeState | "";
  /** Day on which the cheque was subtracted from the takings. */
  reversed: string;
};
type ModelClose = { opening: Centimes; expected: Centimes; counted: Centimes; cash: Centimes };

it.each(seeds)(
  `the till expects the cash in the drawer through ${operations} random payments, movements, cheques and closings (OPTIQUE_SEED=%i)`,
  async (seed) => {
    const random = seededRandom(seed);
    const shop = await openShop();
    const frame = (await shop.product()).id;
    const days = [-4, -3, -2, -1, 0].map((back) => addDays(today(), back));
    const payments = new Map<string, ModelPayment>();
    const moves = new Map<string, { day: string; amount: number }>();
    const closes = new Map<string, ModelClose>();
    const refunds: { invoice: string; day: string; amount: number; payment_method: string }[] = [];
    const invoices: string[] = [];
    const send = async (method: "POST" | "PATCH" | "DELETE", path: string, body?: object) =>
      expectOk(await shop.send<{ id: string }>(method, path, body));
    const anyOf = <T>(map: Map<string, T>): [string, T] | null =>
      map.size > 0 ? random.pick([...map]) : null;
    const wire = ({ day, ...values }: ModelPayment) => {
      const { invoice, amount, payment_method, cheque_state } = values;
      return { invoice, amount, payment_method, cheque_state, date: day };
    };
    const isLost = ({ cheque_state }: ModelPayment) => !isCountedPayment({ cheque_state });
    /** Takings of a day: payments of that day, less cheques reversed on it. */
    const takenOf = (day: string): Centimes =>
      sum(
        [...payments.values()].flatMap((one) => [
          ...(one.day === day ? [toCentimes(one.amount)] : []),
          ...(isLost(one) && one.reversed === day ? [toCentimes(-one.amount)] : []),
        ]),
      );

    const cashOf = (day: string): Centimes =>
      sum([
        paidTotal(
          [...payments.values()].filter((one) => one.day === day && one.payment_method === "cash"),
        ),
        ...[...moves.values()]
          .filter((one) => one.day === day)
          .map((one) => toCentimes(one.amount)),
        ...refunds
          .filter((one) => one.day === day && one.payment_method === "cash")
          .map((one) => toCentimes(-one.amount)),
      ]);
    /** Payments of an invoice less its refunds, with one payment replaced or removed (null). */
    function leftOf(invoice: string, id = "", replaced: ModelPayment | null = null): Centimes {
      const own = [...payments].filter(([one, values]) => one !== id && values.invoice === invoice);
      const all = [...own.map(([, values]) => values), ...(replaced ? [replaced] : [])];
      const back = refunds.filter((one) => one.invoice === invoice);
      return minus(paidTotal(all), sum(back.map((one) => toCentimes(one.amount))));
    }
    /** Opening cash of a day that is not closed. */
    function openingOf(day: string): Centimes {
      const last = [...closes.keys()]
        .filter((closed) => closed < day)
        .sort()
        .at(-1);
      const between = days.filter((one) => last && one > last && one < day);
      return sum([closes.get(last ?? "")?.counted ?? (0 as Centimes), ...between.map(cashOf)]);
    }
    const newPayment = (invoice: string): ModelPayment => {
      const payment_method = random.pick(["cash", "card", "check"] as const);
      return {
        invoice,
        day: random.pick(days),
        amount: random.int(1, 50_000) / 100,
        payment_method,
        cheque_state: payment_method === "check" ? "in_hand" : "",
        reversed: "",
      };
    };

    const steps: Record<string, () => Promise<void>> = {
      async sell() {
        const id = newId();
        const own = [newId(), newId()].map((payment) => [payment, newPayment(id)] as const);
        await shop.saveInvoice(id, {
          date: random.pick(days),
          items: [line(frame, 1, 300)],
          payments: own.map(([payment, values]) => ({ id: payment, ...wire(values) })),
        });
        invoices.push(id);
        for (const [payment, values] of own) payments.set(payment, values);
      },
      async pay() {
        if (invoices.length === 0) return;
        const values = newPayment(random.pick(invoices));
        const { id } = await send("POST", recordsPath("optique_payments"), wire(values));
        payments.set(id, values);
      },
      async change() {
        const found = anyOf(payments);
        if (!found) return;
        const [id, old] = found;
        const values = { ...newPayment(old.invoice) };
        // Payments that stay cheques keep their state.
        if (values.payment_method === old.payment_method) {
          values.cheque_state = old.cheque_state;
          values.reversed = old.reversed;
        }
        const isEarly = values.cheque_state === "bounced" && old.reversed < values.day;
        const isRefused = values.amount < old.amount && leftOf(old.invoice, id, values) < 0;
        const path = recordsPath("optique_payments", id);
        const expected = isEarly ? 400 : isRefused ? 409 : 200;
        expect((await shop.send("PATCH", path, wire(values))).status).toBe(expected);
        if (expected === 200) payments.set(id, values);
      },
      async follow() {
        const found = anyOf(payments);
        if (!found) return;
        const [id, payment] = found;
        const cheque_state = random.pick([...chequeStates]);
        const isCheque = payment.payment_method === "check";
        const isHeld = ["in_hand", "returned"].includes(payment.cheque_state);
        const isRefused = cheque_state === "returned" && isCheque && !isHeld;
        const path = recordsPath("optique_payments", id);
        const day = random.pick(days.filter((one) => one >= payment.day));
        const body = { cheque_state, ...(random.chance(0.5) && { bounced_on: day }) };
        expect((await shop.send("PATCH", path, body)).status).toBe(isRefused ? 400 : 200);
        if (!isCheque || isRefused) return;
        const after = { ...payment, cheque_state };
        const sent = cheque_state === "bounced" ? body.bounced_on : undefined;
        if (!isLost(after)) after.reversed = "";
        else if (!isLost(payment)) after.reversed = sent ?? today();
        else if (sent || (cheque_state === "bounced" && payment.cheque_state === "returned"))
          after.reversed = sent ?? today();
        payments.set(id, after);
      },
      async unpay() {
        const found = anyOf(payments);
        if (!found) return;
        const [id, { invoice }] = found;
        const isRefused = leftOf(invoice, id) < 0;
        const { status } = await shop.send("DELETE", recordsPath("optique_payments", id));
        expect(status).toBe(isRefused ? 409 : 204);
        if (!isRefused) payments.delete(id);
      },
      async refund() {
        if (invoices.length === 0) return;
        const invoice = random.pick(invoices);
        const left = leftOf(invoice);
        if (left <= 0) return;
        const payment_method = random.pick(["cash", "card"] as const);
        const amount = toDirhams(random.int(1, left) as Centimes);
        const body = { invoice, amount, payment_method };
        const { status } = await shop.send("PUT", `/api/optique/refunds/${newId()}`, body);
        const isClosed = payment_method === "cash" && closes.has(today());
        expect(status).toBe(isClosed ? 409 : 200);
        if (!isClosed) refunds.push({ invoice, day: today(), amount, payment_method });
      },
      async move() {
        const kind = random.pick([...handCashKinds]);
        const amount = toDirhams(signedCashMovement(kind, random.int(1, 20_000) as Centimes));
        const day = random.pick(days);
        const body = { date: day, kind, amount };
        const { id } = await send("POST", recordsPath("optique_cash_moves"), body);
        moves.set(id, { day, amount });
      },
      async unmove() {
        const found = anyOf(moves);
        if (!found) return;
        await send("DELETE", recordsPath("optique_cash_moves", found[0]));
        moves.delete(found[0]);
      },
      async close() {
        const day = random.pick(days);
        const opening = openingOf(day);
        const cash = cashOf(day);
        const expected = expectedCash(opening, [cash], []);
        const counted = random.chance(0.5) && expected >= 0 ? expected : (0 as Centimes);
        const body = { counted: toDirhams(counted), notes: "Compté deux fois" };
        const path = `/api/optique/till/${day}/close`;
        const { status, body: made } = await shop.send<TillClosing>("POST", path, body);
        expect(status).toBe(closes.has(day) ? 409 : 200);
        if (closes.has(day)) return;
        expect(made).toMatchObject({
          opening: toDirhams(opening),
          expected: toDirhams(expected),
          difference: toDirhams(cashDifference(counted, expected)),
        });
        closes.set(day, { opening, expected, counted, cash });
      },
    };
    const weighted = [
      "sell",
      "sell",
      "pay",
      "pay",
      "change",
      "follow",
      "follow",
      "unpay",
      "move",
      "refund",
    ];
    const names = [...weighted, "unmove", ...(random.chance(0.5) ? ["close"] : []), "close"];

    for (let done = 0; done < operations; done += 1) {
      const name = random.pick(names);
      await steps[name]?.();
      const day = random.pick(days);
      const path = `/api/optique/till?day=${day}`;
      const shown = expectOk(await shop.send<TillDay>("GET", path));
      const close = closes.get(day);
      const opening = close?.opening ?? openingOf(day);
      expect(
        {
          opening: shown.opening,
          expected: shown.expected,
          taken: toDirhams(sum(shown.byMethod.map(({ amount }) => toCentimes(amount)))),
          byPerson: toDirhams(sum(shown.byPerson.map(({ amount }) => toCentimes(amount)))),
          parts: toDirhams(sum([shown.deposits, shown.balances, shown.counter].map(toCentimes))),
          changed: shown.changes?.cash ?? 0,
          closed: shown.close?.expected,
        },
        `after ${name}, ${done}`,
      ).toEqual({
        opening: toDirhams(opening),
        expected: toDirhams(expectedCash(opening, [cashOf(day)], [])),
        taken: toDirhams(takenOf(day)),
        byPerson: toDirhams(takenOf(day)),
        parts: toDirhams(takenOf(day)),
        changed: close ? toDirhams((cashOf(day) - close.cash) as Centimes) : 0,
        closed: close && toDirhams(close.expected),
      });
    }
    const report = await shop.send<{ violations: object[] }>("GET", "/api/optique/integrity");
    expect(expectOk(report).violations).toEqual([]);
  },
  120_000,
);

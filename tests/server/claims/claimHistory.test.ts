import { expect, it } from "vitest";

import {
  type ClaimAmounts,
  fundDue,
  fundPart,
  isSent,
  nextStatuses,
  statusPaid,
} from "#domain/claims/claimStatus.ts";
import { today } from "#domain/core/days/days.ts";
import { type Centimes, minus, noMoney, sum, toDirhams } from "#domain/core/money.ts";
import { invoiceStatusOf } from "#domain/sale/due.ts";
import { seededRandom } from "#support/random.ts";
import { expectOk, newId, payment } from "#support/shop.ts";
import { openClaimShop } from "#support/claimShop.ts";
import { sharedServer } from "#support/startServer.ts";

/** Sale with its claim, computed by the pure functions; amounts in centimes. */
type Sold = {
  invoice: string;
  item: string;
  claim: string;
  total: Centimes;
  credited: Centimes;
  paid: Centimes;
  slip: string;
  state: ClaimAmounts;
};
const steps = 60;

it.each([1, 2, 3])(
  "random history %d of claims ends in the states that the rules give",
  async (seed) => {
    const random = seededRandom(seed);
    const shop = await openClaimShop(await sharedServer());
    const sales: Sold[] = [];
    const centimes = (from: number, to: number) => random.int(from, Math.max(from, to)) as Centimes;
    const left = ({ total, credited }: Sold) => minus(total, credited);

    async function sell(): Promise<void> {
      const total = centimes(10_000, 200_000);
      const sale = await shop.sell(toDirhams(total));
      const { id } = await shop.claim({ invoice: sale.id, fund: shop.fund.id });
      sales.push({
        invoice: sale.id,
        item: sale.items[0]?.id ?? "",
        claim: id,
        total,
        credited: noMoney,
        paid: noMoney,
        slip: "",
        state: { status: "asked", agreed: 0, received_amount: 0 },
      });
    }

    async function step(sale: Sold): Promise<void> {
      const { version, status } = await shop.claimOf(sale.claim);
      expect(status).toBe(sale.state.status);
      const next = random.pick(nextStatuses(sale.state));
      const isFree = !isSent(next) || !isSent(sale.state.status);
      const agreed =
        isFree && left(sale) > 0 ? toDirhams(centimes(1, left(sale))) : sale.state.agreed;
      const answer = await shop.put({ version, status: next, agreed }, sale.claim);
      const after = { ...sale.state, status: next, agreed };
      const isBelow = fundPart(after) > left(sale) || (next === "agreed" && agreed === 0);
      expect([answer.status, next]).toEqual([isBelow ? 400 : 200, next]);
      if (isBelow) return;
      if (!isSent(next)) sale.slip = "";
      sale.state = after;
    }

    async function send(): Promise<void> {
      const agreed = sales.filter(({ state }) => state.status === "agreed").slice(0, 3);
      if (agreed.length === 0) return;
      const { slip } = expectOk(await shop.sendSlip(agreed.map(({ claim }) => claim)));
      for (const sale of agreed)
        Object.assign(sale, { slip, state: { ...sale.state, status: "sent" } });
    }

    async function payFund(sale: Sold): Promise<void> {
      if (sale.slip === "") return;
      const amount = centimes(1, Math.round(sale.state.agreed * 100));
      const reference = newId();
      const answer = await shop.pay(sale.slip, { [sale.claim]: toDirhams(amount) }, { reference });
      const received = sum([Math.round(sale.state.received_amount * 100) as Centimes, amount]);
      const agreed = Math.round(sale.state.agreed * 100) as Centimes;
      const isGood = ["sent", "partly"].includes(sale.state.status) && received <= agreed;
      expect(answer.status).toBe(isGood ? 200 : 400);
      if (isGood)
        sale.state = {
          ...sale.state,
          received_amount: toDirhams(received),
          status: statusPaid(agreed, received),
        };
    }

    async function reject(sale: Sold): Promise<void> {
      const { status } = await shop.reject(sale.claim, newId());
      const isGood = ["sent", "partly"].includes(sale.state.status);
      expect(status).toBe(isGood ? 200 : 409);
      if (isGood) sale.state = { ...sale.state, status: "rejected" };
    }

    async function payClient(sale: Sold): Promise<void> {
      const amount = centimes(1, 50_000);
      const money = payment(toDirhams(amount), { date: today() });
      await shop.create("optique_payments", { ...money, invoice: sale.invoice });
      sale.paid = sum([sale.paid, amount]);
    }

    async function credit(sale: Sold): Promise<void> {
      const amount = centimes(1, left(sale));
      if (left(sale) === 0) return;
      const { status } = await shop.send("PUT", `/api/optique/credit-notes/${newId()}`, {
        invoice: sale.invoice,
        reason: "gesture",
        items: [{ id: newId(), invoice_item: sale.item, quantity: 0, amount: toDirhams(amount) }],
      });
      const isGood = minus(left(sale), amount) >= fundPart(sale.state);
      expect(status).toBe(isGood ? 200 : 409);
      if (isGood) sale.credited = sum([sale.credited, amount]);
    }

    for (let place = 0; place < steps; place += 1) {
      const acts = [step, step, step, payFund, payFund, reject, payClient, credit];
      if (place % 6 === 0) await sell();
      if (place % 3 === 0) await send();
      await random.pick(acts)(random.pick(sales));
    }
    for (const { invoice, total, credited, paid, state } of sales) {
      const fund = fundPart(state);
      expect(await shop.read("optique_invoices", invoice)).toMatchObject({
        total_amount: toDirhams(total),
        credited_amount: toDirhams(credited),
        fund_part: toDirhams(fund),
        paid_amount: toDirhams(paid),
        status: invoiceStatusOf({ total, credited, fund, paid }, 1),
      });
    }
    const due = sum(sales.map(({ state }) => fundDue(state)));
    expect((await shop.fundsDue()).total.amount).toBe(toDirhams(due));
    expect(new Set(sales.map(({ state }) => state.status)).size).toBeGreaterThan(2);
    expect(await shop.violations()).toEqual([]);
  },
);

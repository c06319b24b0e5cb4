/** Payment plan of an invoice: the days on which its client pays the rest (docs/rules-money.md, Plan). */
import { type IsoDay, parseDay } from "#domain/core/days/days.ts";
import { type Centimes, minus, noMoney, sum, toCentimes, toDirhams } from "#domain/core/money.ts";
import { maxAmount } from "#domain/core/choices.ts";
import type { Refusal } from "#domain/core/fields/readField.ts";
import { isObject } from "#domain/core/fields/values.ts";

/** Amount in dirhams that the client pays on a day. */
export type Instalment = { on: string; amount: number };

const mostInstalments = 24;

type ReadPlan = { plan: Instalment[] | null; refusal: Refusal };
const refused = (code: string, params?: Record<string, number>): ReadPlan => ({
  plan: null,
  refusal: params ? { code, params } : { code },
});

/** Parses the instalments of a plan, at most 24 in order of days; an empty list means no plan. */
export function readPlan(json: readonly unknown[]): ReadPlan {
  if (json.length > mostInstalments) return refused("plan_max", { max: mostInstalments });
  const plan: Instalment[] = [];
  for (const one of json) {
    const on = isObject(one) && typeof one["on"] === "string" ? parseDay(one["on"]) : null;
    if (!isObject(one) || !on) return refused("plan_day");
    const given = Number(one["amount"]);
    const isAmount = typeof one["amount"] === "number" && given > 0 && given <= maxAmount;
    if (!isAmount || toCentimes(given) <= 0) return refused("plan_amount");
    if (on <= (plan.at(-1)?.on ?? "")) return refused("plan_order");
    plan.push({ on, amount: toDirhams(toCentimes(given)) });
  }
  return { plan: plan.length > 0 ? plan : null, refusal: null };
}

/** Stored plan of an invoice; [] without one. */
export const planOf = (plan: unknown): readonly Instalment[] =>
  Array.isArray(plan) ? (plan as Instalment[]) : [];

export const plannedTotal = (plan: readonly Instalment[]): Centimes =>
  sum(plan.map(({ amount }) => toCentimes(amount)));

/** True when a plan exceeds the client's part. */
export const exceedsPart = (plan: unknown, part: Centimes): boolean =>
  plannedTotal(planOf(plan)) > part;

const positive = (amount: Centimes): Centimes => (amount > 0 ? amount : noMoney);

/** Late amount. What remains counts for the latest instalments first, and those of today or later are not late. */
export const planLate = (remaining: Centimes, plan: readonly Instalment[], now: IsoDay): Centimes =>
  plan.length === 0
    ? noMoney
    : positive(minus(remaining, plannedTotal(plan.filter(({ on }) => on >= now))));

/** Unpaid instalments, each with its unpaid amount. An unpaid amount beyond the plan is on none of its days. */
export function owedInstalments(
  remaining: Centimes,
  plan: readonly Instalment[],
): { on: string; amount: Centimes }[] {
  let left = remaining;
  const owed = [...plan].reverse().map(({ on, amount }) => {
    const own = Math.min(left, toCentimes(amount)) as Centimes;
    left = minus(left, own);
    return { on, amount: own };
  });
  return owed.reverse().filter(({ amount }) => amount > 0);
}

/** SQL condition of an invoice with a plan; partial indexes repeat it. */
export const hasPlanSql = (row: string): string => `${row}.plan NOT IN ('', 'null', '[]')`;

/** Amount of the instalment `p` as SQL, in centimes. */
export const instalmentSql = "CAST(ROUND((p.value ->> '$.amount') * 100) AS INTEGER)";

/** `planLate` as SQL for an invoice with a plan, in centimes. `due`: SQL of what remains; `now`: a parameter. */
export const planLateSql = (row: string, due: string, now: string): string =>
  `MAX(0, ${due} - COALESCE((SELECT SUM(${instalmentSql})
    FROM json_each(${row}.plan) p WHERE p.value ->> '$.on' >= ${now}), 0))`;

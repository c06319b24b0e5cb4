import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Invoice } from "#domain/core/records.ts";
import { planOf } from "#domain/sale/plan.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { planStrings } from "./plan.strings.ts";

/** Days and amounts of an instalment plan, as papers print them. */
export const planLines = ({ plan }: Pick<Invoice, "plan">): string[] =>
  planOf(plan).map(({ on, amount }) =>
    planStrings.line(formatDay(on), formatMoney(toCentimes(amount))),
  );

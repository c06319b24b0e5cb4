/** Typed amounts by TVA rate, of a bill or of a received credit. */
import {
  amountRefusal,
  type Centimes,
  formatAmount,
  noMoney,
  parseAmount,
  sum,
  toCentimes,
  toDirhams,
} from "#domain/core/money.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";
import { type BillRate, isVatOdd } from "#domain/purchases/bill.ts";
import { newId } from "#lib/ids.ts";
import { parseRate, rateText } from "#lib/texts/vatRate.ts";
import { billStrings } from "./bill.strings.ts";

/** Typed values of a row. `rate` is in percent, or `untaxed` without TVA. */
export type RateRow = { id: string; rate: string; ht: string; vat: string };

/** Rate of an amount without TVA. */
export const untaxed = "none";
/** Rates that bills usually have; another stored rate is offered too. */
const standardRates = ["20", "14", "10", "7"];

const shown = (dirhams: number): string => (dirhams === 0 ? "" : formatAmount(toCentimes(dirhams)));

export const blankRate = (rate: string): RateRow => ({ id: newId(), rate, ht: "", vat: "" });

/** Form values of a stored row. Its rate serves as id, because a bill has each rate once. */
export function rateRowOf({ rate, ht, vat }: BillRate): RateRow {
  const text = rate === null ? untaxed : rateText(rate);
  return { id: text, rate: text, ht: shown(ht), vat: shown(vat) };
}

const read = (typed: string): Centimes => parseAmount(typed) ?? noMoney;

/** Request values of a row; one without TVA sends none. */
export const rateOf = ({ rate, ht, vat }: RateRow): BillRate => {
  const isTaxed = rate !== untaxed;
  return {
    rate: isTaxed ? (parseRate(rate) ?? 0) : null,
    ht: toDirhams(read(ht)),
    vat: isTaxed ? toDirhams(read(vat)) : 0,
  };
};

/** Rows that have an amount. */
export const filledRates = (rows: readonly RateRow[]): RateRow[] =>
  rows.filter((row) => row.ht.trim() !== "" || row.vat.trim() !== "");
export const ratesOfRows = (rows: readonly RateRow[]): BillRate[] => filledRates(rows).map(rateOf);

/** Proposed TVA for an amount at a rate, as a text; '' without an amount. */
export function proposedVat(rate: string, ht: string): string {
  const amount = parseAmount(ht);
  const percent = rate === untaxed ? null : parseRate(rate);
  if (amount === null || percent === null) return "";
  return formatAmount(Math.round((amount * percent) / 100) as Centimes);
}

/** Row with a changed rate or amount. Its TVA is recomputed, unless a person had changed the proposed one. */
export function withProposal(
  before: RateRow,
  change: Partial<Pick<RateRow, "rate" | "ht">>,
): RateRow {
  const row = { ...before, ...change };
  const isProposed =
    before.vat.trim() === "" || read(before.vat) === read(proposedVat(before.rate, before.ht));
  return isProposed ? { ...row, vat: proposedVat(row.rate, row.ht) } : row;
}

/** True when the typed TVA does not match the rate. */
export const isRowOdd = (row: RateRow): boolean =>
  row.rate !== untaxed && row.vat.trim() !== "" && isVatOdd(rateOf(row));

export const totalOfRows = (rows: readonly RateRow[]): Centimes =>
  sum(rows.flatMap(({ rate, ht, vat }) => [read(ht), rate === untaxed ? noMoney : read(vat)]));
export const htOfRows = (rows: readonly RateRow[]): Centimes => sum(rows.map(({ ht }) => read(ht)));
export const rowTotal = (row: RateRow): Centimes => totalOfRows([row]);

/** Rates to choose from in a row, including its current one. */
export function rateOptions(current: string): [value: string, text: string][] {
  const { none, percent } = billStrings.rates;
  const known = [...standardRates, untaxed].includes(current)
    ? standardRates
    : [current, ...standardRates];
  return [...known.map((rate): [string, string] => [rate, percent(rate)]), [untaxed, none]];
}

/** Rate of an added row: the first one that no row has. */
export const nextRate = (rows: readonly RateRow[]): string =>
  [...standardRates, untaxed].find((rate) => rows.every((row) => row.rate !== rate)) ?? untaxed;

/** Errors of the rows, by path; also when the total is zero. */
export function checkRates(rows: readonly RateRow[]): Record<string, string> {
  const errors: Record<string, string> = {};
  rows.forEach(({ ht, vat, rate }, place) => {
    const typed: [string, string][] =
      rate === untaxed
        ? [["ht", ht]]
        : [
            ["ht", ht],
            ["vat", vat],
          ];
    for (const [field, text] of typed) {
      const code = text.trim() === "" ? null : amountRefusal(text);
      if (code)
        errors[`rates.${place}.${field}`] = violationMessage({ field, code, params: { min: 0 } });
    }
  });
  if (Object.keys(errors).length === 0 && totalOfRows(rows) <= 0)
    errors["rates.0.ht"] = billStrings.form.zero;
  return errors;
}

/**
 * Finds the decimal separator of a column of amounts (docs/rules-stock.md, Catalogue import): '850.000' alone may be
 * 850 or 850 000.
 */

export type DecimalSeparator = "." | ",";

const bareOf = (typed: string): string =>
  typed.replace(/[\s\u0085]/g, "").replace(/(?:dhs?|mad|dirhams?|\u20ac)\.?$/i, "");

/** Ambiguous amount: its only separator comes before three digits, for thousands or for decimals. */
const threeAfter = /^-?(\d+)([.,])(\d{3})$/;
const isThousands = (whole: string): boolean => /^[1-9]\d{0,2}$/.test(whole);

const marksIn = (bare: string): DecimalSeparator[] => {
  const [, mark] =
    /^-?\d+([.,])(?:\d{1,2}|\d{4,})$/.exec(bare) ?? /^-?(?:0|\d{4,})([.,])\d{3}$/.exec(bare) ?? [];
  const [, first, last] = /^-?\d{1,3}(?:([.,])\d{3})+([.,])\d+$/.exec(bare) ?? [];
  const [, thousands] = /^-?\d{1,3}(?:([.,])\d{3}){2,}$/.exec(bare) ?? [];
  if (mark) return [mark as DecimalSeparator];
  if (first && last && first !== last) return [last as DecimalSeparator];
  return thousands ? [thousands === "." ? "," : "."] : [];
};

/** Decimal separator that the other amounts of a column prove; null when they prove none or both. */
export function decimalSeparatorOf(column: readonly string[]): DecimalSeparator | null {
  const bare = column.map(bareOf).filter((text) => text !== "");
  const said = new Set(bare.flatMap(marksIn));
  if (said.size > 0) return said.size === 1 ? ([...said][0] ?? null) : null;
  // '1.250' beside '850', without an amount such as '2100', is a whole amount grouped by thousands.
  const marks = new Set(bare.flatMap((text) => threeAfter.exec(text)?.[2] ?? []));
  const isParted =
    bare.some((text) => /^\d{1,3}$/.test(text)) && !bare.some((text) => /^\d{4,}$/.test(text));
  return isParted && marks.size === 1 ? (marks.has(".") ? "," : ".") : null;
}

/** Amount in unambiguous form: '850.000' becomes '850,00' or '850000'. Null when its column does not decide. */
export function unambiguousAmount(typed: string, decimal: DecimalSeparator | null): string | null {
  const bare = bareOf(typed);
  const [, whole = "", mark, rest = ""] = threeAfter.exec(bare) ?? [];
  if (!mark) return typed;
  const sign = bare.startsWith("-") ? "-" : "";
  const said = isThousands(whole) ? decimal : mark;
  if (!said) return null;
  return mark === said ? `${sign}${whole},${rest.replace(/0$/, "")}` : sign + whole + rest;
}

/** True of an amount that is ambiguous without its column: '850.000'. */
export const isAmbiguousAmount = (typed: string): boolean =>
  unambiguousAmount(typed, null) === null;

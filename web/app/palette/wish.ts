/** Parses a text of the palette: verb, name and amount, or a plain search. */
import { type Centimes, parseAmount } from "#domain/core/money.ts";
import type { PaymentMethod } from "#domain/core/records.ts";
import { fold } from "#domain/search/search.ts";
import { uses } from "#api/session/people.ts";
import { paymentMethodLabels } from "#lib/texts/labels.ts";
import { offeredMethods } from "#shared/sales/payments/methods.ts";
import { prescribing, verbs } from "./palette.strings.ts";

export type Verb = "pay" | "print" | "prescribe" | "invoice" | "quote" | "renew";
export type Wish = {
  verb: Verb | null;
  /** Text to search for: everything but the verb and its values. */
  rest: string;
  /** Amount of a payment, wherever it is in the text: 'zineb paiement 500'. */
  amount: Centimes | null;
  /** Method of a payment: 'zineb paiement 500 carte'. */
  method?: PaymentMethod;
};

const isPartOf = (typed: string, words: readonly string[], least: number): boolean =>
  typed.length >= least && words.some((word) => word.startsWith(typed));
const verbLetters = 4;
const shortLetters = 3;

/**
 * Matches an amount: '500', '1 500', '12,50', '500 DH'. With a leading zero or more digits, it is an invoice or
 * telephone number.
 */
const amountPattern =
  /(?<!(?:^|\s)\d{1,3})(?:^|\s)([1-9]\d{0,2}\s\d{3}|[1-9]\d{0,5})([.,]\d{1,2})?(?:\s?dh)?(?=\s|$)(?!\s\d)/i;

export function wishOf(query: string): Wish {
  const words = query.split(/\s+/).filter(Boolean);
  const without = (isTaken: (word: string) => boolean) =>
    words.filter((word) => !isTaken(fold(word))).join(" ");
  const isPay = (word: string) => isPartOf(word, verbs.pay, verbLetters);
  const isPrint = (word: string) => isPartOf(word, verbs.print, verbLetters);
  const isInvoice = (word: string) => isPartOf(word, verbs.invoice, verbLetters);
  const has = (isTaken: (word: string) => boolean) => words.some((word) => isTaken(fold(word)));
  if (has(isPay)) return withMethod(without(isPay));
  if (has(isPrint)) return { verb: "print", rest: without(isPrint), amount: null };
  const isRenew = (word: string) => isPartOf(word, verbs.renew, verbLetters);
  if (uses("contact_lenses") && has(isRenew))
    return { verb: "renew", rest: without(isRenew), amount: null };
  const isFresh = (word: string) => isPartOf(word, [prescribing.fresh], shortLetters);
  const isWhat = (word: string) => isPartOf(word, prescribing.what, shortLetters);
  const rest = has(isFresh) && has(isWhat) ? without((word) => isFresh(word) || isWhat(word)) : "";
  if (rest) return { verb: "prescribe", rest, amount: null };
  const [first = "", ...others] = words;
  if (fold(first) === verbs.quote && others.length > 0)
    return { verb: "quote", rest: others.join(" "), amount: null };
  const named = has(isInvoice) ? without(isInvoice) : "";
  return named
    ? { verb: "invoice", rest: named, amount: null }
    : { verb: null, rest: query, amount: null };
}

/** Payment method whose label begins with the word: 'carte'. 'Autre' is never meant. */
const methodOf = (word: string): PaymentMethod | undefined =>
  offeredMethods.find(
    (method) =>
      method !== "other" && fold(paymentMethodLabels[method]).split(" ")[0] === fold(word),
  );

function withMethod(rest: string): Wish {
  const words = rest.split(" ");
  const [method] = words.flatMap((word) => methodOf(word) ?? []);
  if (!method) return withAmount(rest);
  return { ...withAmount(words.filter((word) => !methodOf(word)).join(" ")), method };
}

function withAmount(rest: string): Wish {
  const found = amountPattern.exec(rest);
  const amount = found && parseAmount(`${found[1]}${found[2] ?? ""}`);
  if (!found || amount === null) return { verb: "pay", rest, amount: null };
  return { verb: "pay", rest: rest.replace(found[0], "").trim(), amount };
}

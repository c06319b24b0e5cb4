/** Writes an amount in French words (docs/rules-money.md, Amount in words), in the traditional spelling. */
import { toCardinal } from "n2words/fr-FR";

import type { Centimes } from "#domain/core/money.ts";

/** Writes a number with its noun: 'quarante dirhams', 'un dirham', 'un million de dirhams'. */
function withNoun(value: number, noun: string): string {
  const of = value >= 1_000_000 && value % 1_000_000 === 0 ? "de " : "";
  return `${toCardinal(value)} ${of}${noun}${value >= 2 ? "s" : ""}`;
}

/**
 * Writes an amount from 0 to 999 999 999,99 DH: 'Mille huit cent cinquante dirhams et cinquante centimes'. Zero dirhams
 * are left out beside centimes.
 */
export function amountInWords(amount: Centimes): string {
  const dirhams = Math.floor(amount / 100);
  const centimes = amount % 100;
  const words = [
    ...(dirhams > 0 || centimes === 0 ? [withNoun(dirhams, "dirham")] : []),
    ...(centimes > 0 ? [withNoun(centimes, "centime")] : []),
  ].join(" et ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Amount in French words for the invoice (docs/rules-money.md, Amount in words), in the traditional spelling. */
import type { Centimes } from "./money.ts";

const small =
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf".split(
    " ",
  );
const tens = ["", "", "vingt", "trente", "quarante", "cinquante", "soixante"];
const smallWord = (value: number): string => small[value] ?? "";

/** 0 to 99. `isFinal`: a noun follows directly, so 80 takes an s ('quatre-vingts'). */
function underHundred(value: number, isFinal: boolean): string {
  if (value < 20) return smallWord(value);
  if (value >= 80) {
    if (value === 80) return isFinal ? "quatre-vingts" : "quatre-vingt";
    return `quatre-vingt-${smallWord(value - 80)}`;
  }
  const base = value < 70 ? Math.floor(value / 10) : 6;
  const unit = value - base * 10;
  const ten = tens[base] ?? "";
  if (unit === 0) return ten;
  return unit === 1 || unit === 11 ? `${ten} et ${smallWord(unit)}` : `${ten}-${smallWord(unit)}`;
}

/** 1 to 999. */
function underThousand(value: number, isFinal: boolean): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  if (hundreds === 0) return underHundred(rest, isFinal);
  const hundred = hundreds === 1 ? "cent" : `${smallWord(hundreds)} cent`;
  if (rest === 0) return hundreds > 1 && isFinal ? `${hundred}s` : hundred;
  return `${hundred} ${underHundred(rest, isFinal)}`;
}

/** Whole number from 0 to 999 999 999. 'mille' takes no s and gives none to 'cent' before it; 'million' is a noun. */
export function numberInWords(value: number): string {
  const millions = Math.floor(value / 1_000_000);
  const thousands = Math.floor(value / 1000) % 1000;
  const rest = value % 1000;
  const parts: string[] = [];
  if (millions > 0)
    parts.push(`${underThousand(millions, true)} million${millions > 1 ? "s" : ""}`);
  if (thousands > 0)
    parts.push(thousands === 1 ? "mille" : `${underThousand(thousands, false)} mille`);
  if (rest > 0 || parts.length === 0) parts.push(underThousand(rest, true));
  return parts.join(" ");
}

/** 'quarante dirhams', 'un dirham', 'un million de dirhams'. */
function withNoun(value: number, noun: string): string {
  const of = value >= 1_000_000 && value % 1_000_000 === 0 ? "de " : "";
  return `${numberInWords(value)} ${of}${noun}${value >= 2 ? "s" : ""}`;
}

/**
 * Amount from 0 to 999 999 999,99 DH: 'Mille huit cent cinquante dirhams et cinquante centimes'. Dirhams are left out
 * when 0.
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

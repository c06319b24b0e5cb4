/** Telephone numbers: the national form that is shown and searched, and the one for wa.me (domain/README.md §7). */
import { isBlank } from "./blank.ts";

type PhoneRefusal = "missing" | "unreadable";
type MessagingNumber = { number: string; refusal: null } | { number: null; refusal: PhoneRefusal };

const shortestForeign = 8;
const longestForeign = 15;

/**
 * '0612345678' of a Moroccan number however it is written: '06 12 34 56 78', '612345678', '+212 6…', '00212…', and
 * '+212 (0) 6…' with its national zero. null for another country's number, and for what is none.
 */
export function nationalNumber(phone: string): string | null {
  const typed = phone.replace(/[^\d+]/g, "");
  const national = typed.replace(/^(?:\+|00)?2120?(?=\d{9}$)/, "0");
  if (/^0[1-9]\d{8}$/.test(national)) return national;
  return /^[567]\d{8}$/.test(national) ? `0${national}` : null;
}

/** The beginning of a number as it is typed into a search, without spaces: '+2126' and '+21206' are '06'. */
export const nationalBeginning = (typed: string): string =>
  typed.replace(/^(?:\+|00)212(?:0|(?=\d))/, "0");

/**
 * The digits wa.me wants, Morocco by default. Another country's number is kept when it is written with + or 00; anything
 * else cannot be sent to, and says why.
 */
export function messagingNumber(phone: string): MessagingNumber {
  const national = nationalNumber(phone);
  if (national) return { number: `212${national.slice(1)}`, refusal: null };
  const digits = phone.replace(/\D/g, "").replace(/^00/, "");
  if (isBlank(phone)) return { number: null, refusal: "missing" };
  const isForeign =
    /^\s*(?:\+|00)/.test(phone) &&
    digits.length >= shortestForeign &&
    digits.length <= longestForeign &&
    !digits.startsWith("212");
  return isForeign ? { number: digits, refusal: null } : { number: null, refusal: "unreadable" };
}

/** The link that opens a conversation, with its text ready where there is one. */
export const messagingLink = (number: string, text = ""): string =>
  `https://wa.me/${number}${text && `?text=${encodeURIComponent(text)}`}`;

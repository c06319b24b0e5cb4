/** Telephone numbers: parsing a field, display, dialling and wa.me (docs/rules-clients.md, Telephones). */
import { isBlank } from "./blank.ts";

/** Parsed telephone number. */
export type Phone = {
  /** Display form: a Moroccan number in pairs ('06 12 34 56 78'), any other as typed. */
  formatted: string;
  /** Number for a tel: link: '0612345678', '+33612345678'. */
  dialled: string;
  /** Country code and number, digits only: '212612345678'. */
  international: string;
  /** False for a Moroccan land line, which has no WhatsApp. */
  isMobile: boolean;
};
export type PhoneRefusal = "missing" | "unreadable" | "landline";
type MessagingNumber = { number: string; refusal: null } | { number: null; refusal: PhoneRefusal };

const shortestForeign = 8;
const longestForeign = 15;

/** Country codes of one and two digits; all others have three. */
const countryCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
/** Countries whose leading zero is dialled from abroad too: Italy, San Marino, Ivory Coast, Benin, Congo. */
const keepsZero = /^(?:39|378|225|229|242)/;

/** Removes the trunk zero after the country code: '330612345678' becomes '33612345678'. */
function withoutTrunkZero(digits: string): string {
  const [code = ""] = keepsZero.test(digits) ? [] : (countryCode.exec(digits) ?? []);
  return code + digits.slice(code.length).replace(code ? /^0/ : "", "");
}

/**
 * National form '0612345678' of a Moroccan number in any notation: '06 12 34 56 78', '612345678', '+212 (0) 6…',
 * '00212…'. Null for any other number.
 */
export function nationalNumber(phone: string): string | null {
  const typed = phone.replace(/[^\d+]/g, "");
  const national = typed.replace(/^(?:\+|00)?2120?(?=\d{9}$)/, "0");
  if (/^0[1-9]\d{8}$/.test(national)) return national;
  return /^[567]\d{8}$/.test(national) ? `0${national}` : null;
}

/** Digits with anything but letters between them. */
const run = /\+?\d(?:[^\dA-Za-z\u00c0-\u024f\u0600-\u06ff]*\d)*/g;
/** One number inside a run of several: a Moroccan one ends by its length, a foreign one at a separator. */
const within =
  /(?:(?:\+|00)?212\D*(?:0\D*)?|0\D*)[1-9](?:\D*\d){8}|(?:\+|00)[1-9](?:[\s.()-]*\d){7,14}/g;

const digitCount = (text: string): number => text.replace(/\D/g, "").length;

function readOne(typed: string): Phone | null {
  const national = nationalNumber(typed);
  if (national) {
    return {
      formatted: national.replace(/(\d\d)(?=\d)/g, "$1 "),
      dialled: national,
      international: `212${national.slice(1)}`,
      isMobile: /^0[67]/.test(national),
    };
  }
  const foreign = /^(?:\+|00)([1-9]\d*)$/.exec(typed.replace(/[^\d+]/g, ""))?.[1] ?? "";
  const international = withoutTrunkZero(foreign);
  const { length } = international;
  if (length < shortestForeign || length > longestForeign || foreign.startsWith("212")) return null;
  return { formatted: typed, dialled: `+${international}`, international, isMobile: true };
}

/** Splits a run into numbers; returns none when digits are left over, as the split is then ambiguous. */
function readRun(typed: string): Phone[] {
  const one = readOne(typed);
  if (one) return [one];
  const parts = typed.match(within) ?? [];
  if (digitCount(parts.join("")) !== digitCount(typed)) return [];
  const phones = parts.map(readOne);
  return phones.every((phone) => phone !== null) ? phones : [];
}

/** Splits a field into its numbers and the words around them: '0612345678 / 0522000000 (maison)'. */
export function splitPhones(field: string): (Phone | string)[] {
  const parts: (Phone | string)[] = [];
  let end = 0;
  for (const { 0: typed, index } of field.matchAll(run)) {
    const phones = readRun(typed);
    if (phones.length === 0) continue;
    parts.push(field.slice(end, index));
    phones.forEach((phone, place) => parts.push(...(place > 0 ? [" / "] : []), phone));
    end = index + typed.length;
  }
  return [...parts, field.slice(end)].filter((part) => part !== "");
}

/** The distinct numbers of a field. */
export function phonesIn(field: string): Phone[] {
  const phones = splitPhones(field).filter((part) => typeof part !== "string");
  return [...new Map(phones.map((phone) => [phone.international, phone])).values()];
}

/** Formats a Moroccan number as '06 00 00 00 01', however it was typed; leaves anything else as typed. */
export const formatPhone = (field: string): string =>
  splitPhones(field)
    .map((part) => (typeof part === "string" ? part : part.formatted))
    .join("");

/** National form of a beginning of a number, for search: '+2126' and '+21206' become '06', '+3306' becomes '336'. */
export const nationalBeginning = (typed: string): string =>
  typed
    .replace(/^(?:\+|00)212(?:0|(?=\d))/, "0")
    .replace(/^(?:\+|00(?=[1-9]\d{7}))(\d+)$/, (_, digits: string) => withoutTrunkZero(digits));

/** Number for wa.me: the first mobile number of a field, or the reason why there is none. */
export function messagingNumber(field: string): MessagingNumber {
  if (isBlank(field)) return { number: null, refusal: "missing" };
  const phones = phonesIn(field);
  const mobile = phones.find(({ isMobile }) => isMobile);
  if (mobile) return { number: mobile.international, refusal: null };
  return { number: null, refusal: phones.length > 0 ? "landline" : "unreadable" };
}

/** Link that opens a WhatsApp conversation, with its text when given. */
export const messagingLink = (number: string, text = ""): string =>
  `https://wa.me/${number}${text && `?text=${encodeURIComponent(text)}`}`;

/** Links to call the numbers of a field, or its raw digits when no number is recognised. */
export function callLinks(field: string): { formatted: string; href: string }[] {
  const phones = phonesIn(field);
  if (phones.length > 0)
    return phones.map(({ formatted, dialled }) => ({ formatted, href: `tel:${dialled}` }));
  const typed = field.replace(/[^\d+]/g, "");
  return /\d/.test(typed) ? [{ formatted: field, href: `tel:${typed}` }] : [];
}

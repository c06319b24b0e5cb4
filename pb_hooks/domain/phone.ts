/** Telephone numbers for wa.me (rules.md §7). */

export type PhoneRefusal = "missing" | "unreadable";
export type MessagingNumber =
  | { number: string; refusal: null }
  | { number: null; refusal: PhoneRefusal };

const shortestForeign = 8;
const longestForeign = 15;

/**
 * The digits wa.me wants, Morocco by default: '06 12 34 56 78', '612345678', '+212 6…' and '00212…' are one number.
 * Another country's is kept when it is written with + or 00; anything else cannot be sent to, and says why.
 */
export function messagingNumber(phone: string): MessagingNumber {
  const isInternational = /^\s*(?:\+|00)/.test(phone);
  const digits = phone.replace(/\D/g, "").replace(/^00/, "");
  const sendable = (number: string): MessagingNumber => ({ number, refusal: null });
  if (digits === "") return { number: null, refusal: "missing" };
  // '+212 (0) 6 12…' is often written with its national zero.
  if (/^2120?\d{9}$/.test(digits)) return sendable(`212${digits.slice(-9)}`);
  if (isInternational) {
    const isWhole =
      digits.length >= shortestForeign &&
      digits.length <= longestForeign &&
      !digits.startsWith("212");
    return isWhole ? sendable(digits) : { number: null, refusal: "unreadable" };
  }
  if (/^0\d{9}$/.test(digits)) return sendable(`212${digits.slice(1)}`);
  if (/^[567]\d{8}$/.test(digits)) return sendable(`212${digits}`);
  return { number: null, refusal: "unreadable" };
}

/** The link that opens a conversation with its text ready. */
export const messagingLink = (number: string, text: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`;

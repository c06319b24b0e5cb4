/** What the documents of a shop say of it: its contact line, and the legal foot of its invoices. */
import type { Company } from "#domain/core/records.ts";
import { formatPhone } from "#lib/formats.ts";
import { documentTexts } from "./documents.strings.ts";

const numbers = ["registration", "rc", "patente", "if", "ice", "inpe"] as const;

/** What is known, in one line. */
export const inLine = (...parts: string[]): string => parts.filter(Boolean).join(" · ");

export const contactLine = ({
  phone,
  email,
  website,
}: Pick<Company, "phone" | "email" | "website">): string =>
  inLine(phone && documentTexts.legal.phone(formatPhone(phone)), email, website);

/** The numbers that the company has, then its bank. */
export function legalLines(
  company: Pick<Company, (typeof numbers)[number] | "bank_info">,
): string[] {
  const known = numbers
    .filter((name) => company[name])
    .map((name) => `${documentTexts.legal[name]}${company[name]}`);
  return [
    inLine(...known),
    company.bank_info && documentTexts.legal.bank(company.bank_info),
  ].filter(Boolean);
}

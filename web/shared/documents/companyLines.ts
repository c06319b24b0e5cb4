/** Contact line and legal foot of a company's documents. */
import type { Company } from "#domain/core/records.ts";
import { formatPhone } from "#lib/texts/formats.ts";
import { documentTexts } from "./documents.strings.ts";

const numbers = ["registration", "rc", "patente", "if", "ice", "inpe"] as const;

/** A part from right to left, by itself: else the number that an Arabic address begins with stands on its wrong side. */
const isolated = (part: string): string =>
  /[\u0590-\u08ff]/.test(part) ? `\u2068${part}\u2069` : part;

/** Known values, in one line. */
export const inLine = (...parts: string[]): string =>
  parts.filter(Boolean).map(isolated).join(" · ");

export const contactLine = ({
  phone,
  email,
  website,
}: Pick<Company, "phone" | "email" | "website">): string =>
  inLine(phone && documentTexts.legal.phone(formatPhone(phone)), email, website);

type Numbered = Pick<Company, (typeof numbers)[number]>;
type Banked = Pick<Company, "bank_info">;

/** Legal numbers of the company. */
export const legalNumbers = (company: Numbered): string[] =>
  numbers
    .filter((name) => company[name])
    .map((name) => `${documentTexts.legal[name]}${company[name]}`);

export const bankLine = ({ bank_info }: Banked): string =>
  bank_info && documentTexts.legal.bank(bank_info);

/** Legal foot: numbers in a line, then the bank. */
export const legalLines = (company: Numbered & Banked): string[] =>
  [inLine(...legalNumbers(company)), bankLine(company)].filter(Boolean);

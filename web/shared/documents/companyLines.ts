/** Contact line and legal footer of a company's documents. */
import type { Company } from "#domain/core/records.ts";
import { formatPhone } from "#lib/texts/formats.ts";
import { documentTexts } from "./documents.strings.ts";

const numbers = ["registration", "rc", "patente", "if", "ice", "inpe"] as const;

/** Isolates right-to-left text, so that a number at the start of an Arabic address stays on its side. */
const isolated = (part: string): string =>
  /[\u0590-\u08ff]/.test(part) ? `\u2068${part}\u2069` : part;

/** Joins the values that are not empty into one line. */
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

/** Legal numbers of the company, each with its label. */
export const legalNumbers = (company: Numbered): string[] =>
  numbers
    .filter((name) => company[name])
    .map((name) => `${documentTexts.legal[name]}${company[name]}`);

export const bankLine = ({ bank_info }: Banked): string =>
  bank_info && documentTexts.legal.bank(bank_info);

/** Legal footer: a line of legal numbers, then the bank. */
export const legalLines = (company: Numbered & Banked): string[] =>
  [inLine(...legalNumbers(company)), bankLine(company)].filter(Boolean);

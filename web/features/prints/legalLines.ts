import type { Company } from "../../../pb_hooks/domain/records";
import { strings } from "./prints.strings";

const fields = ["registration", "rc", "patente", "if", "ice", "inpe"] as const;

/** The legal footer of an invoice: the numbers that the company has, then its bank (sales.md §2). */
export function legalLines(company: Company): string[] {
  const numbers = fields
    .filter((field) => company[field])
    .map((field) => `${strings.legal[field]}${company[field]}`);
  return [numbers.join(" · "), company.bank_info && strings.bank(company.bank_info)].filter(
    Boolean,
  );
}

/** Claims in the export of a person's data (exportPage.ts). */
import { papersOf } from "#domain/claims/claimBody.ts";
import { claimStatusNames } from "#domain/core/names/names.strings.ts";
import type { Claim, Invoice, Quote } from "#domain/core/records.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { money, table, word } from "./exportTable.ts";

export type ExportedClaim = Claim & { fund_name: string };

/** Table of a person's claims. `invoices` and `quotes`: the person's own, for their numbers. */
export function claimTable(
  claims: readonly ExportedClaim[],
  invoices: readonly Pick<Invoice, "id" | "invoice_number">[],
  quotes: readonly Pick<Quote, "id" | "number">[],
): string {
  const numbers = new Map(invoices.map(({ id, invoice_number }) => [id, invoice_number]));
  const quoted = new Map(quotes.map(({ id, number }) => [id, number]));
  return table(claims, (claim) => ({
    fund: claim.fund_name,
    invoice_number: numbers.get(claim.invoice) ?? quoted.get(claim.quote) ?? "",
    status: word(claimStatusNames, claim.status),
    beneficiary: claim.beneficiary,
    birth_date: formatDay(claim.beneficiary_birth),
    member_number: claim.member_number,
    relation: claim.relation,
    prescriber: claim.prescriber,
    prescriber_inpe: claim.prescriber_inpe,
    examined_on: formatDay(claim.examined_on),
    fse_number: claim.fse_number,
    agreement_number: claim.agreement_number,
    asked: money(claim.asked),
    agreed: money(claim.agreed),
    received: money(claim.received_amount),
    papers: papersOf(claim.papers)
      .map(({ name }) => name)
      .join(", "),
    refusal: claim.refusal,
    notes: claim.notes,
  }));
}

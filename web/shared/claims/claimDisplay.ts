/** Person and amounts of a claim, as several screens show them. */
import { type ClaimPaper, fundPapers, papersOf } from "#domain/claims/claimBody.ts";
import type { ListedClaim } from "#domain/claims/claimDocument.ts";
import { fundDue } from "#domain/claims/claimStatus.ts";
import { type Centimes, noMoney, toDirhams } from "#domain/core/money.ts";
import type { Claim, ClaimStatus, Client } from "#domain/core/records.ts";
import { claimStatusLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";

type Person = Pick<Claim, "beneficiary"> & { expand?: { client?: Client } };

/** Client of the claim. */
export const clientNameOf = ({ expand }: Person): string =>
  expand?.client?.name ?? words.unknownClient;

/** Name of the beneficiary; the client's name when the claim has no beneficiary. */
export const beneficiaryOf = (claim: Person): string => claim.beneficiary || clientNameOf(claim);

/** Displayed state: the stored status, or 'lost' when the claim's quote did not become a sale. */
export type ClaimState = ClaimStatus | "lost";
export const stateOf = ({ status, lost }: Pick<ListedClaim, "status" | "lost">): ClaimState =>
  lost ? "lost" : status;

export const claimStateLabels: Record<ClaimState, string> = {
  ...claimStatusLabels,
  lost: words.lostClaim,
};

/** Document of a claim, as kind, number, day and page: the invoice, or the quote while there is no invoice. */
export function claimedOf({ invoice, quote, expand }: ListedClaim) {
  if (!invoice && quote)
    return {
      word: words.quote,
      number: expand?.quote?.number ?? "-",
      day: expand?.quote?.date ?? "",
      href: paths.quote(quote),
    };
  return {
    word: words.invoice,
    number: expand?.invoice?.invoice_number ?? "-",
    day: expand?.invoice?.date ?? "",
    href: paths.invoice(invoice),
  };
}

/** Amount that the fund still owes; zero while there is no invoice. */
export const dueCentimes = (claim: ListedClaim): Centimes =>
  claim.invoice ? fundDue(claim) : noMoney;

/** `dueCentimes` in dirhams. */
export const dueOf = (claim: ListedClaim): number => toDirhams(dueCentimes(claim));

/** Paper of the checklist. `there`: who ticked it and when; null while it is missing. */
export type ListedPaper = { name: string; there: ClaimPaper | null };

/** Papers that the fund requires, then other papers that were ticked. */
export function listedPapers({ papers, expand }: ListedClaim): ListedPaper[] {
  const there = new Map(papersOf(papers).map((paper) => [paper.name, paper]));
  const names = new Set([...fundPapers(expand?.fund?.papers), ...there.keys()]);
  return [...names].map((name) => ({ name, there: there.get(name) ?? null }));
}

/** Person and amounts of a claim, as several screens show them. */
import { type ClaimPaper, fundPapers, papersOf } from "#domain/claims/claimBody.ts";
import type { ListedClaim } from "#domain/claims/claimDocument.ts";
import { fundDue } from "#domain/claims/claimStatus.ts";
import { toDirhams } from "#domain/core/money.ts";
import type { Claim, Client } from "#domain/core/records.ts";
import { words } from "#lib/words.strings.ts";

type Person = Pick<Claim, "beneficiary"> & { expand?: { client?: Client } };

/** Client of the claim. */
export const clientNameOf = ({ expand }: Person): string =>
  expand?.client?.name ?? words.unknownClient;

/** Beneficiary; the client where none is named. */
export const beneficiaryOf = (claim: Person): string => claim.beneficiary || clientNameOf(claim);

/** Amount that the fund still owes, in dirhams. */
export const dueOf = (claim: ListedClaim): number => toDirhams(fundDue(claim));

/** Paper of the checklist; `there` says who ticked it and when, null of a missing one. */
export type ListedPaper = { name: string; there: ClaimPaper | null };

/** Papers that the fund asks for, then others that were ticked. */
export function listedPapers({ papers, expand }: ListedClaim): ListedPaper[] {
  const there = new Map(papersOf(papers).map((paper) => [paper.name, paper]));
  const names = new Set([...fundPapers(expand?.fund?.papers), ...there.keys()]);
  return [...names].map((name) => ({ name, there: there.get(name) ?? null }));
}

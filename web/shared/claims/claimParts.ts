/** Person and amounts of a claim, as several screens show them. */
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

/** What the fund still owes, in dirhams. */
export const dueOf = (claim: ListedClaim): number => toDirhams(fundDue(claim));

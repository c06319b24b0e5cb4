/** Details of a printed claim and of a printed slip. */
import type { ClaimDocument, ListedClaim } from "#domain/claims/claimDocument.ts";
import { type Centimes, formatMoney, minus, noMoney, sum, toCentimes } from "#domain/core/money.ts";
import { clientPart } from "#domain/sale/due.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { fundKindLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { claimedOf, clientNameOf } from "#shared/claims/claimDisplay.ts";
import { claimPrintStrings } from "./claim.strings.ts";

type Detail = readonly [label: string, value: string];
type SumLine = readonly [label: string, amount: string];

const dayOf = (day: string): string => (day ? formatDay(day) : "");

/** Details about fund and persons, without empty ones. */
export function personDetails(claim: ClaimDocument): Detail[] {
  const fund = claim.expand?.fund;
  return [
    [words.fund, fund ? claimPrintStrings.kind(fund.name, fundKindLabels[fund.kind]) : ""],
    [claimPrintStrings.insured, clientNameOf(claim)],
    [claimPrintStrings.beneficiary, claim.beneficiary],
    [claimPrintStrings.birth, dayOf(claim.beneficiary_birth)],
    [claimPrintStrings.relation, claim.relation],
    [claimPrintStrings.member, claim.member_number],
  ];
}

/** Details about prescriber, examination and agreement. */
export const careDetails = (claim: ClaimDocument): Detail[] => [
  [words.prescriber, claim.prescriber],
  [claimPrintStrings.inpe, claim.prescriber_inpe],
  [claimPrintStrings.examined, dayOf(claim.examined_on)],
  [claimPrintStrings.fse, claim.fse_number],
  [claimPrintStrings.agreement, claim.agreement_number],
  [claimPrintStrings.agreedOn, dayOf(claim.agreement_on)],
];

/** Amounts of the claim; unknown ones are left out, except the total. */
export function claimSums(claim: ClaimDocument): { sums: SumLine[]; due: SumLine | undefined } {
  const { expand, asked, agreed, received_amount } = claim;
  const invoice = expand?.invoice;
  const known: (readonly [string, Centimes])[] = [
    [words.credits, minus(noMoney, toCentimes(invoice?.credited_amount))],
    [claimPrintStrings.asked, toCentimes(asked)],
    [claimPrintStrings.agreed, toCentimes(agreed)],
    [claimPrintStrings.received, toCentimes(received_amount)],
  ];
  return {
    sums: [
      [claimedOf(claim).word, formatMoney(toCentimes((invoice ?? expand?.quote)?.total_amount))],
      ...known
        .filter(([, amount]) => amount !== 0)
        .map(([label, amount]): SumLine => [label, formatMoney(amount)]),
    ],
    due: invoice && [claimPrintStrings.clientPart, formatMoney(clientPart(invoice))],
  };
}

const numberOf = (claim: ListedClaim): string => claimedOf(claim).number;

/** Claims of a slip, sorted by invoice number. */
export const slipRows = (claims: readonly ListedClaim[]): ListedClaim[] =>
  [...claims].sort((a, b) => numberOf(a).localeCompare(numberOf(b), "fr", { numeric: true }));

/** Sum of the agreed amounts on a slip. */
export const slipTotal = (claims: readonly ListedClaim[]): Centimes =>
  sum(claims.map(({ agreed }) => toCentimes(agreed)));

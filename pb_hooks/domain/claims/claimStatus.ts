/** States of a claim and the fund's part of its invoice (docs/rules-claims.md, States): each rule and its SQL. */
import { listSql } from "#domain/core/text/sqlTexts.ts";
import { type Centimes, centimesSql, noMoney, toCentimes } from "#domain/core/money.ts";
import {
  clientClaimStatuses,
  type ClaimStatus,
  type FundPayee,
  shopClaimStatuses,
} from "#domain/core/records.ts";

/** States in which the claim is on a slip to the fund. */
export const sentStatuses = ["sent", "paid", "partly", "rejected"] as const;
/** States in which the fund owes the agreed amount, or its unpaid part. */
export const owedStatuses = ["agreed", "sent", "partly"] as const;
/** States before a slip; a claim may go from any of them to any other. */
const freeStatuses: readonly ClaimStatus[] = ["asked", "agreed", "refused"];

const isIn = (statuses: readonly ClaimStatus[], status: ClaimStatus): boolean =>
  statuses.includes(status);

/** Payee of a claim, derived from its state: a later change of the fund leaves the claim as it is. */
export const payeeOf = (status: ClaimStatus): FundPayee =>
  isIn(clientClaimStatuses, status) ? "client" : "shop";

/** State of a new claim. */
export const firstStatus = (pays: FundPayee): ClaimStatus => (pays === "client" ? "todo" : "asked");

/** True of a claim on a slip. */
export const isSent = (status: ClaimStatus): boolean => isIn(sentStatuses, status);

/** Values of a claim that decide its state; amounts in dirhams. */
export type ClaimAmounts = { status: ClaimStatus; agreed: number; received_amount: number };

/** State to which a rejected claim returns when the rejection is undone. */
const beforeRejection = (received: number): ClaimStatus => (received > 0 ? "partly" : "sent");

/** True when a new claim may begin in this state. */
export const mayBegin = (pays: FundPayee, status: ClaimStatus): boolean =>
  payeeOf(status) === pays &&
  (isIn(freeStatuses, status) || status === "todo" || status === "ready");

/**
 * True when a person may move a claim from its state to another. Slips, their payments and rejections have routes of
 * their own: here a claim can only leave its slip, or have its rejection undone.
 */
export function mayFollow(before: ClaimAmounts, status: ClaimStatus): boolean {
  const from = before.status;
  if (from === status) return true;
  const steps = clientClaimStatuses.indexOf(status as (typeof clientClaimStatuses)[number]);
  const at = clientClaimStatuses.indexOf(from as (typeof clientClaimStatuses)[number]);
  if (at >= 0 || steps >= 0) return at >= 0 && steps >= 0 && Math.abs(steps - at) === 1;
  if (isIn(freeStatuses, from)) return isIn(freeStatuses, status);
  if (from === "sent") return status === "agreed";
  return from === "rejected" && status === beforeRejection(before.received_amount);
}

/** States that a person may choose for a claim, its present one first. */
export const nextStatuses = (claim: ClaimAmounts): ClaimStatus[] => [
  claim.status,
  ...[...clientClaimStatuses, ...shopClaimStatuses].filter(
    (status) => status !== claim.status && mayFollow(claim, status),
  ),
];

/** Part of the invoice that the fund owes or paid: the agreed amount, or of a rejected claim what was paid before. */
export function fundPart({ status, agreed, received_amount }: ClaimAmounts): Centimes {
  if (status === "rejected") return Math.max(0, toCentimes(received_amount)) as Centimes;
  return status === "paid" || isIn(owedStatuses, status) ? toCentimes(agreed) : noMoney;
}

/** `isSent` as SQL; `row`: the alias of the claim. */
export const isSentSql = (row: string): string => `${row}.status IN (${listSql(sentStatuses)})`;

/** `fundPart` as SQL, in centimes; `row`: the alias of the claim. */
export const fundPartSql = (row: string): string =>
  `CASE WHEN ${row}.status = 'rejected' THEN MAX(0, ${centimesSql(`${row}.received_amount`)})
  WHEN ${row}.status IN (${listSql(["paid", ...owedStatuses])}) THEN ${centimesSql(`${row}.agreed`)} ELSE 0 END`;

/** Amount that the fund still owes for a claim. */
export const fundDue = (claim: ClaimAmounts): Centimes =>
  isIn(owedStatuses, claim.status)
    ? (Math.max(0, toCentimes(claim.agreed) - toCentimes(claim.received_amount)) as Centimes)
    : noMoney;

/** SQL condition: the fund owes for the claim. The partial index has the same text. */
export const isOwedSql = (row: string): string => `${row}.status IN (${listSql(owedStatuses)})`;

/** `fundDue` as SQL, in centimes. */
export const fundDueSql = (row: string): string =>
  `${isOwedSql(row)} * MAX(0, ${centimesSql(`${row}.agreed`)} - ${centimesSql(`${row}.received_amount`)})`;

/**
 * SQL condition: the claim's quote was refused or has expired, without a sale. Parameter {:now}: the stored form of
 * today.
 */
export const isLostSql = (row: string): string =>
  `(${row}.invoice = '' AND EXISTS (SELECT 1 FROM optique_quotes o WHERE o.id = ${row}.quote
    AND (o.refusal > '' OR o.valid_until < {:now})))`;

/** State of a claim on a slip, from the total that the fund paid for it. */
export const statusPaid = (agreed: Centimes, received: Centimes): ClaimStatus =>
  received >= agreed ? "paid" : received > 0 ? "partly" : "sent";

/** States of a claim and the fund's part of its invoice (docs/rules-claims.md, States): each rule and its SQL. */
import { type Centimes, centimesSql, noMoney, toCentimes } from "#domain/core/money.ts";
import {
  clientClaimStatuses,
  type ClaimStatus,
  type FundPayee,
  shopClaimStatuses,
} from "#domain/core/records.ts";

/** States in which the fund is asked for money on a slip. */
export const sentStatuses = ["sent", "paid", "partly", "rejected"] as const;
/** States in which the fund owes the agreed amount, or what is left of it. */
export const owedStatuses = ["agreed", "sent", "partly"] as const;
/** States before a slip, which may follow each other. */
const freeStatuses: readonly ClaimStatus[] = ["asked", "agreed", "refused"];

const isIn = (statuses: readonly ClaimStatus[], status: ClaimStatus): boolean =>
  statuses.includes(status);

/** Payee of a claim, read from its state, so that a later change of the fund does not change it. */
export const payeeOf = (status: ClaimStatus): FundPayee =>
  isIn(clientClaimStatuses, status) ? "client" : "shop";

/** State of a new claim. */
export const firstStatus = (pays: FundPayee): ClaimStatus => (pays === "client" ? "todo" : "asked");

/** True of a claim that stands on a slip. */
export const isSent = (status: ClaimStatus): boolean => isIn(sentStatuses, status);

/** Claim as its state depends on: amounts in dirhams. */
export type ClaimAmounts = { status: ClaimStatus; agreed: number; received_amount: number };

/** State before a slip was rejected. */
const beforeRejection = (received: number): ClaimStatus => (received > 0 ? "partly" : "sent");

/** True when a new claim may begin in this state. */
export const mayBegin = (pays: FundPayee, status: ClaimStatus): boolean =>
  payeeOf(status) === pays &&
  (isIn(freeStatuses, status) || status === "todo" || status === "ready");

/**
 * True when a person may take a claim from its state to another. Slips, their payments and rejections have routes of their
 * own: here a claim only leaves its slip, or is no longer rejected.
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

/** States that a person may choose for a claim, its own first. */
export const nextStatuses = (claim: ClaimAmounts): ClaimStatus[] => [
  claim.status,
  ...[...clientClaimStatuses, ...shopClaimStatuses].filter(
    (status) => status !== claim.status && mayFollow(claim, status),
  ),
];

/** Part of the invoice that the fund owes or paid: the agreed amount, once rejected what it paid before. */
export function fundPart({ status, agreed, received_amount }: ClaimAmounts): Centimes {
  if (status === "rejected") return Math.max(0, toCentimes(received_amount)) as Centimes;
  return status === "paid" || isIn(owedStatuses, status) ? toCentimes(agreed) : noMoney;
}

const listSql = (statuses: readonly ClaimStatus[]): string =>
  statuses.map((status) => `'${status}'`).join(", ");

/** `isSent` as SQL; `row`: the alias of the claim. */
export const isSentSql = (row: string): string => `${row}.status IN (${listSql(sentStatuses)})`;

/** `fundPart` as SQL, in centimes; `row`: the alias of the claim. */
export const fundPartSql = (row: string): string =>
  `CASE WHEN ${row}.status = 'rejected' THEN MAX(0, ${centimesSql(`${row}.received_amount`)})
  WHEN ${row}.status IN (${listSql(["paid", ...owedStatuses])}) THEN ${centimesSql(`${row}.agreed`)} ELSE 0 END`;

/** Amount of a claim that the fund still owes. */
export const fundDue = (claim: ClaimAmounts): Centimes =>
  isIn(owedStatuses, claim.status)
    ? (Math.max(0, toCentimes(claim.agreed) - toCentimes(claim.received_amount)) as Centimes)
    : noMoney;

/** Condition of a claim whose fund owes, as the partial index has it. */
export const isOwedSql = (row: string): string => `${row}.status IN (${listSql(owedStatuses)})`;

/** `fundDue` as SQL, in centimes. */
export const fundDueSql = (row: string): string =>
  `${isOwedSql(row)} * MAX(0, ${centimesSql(`${row}.agreed`)} - ${centimesSql(`${row}.received_amount`)})`;

/**
 * Condition of a claim that nothing comes of: its quote was refused or is over, and has no sale. Parameter {:now}: the stored
 * form of today.
 */
export const isLostSql = (row: string): string =>
  `(${row}.invoice = '' AND EXISTS (SELECT 1 FROM optique_quotes o WHERE o.id = ${row}.quote
    AND (o.refusal > '' OR o.valid_until < {:now})))`;

/** State of a claim on a slip after the fund paid this much in all. */
export const statusPaid = (agreed: Centimes, received: Centimes): ClaimStatus =>
  received >= agreed ? "paid" : received > 0 ? "partly" : "sent";

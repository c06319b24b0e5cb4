/** Wire types of claims (docs/rules-claims.md, Routes). Money in dirhams. */
import type { Claim, Client, Fund, Invoice, Payment, Quote } from "#domain/core/records.ts";
import type { FundAge } from "./fundAges.ts";

/** `lost`: the claim's quote was refused or has expired, without a sale. */
type Expanded = { expand?: { client?: Client; invoice?: Invoice; quote?: Quote; fund?: Fund } };

/** Answer of GET and PUT /api/optique/claims/{id}; `due`: what the fund still owes, 0 without an invoice. */
export type ClaimDocument = Claim & { version: string; due: number; lost: boolean } & Expanded;

/** Row of lists/claims. */
export type ListedClaim = Claim & { lost: boolean } & Expanded;

/** Row of lists/funds-due. `since`: day from which the fund owes; `age`: range of days since then. */
export type ListedFundDue = ListedClaim & { due: number; since: string; age: FundAge };

/** Row of reminders?kind=reimbursable. */
export type ListedReimbursable = ListedClaim & {
  /** Date of the invoice of the claim. */
  date: string;
  /** Day after which glasses are reimbursed again: `date` plus the months of the fund. */
  from: string;
  /** Latest message of this kind within the reminder interval; null without one. */
  prepared: string | null;
};

/** Number of claims and their total. */
export type ClaimSum = { claims: number; amount: number };

/** Answer of POST /api/optique/claims/slips. */
export type ClaimSlip = { slip: string; sent_on: string; amount: number; claims: ListedClaim[] };

/** Answer of POST /api/optique/claims/slips/{number}/pay. */
export type PaidSlip = { slip: string; amount: number; claims: ListedClaim[]; payments: Payment[] };

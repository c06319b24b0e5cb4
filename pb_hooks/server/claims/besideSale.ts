/** Claims attached to an invoice or a quote: in its answer, sums, checks and deletion (docs/rules-claims.md). */
import { fundPartSql, isSentSql } from "#domain/claims/claimStatus.ts";
import type { Attached, Beside } from "#server/engine/attached.ts";
import type { Removal } from "#server/engine/records/removals.ts";
import { recordJson } from "#server/platform/records/recordJson.ts";
import { runSql } from "#server/platform/storage/sql.ts";
import { findRecords, toPlainRecord } from "#server/platform/records/storedRecords.ts";
import { checkClaimedClient, checkClaimUnsent } from "./claimedInvoice.ts";
import {
  checkClaimedQuote,
  claimedQuoteSql,
  removeClaimOfQuote,
  sellClaimOf,
} from "./claimedQuote.ts";
import { followFundPayment } from "./fundCheques.ts";

/** Claim `q` as JSON, with the name of its fund. */
const claimJson = recordJson("optique_claims", "q", {
  fund_name: "(SELECT f.name FROM optique_funds f WHERE f.id = q.fund)",
});
const claimSql = (condition: string): string =>
  `json((SELECT ${claimJson} FROM optique_claims q WHERE ${condition}))`;

/** SQL of a fund's part of an invoice, in centimes; `invoice`: SQL of its id. */
export const fundSumSql = (invoice: string): string =>
  `COALESCE((SELECT ${fundPartSql("q")} FROM optique_claims q WHERE q.invoice = ${invoice}), 0)`;

const besideInvoice: Beside = {
  members: (column) => ({ claim: claimSql(`q.invoice = ${column("id")}`) }),
  sums: (invoice) => ({ fund: fundSumSql(invoice) }),
  checks: checkClaimedClient,
};

const besideQuote: Beside = {
  members: (column) => ({ claim: claimSql(`q.quote = ${column("id")} AND q.quote > ''`) }),
  checks: checkClaimedQuote,
  changed: sellClaimOf,
};

export const claimsBeside: NonNullable<Attached["beside"]> = {
  optique_invoices: besideInvoice,
  optique_payments: { changed: followFundPayment },
  optique_quotes: besideQuote,
};

export const claimsFollow: NonNullable<Attached["follows"]> = {
  optique_companies: {
    removing: ({ tx, record }) =>
      runSql(tx, "DELETE FROM optique_funds WHERE company = {:company}", { company: record.id }),
  },
  optique_invoices: {
    // A claim that began with a quote is shown with the quote, not with the invoice.
    children: (tx, { id }) => ({
      claims: findRecords(tx, "optique_claims", { invoice: id, quote: "" }).map(toPlainRecord),
    }),
    removing: ({ tx, record }) => checkClaimUnsent(tx, record.id),
  },
  optique_quotes: { removing: ({ tx, record }) => removeClaimOfQuote(tx, record.id) },
};

/** Refuses to delete an invoice, or the invoices of a prescription, whose claim was sent to the fund. */
const claimedBy = (column: string): Partial<Removal> => ({
  refused: [
    {
      sql: `SELECT COUNT(*) AS json FROM optique_invoices i JOIN optique_claims q ON q.invoice = i.id
        WHERE i.${column} = {:id} AND ${isSentSql("q")}`,
      code: "invoice_claimed",
    },
  ],
});

export const claimRemovals: Readonly<Record<string, Partial<Removal>>> = {
  prescriptions: claimedBy("prescription"),
  invoices: claimedBy("id"),
  quotes: { refused: [{ sql: claimedQuoteSql, code: "quote_claimed" }] },
};

/** Invariants of claims (docs/rules-claims.md); other files check their relations and the fund's part of invoices. */
import { isSentSql, isOwedSql } from "#domain/claims/claimStatus.ts";
import { centimesSql } from "#domain/core/money.ts";
import {
  type IntegrityChecks,
  checkedRows,
  companyCondition,
} from "#server/engine/integrity/integrityChecks.ts";
import { fundSumSql } from "./besideSale.ts";
import { receivedSql } from "./claimedInvoice.ts";

const claims = { collection: "optique_claims" };

export const claimChecks: IntegrityChecks = {
  "fund's part = claim": {
    collection: "optique_invoices",
    sql: `SELECT i.id AS record, ${centimesSql("i.fund_part")} AS stored, ${fundSumSql("i.id")} AS expected
      FROM optique_invoices i WHERE ${checkedRows("i")} AND stored <> expected`,
  },
  "client of a claim = client of its invoice": {
    ...claims,
    sql: `SELECT t.id AS record, t.client AS stored, i.client AS expected
      FROM optique_claims t JOIN optique_invoices i ON i.id = t.invoice WHERE ${checkedRows("t")} AND stored <> expected`,
  },
  "client of a claim = client of its quote before the sale": {
    ...claims,
    sql: `SELECT t.id AS record, t.client AS stored, q.client AS expected
      FROM optique_claims t JOIN optique_quotes q ON q.id = t.quote WHERE ${checkedRows("t")} AND t.invoice = '' AND stored <> expected`,
  },
  "a claim has an invoice or a quote": {
    ...claims,
    sql: `SELECT t.id AS record, '' AS stored, 'an invoice or a quote' AS expected
      FROM optique_claims t WHERE ${checkedRows("t")} AND t.invoice = '' AND t.quote = ''`,
  },
  "invoice of a claim = invoice of its quote": {
    ...claims,
    sql: `SELECT t.id AS record, t.invoice AS stored, q.invoice AS expected
      FROM optique_claims t JOIN optique_quotes q ON q.id = t.quote WHERE ${checkedRows("t")} AND stored <> expected`,
  },
  "received of a claim = payments of its fund": {
    ...claims,
    sql: `SELECT t.id AS record, ${centimesSql("t.received_amount")} AS stored, ${receivedSql("t.invoice", "t.fund")} AS expected
      FROM optique_claims t WHERE ${checkedRows("t")} AND stored <> expected`,
  },
  "a payment of a fund is by the fund of the claim": {
    collection: "optique_payments",
    sql: `SELECT p.id AS record, p.fund AS stored, COALESCE(t.fund, '') AS expected
      FROM optique_payments p LEFT JOIN optique_claims t ON t.invoice = p.invoice
      WHERE ${checkedRows("p")} AND p.fund > '' AND stored <> expected`,
  },
  "a claim receives at most what was agreed": {
    ...claims,
    sql: `SELECT t.id AS record, ${centimesSql("t.received_amount")} AS stored, ${centimesSql("t.agreed")} AS expected
      FROM optique_claims t WHERE ${checkedRows("t")} AND stored > expected`,
  },
  "a sent claim has a slip, another none": {
    ...claims,
    sql: `SELECT t.id AS record, t.slip > '' AS stored, ${isSentSql("t")} AS expected
      FROM optique_claims t WHERE ${checkedRows("t")} AND stored <> expected`,
  },
  "an owed claim has a day of sending or agreement": {
    ...claims,
    sql: `SELECT t.id AS record, t.agreement_on || t.sent_on AS stored, 'a day' AS expected
      FROM optique_claims t WHERE ${checkedRows("t")} AND ${isOwedSql("t")} AND stored = ''`,
  },
  "claims of a state = its claims": {
    ...claims,
    sql: `SELECT d.status || ' ' || d.fund AS record, json_array(d.claims, d.agreed, d.received) AS stored,
        (SELECT json_array(COUNT(*), COALESCE(SUM(${centimesSql("t.agreed")}), 0), COALESCE(SUM(${centimesSql("t.received_amount")}), 0))
          FROM optique_claims t WHERE t.fund = d.fund AND t.company = d.company AND t.status = d.status) AS expected
      FROM optique_claim_counts d WHERE d.${companyCondition} AND stored <> expected`,
  },
  "the last claim of a beneficiary is known": {
    ...claims,
    of: "optique_clients",
    sql: `SELECT t.id AS record, COALESCE(l.date, '') AS stored, MAX(i.date) AS expected
      FROM optique_clients c JOIN optique_claims t ON t.client = c.id AND +t.company = {:company}
        JOIN optique_invoices i ON i.id = t.invoice
        LEFT JOIN optique_last_claims l ON l.client = t.client AND l.beneficiary = t.beneficiary
      WHERE ${checkedRows("c")} AND c.created > '' AND t.status IN ('given', 'paid')
      GROUP BY t.client, t.beneficiary COLLATE NOCASE HAVING stored <> expected`,
  },
};

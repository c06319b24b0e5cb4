/**
 * GET /api/optique/integrity: every invariant asked of the stored data of one company. The hooks keep them; the SQL
 * console, a restored file or a fault of ours could not be seen otherwise.
 */
import { floorNote } from "#domain/core/messages.ts";
import { searched } from "#domain/search/search.ts";
import { type Checks, own, totalsChecks } from "./integrityTotals.ts";
import { searchKinds, unindexed } from "#server/scale/reindex.ts";
import { centimesSql, queryJson } from "#server/platform/sql.ts";
import { staffOf } from "#server/platform/staff.ts";

type Violation = {
  rule: string;
  collection: string;
  record: string;
  stored: unknown;
  expected: unknown;
};

const linesTotal = (lines: string, parent: string, id: string) =>
  `(SELECT SUM(${centimesSql("price")} * CAST(quantity AS INTEGER)) FROM ${lines} WHERE ${parent} = ${id})`;
const lineCount = "(SELECT COUNT(*) FROM optique_invoice_items WHERE invoice = i.id)";
const paidSum = `COALESCE((SELECT SUM(${centimesSql("amount")}) FROM optique_payments WHERE invoice = i.id), 0)`;
const statusOf = `CASE WHEN ${centimesSql("i.total_amount")} = 0 AND ${lineCount} = 0 THEN 'unpaid'
  WHEN ${centimesSql("i.paid_amount")} >= ${centimesSql("i.total_amount")} THEN 'paid'
  WHEN i.paid_amount > 0 THEN 'partial' ELSE 'unpaid' END`;

const linesOf: Record<string, string> = {
  invoice: "optique_invoice_items",
  receipt: "optique_stock_receipt_items",
  adjustment: "optique_stock_adjustment_items",
};

/** Each query answers the records that break one rule: record, stored, expected. */
const checks: Checks = {
  "stock = sum of movements": {
    collection: "optique_products",
    sql: `SELECT p.id AS record, p.stock AS stored,
        COALESCE((SELECT SUM(quantity) FROM optique_stock_movements WHERE product = p.id), 0) AS expected
      FROM optique_products p WHERE p.${own} AND stored <> expected`,
  },
  "stock is not negative": {
    collection: "optique_products",
    sql: `SELECT id AS record, stock AS stored, 0 AS expected FROM optique_products WHERE ${own} AND stock < 0`,
  },
  "total = sum of lines": {
    collection: "optique_invoices",
    sql: `SELECT i.id AS record, ${centimesSql("i.total_amount")} AS stored,
        ${linesTotal("optique_invoice_items", "invoice", "i.id")} AS expected
      FROM optique_invoices i WHERE i.${own} AND stored <> expected`,
  },
  "paid = sum of payments": {
    collection: "optique_invoices",
    sql: `SELECT i.id AS record, ${centimesSql("i.paid_amount")} AS stored, ${paidSum} AS expected
      FROM optique_invoices i WHERE i.${own} AND stored <> expected`,
  },
  "status follows total and paid": {
    collection: "optique_invoices",
    sql: `SELECT i.id AS record, i.status AS stored, ${statusOf} AS expected
      FROM optique_invoices i WHERE i.${own} AND stored <> expected`,
  },
  "numbers are unique": {
    collection: "optique_invoices",
    sql: `SELECT MAX(id) AS record, COUNT(*) AS stored, 1 AS expected FROM optique_invoices
      WHERE ${own} GROUP BY invoice_number HAVING stored > 1 OR invoice_number = ''`,
  },
  "client of the invoice = client of its prescription": {
    collection: "optique_invoices",
    sql: `SELECT i.id AS record, i.client AS stored, p.client AS expected
      FROM optique_invoices i JOIN optique_prescriptions p ON p.id = i.prescription WHERE i.${own} AND stored <> expected`,
  },
  "total of a receipt = sum of lines": {
    collection: "optique_stock_receipts",
    sql: `SELECT r.id AS record, ${centimesSql("r.total_amount")} AS stored,
        COALESCE(${linesTotal("optique_stock_receipt_items", "receipt", "r.id")}, 0) AS expected
      FROM optique_stock_receipts r WHERE r.${own} AND stored <> expected`,
  },
  ...totalsChecks,
  ...movementChecks(),
  ...ghostChecks(),
  ...parentChecks(),
  ...indexChecks(),
};

/** A movement of a line goes with its line; only a floor outlives it. */
function ghostChecks(): Checks {
  return Object.fromEntries(
    Object.entries(linesOf).map(([type, lines]) => [
      `movements of ${type} lines have their line`,
      {
        collection: "optique_stock_movements",
        sql: `SELECT m.id AS record, m.line AS stored, '' AS expected FROM optique_stock_movements m
          LEFT JOIN ${lines} t ON t.id = m.line AND t.company = m.company
          WHERE m.${own} AND m.reference_type = '${type}' AND m.notes <> {:floor} AND t.id IS NULL`,
      },
    ]),
  );
}

/** What each line does is what its movements say, the floor aside. */
function movementChecks(): Checks {
  const moved = (type: string) =>
    `COALESCE((SELECT SUM(quantity) FROM optique_stock_movements m WHERE m.line = t.id
      AND +m.company = t.company AND +m.reference_type = '${type}' AND m.notes <> {:floor}), 0)`;
  return {
    "a sold line moves its quantity": {
      collection: "optique_invoice_items",
      sql: `SELECT t.id AS record, ${moved("invoice")} AS stored, CASE WHEN t.product = '' THEN 0 ELSE -t.quantity END AS expected
        FROM optique_invoice_items t WHERE t.${own} AND stored <> expected`,
    },
    "a received line moves what was received": {
      collection: "optique_stock_receipt_items",
      sql: `SELECT t.id AS record, ${moved("receipt")} AS stored,
          CASE WHEN r.status IN ('received', 'partial') THEN t.received_quantity ELSE 0 END AS expected
        FROM optique_stock_receipt_items t JOIN optique_stock_receipts r ON r.id = t.receipt
        WHERE t.${own} AND stored <> expected`,
    },
    "an adjusted line moves its quantity": {
      collection: "optique_stock_adjustment_items",
      sql: `SELECT t.id AS record, ${moved("adjustment")} AS stored, t.quantity AS expected
        FROM optique_stock_adjustment_items t WHERE t.${own} AND stored <> expected`,
    },
  };
}

/** Every relation leads to a record of the same company. */
function parentChecks(): Checks {
  const relations: [string, string, string][] = [
    ["optique_prescriptions", "client", "optique_clients"],
    ["optique_invoices", "client", "optique_clients"],
    ["optique_invoices", "prescription", "optique_prescriptions"],
    ["optique_invoice_items", "invoice", "optique_invoices"],
    ["optique_invoice_items", "product", "optique_products"],
    ["optique_payments", "invoice", "optique_invoices"],
    ["optique_products", "supplier", "optique_suppliers"],
    ["optique_stock_receipts", "supplier", "optique_suppliers"],
    ["optique_stock_receipt_items", "receipt", "optique_stock_receipts"],
    ["optique_stock_receipt_items", "product", "optique_products"],
    ["optique_stock_adjustment_items", "adjustment", "optique_stock_adjustments"],
    ["optique_stock_adjustment_items", "product", "optique_products"],
    ["optique_stock_movements", "product", "optique_products"],
  ];
  return Object.fromEntries(
    relations.map(([collection, field, to]) => [
      `${collection}.${field} exists in the same company`,
      {
        collection,
        sql: `SELECT t.id AS record, t.${field} AS stored, COALESCE(r.company, '') AS expected
          FROM ${collection} t LEFT JOIN ${to} r ON r.id = t.${field}
          WHERE t.${own} AND t.${field} <> '' AND r.company IS NOT t.company`,
      },
    ]),
  );
}

/** Every entry of the index has its record; that every record has its entry is asked below, by its text. */
function indexChecks(): Checks {
  return Object.fromEntries(
    searchKinds.map((kind) => [
      `entries of ${kind} have their record`,
      {
        collection: searched[kind].table,
        sql: `SELECT s.record, 'indexed' AS stored, 'missing' AS expected
          FROM optique_search s LEFT JOIN ${searched[kind].table} t ON t.id = s.record
          WHERE s.${own} AND s.kind = '${kind}' AND t.id IS NULL`,
      },
    ]),
  );
}

const reported = 100;

function violationsOf(app: core.App, company: string): Violation[] {
  return Object.entries(checks).flatMap(([rule, { collection, sql }]) => {
    const found = queryJson<Omit<Violation, "rule" | "collection">[]>(
      app,
      `SELECT json_group_array(json_object('record', record, 'stored', stored, 'expected', expected)) AS json
       FROM (${sql} LIMIT ${reported})`,
      sql.includes("{:floor}") ? { company, floor: floorNote } : { company },
    );
    return (found ?? []).map((violation) => ({ rule, collection, ...violation }));
  });
}

/** The numbers missing below the highest of each month, with what the journal knows of their deletion. */
function gapsOf(app: core.App, company: string): unknown[] {
  return (
    queryJson<unknown[]>(
      app,
      `WITH RECURSIVE used AS (
         SELECT substr(invoice_number, 1, 6) AS month, CAST(substr(invoice_number, 7) AS INTEGER) AS sequence
         FROM optique_invoices WHERE ${own}),
       months AS (SELECT month, MAX(sequence) AS highest FROM used GROUP BY month HAVING COUNT(DISTINCT sequence) < MAX(sequence)),
       numbers AS (SELECT month, highest, 1 AS sequence FROM months
         UNION ALL SELECT month, highest, sequence + 1 FROM numbers WHERE sequence < highest),
       missing AS (SELECT month || printf('%04d', sequence) AS number FROM numbers n
         WHERE NOT EXISTS (SELECT 1 FROM used u WHERE u.month = n.month AND u.sequence = n.sequence))
       SELECT json_group_array(json_object('number', number, 'deletedBy', COALESCE(j.actor_name, ''), 'deletedAt', COALESCE(j.created, ''))) AS json
       FROM missing LEFT JOIN optique_journal j
         ON j.company = {:company} AND j.collection = 'optique_invoices' AND j.action = 'delete' AND j.label = number`,
      { company },
    ) ?? []
  );
}

const indexViolations = (app: core.App, company: string): Violation[] =>
  unindexed(app, company, reported).map(({ kind, record, stored, expected }) => ({
    rule: `${kind} are found by search`,
    collection: searched[kind].table,
    record,
    stored,
    expected,
  }));

export const integrity = {
  get(e: core.RequestEvent): void {
    const { company } = staffOf(e);
    const violations = [...violationsOf(e.app, company), ...indexViolations(e.app, company)];
    e.json(200, { violations, gaps: gapsOf(e.app, company) });
  },
};

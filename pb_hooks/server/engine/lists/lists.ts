/** Every list of the product, declared as data: where it is, in which order, what filters it, how it is searched. */
import { remindedDays } from "#domain/clients/messageTexts.ts";
import { addDays, beganAt, type IsoDay, today } from "#domain/core/days.ts";
import {
  adjustmentReasons,
  movementTypes,
  productTypes,
  receiptStatuses,
} from "#domain/core/records.ts";
import { invoiceFacts, owedFacts } from "#server/sale/invoiceFacts.ts";
import type { Condition, List, Order } from "./list.ts";
import {
  archived,
  code,
  equal,
  except,
  fromDay,
  invoiceStatus,
  level,
  oneOf,
  reminded,
  standing,
  untilDay,
} from "./listFilters.ts";
import { byName, latestDate, newest, oldestDate } from "./listOrder.ts";
import { documentSql } from "#server/stock/movementDocument.ts";
import { movementFacts } from "#server/stock/movementFacts.ts";
import { adjustmentFacts, clientFacts, jobOf, supplierFacts } from "#server/clients/rowFacts.ts";
import { shelf } from "#server/stock/shelf.ts";
import { cheques } from "#server/till/cheques.ts";
import { jobCards } from "#server/workshop/jobCards.ts";
import { jobFilters } from "#server/workshop/jobFilters.ts";
import { readInteger } from "#server/platform/statements.ts";
import { countedClients, countedIn, movementTotals } from "#server/engine/totals/totals.ts";

const dueSql = "v.company = {:company} AND v.date < {:limit}";
const preparedSince = (now: IsoDay): string => beganAt(addDays(now, -remindedDays));
/** When a reminder was last prepared for the client of this alias, lately. */
const preparedFor = (alias: string): string => `(SELECT MAX(m.created) FROM optique_messages m
  WHERE m.client = ${alias}.client AND m.kind = 'reminder' AND m.created >= {:since})`;
const longestPrepared: Order = { columns: [preparedFor("v"), "v.client"], descends: false };

/**
 * Clients whose latest measured prescription is more than one year old (domain/README.md §7). Those whom a reminder was
 * prepared for stand after the others.
 */
const latestBefore = (now: IsoDay): Condition => {
  const params = { limit: reminded(now), since: preparedSince(now) };
  const asked = `v.client IN (SELECT m.client FROM optique_messages m
    WHERE m.company = {:company} AND m.kind = 'reminder' AND m.created >= {:since})`;
  return {
    sql: dueSql,
    params,
    parts: [
      { sql: `${dueSql} AND NOT ${asked}`, params },
      { sql: `${dueSql} AND ${asked}`, params, order: longestPrepared },
    ],
  };
};

const ofClient = { client: "optique_clients" };
const ofSupplier = { supplier: "optique_suppliers" };

export const lists: Record<string, List> = {
  clients: {
    table: "optique_clients",
    kind: "clients",
    order: newest,
    orderedBy: "idx_clients_company_created",
    // The client that stands for all who were erased is nobody's client (domain/clients/standIn.ts).
    unsearched: { sql: "t.created > ''", params: {} },
    filters: { standing },
    count: (app, company, { standing: asked }) => {
      if (asked === "reminder") return lists["reminders"]?.count?.(app, company, {}) ?? null;
      return asked ? null : countedClients(app, company);
    },
    more: { facts: clientFacts },
    facts: owedFacts,
  },
  suppliers: {
    table: "optique_suppliers",
    kind: "suppliers",
    order: byName,
    more: { facts: supplierFacts },
  },
  products: {
    table: "optique_products",
    kind: "products",
    order: newest,
    orderedBy: "idx_products_company_created",
    orderByName: byName,
    filters: {
      type: oneOf("type", productTypes),
      level,
      supplier: equal("supplier"),
      code,
      archived,
    },
    expand: ofSupplier,
  },
  prescriptions: {
    table: "optique_prescriptions",
    searchesClient: true,
    searchesDays: true,
    order: latestDate,
    orderedBy: "idx_prescriptions_company_date_created",
    count: countedIn("optique_prescription_counts", "records"),
    filters: { client: equal("client"), to: untilDay, except: except("id") },
    expand: { ...ofClient, optique_invoices_via_prescription: "optique_invoices" },
    more: { job: jobOf("t.id") },
  },
  invoices: {
    table: "optique_invoices",
    kind: "invoices",
    searchesClient: true,
    searchesDays: true,
    order: newest,
    orderedBy: "idx_invoices_company_created",
    orderOfOne: latestDate,
    orderOfFew: ({ status }) => (status === "overdue" ? oldestDate : null),
    count: countedIn("optique_invoice_days", "invoices"),
    filters: { status: invoiceStatus, client: equal("client"), except: except("prescription") },
    expand: ofClient,
    more: { job: jobOf("t.prescription") },
    facts: invoiceFacts,
  },
  receipts: {
    table: "optique_stock_receipts",
    kind: "receipts",
    searchesDays: true,
    order: newest,
    orderedBy: "idx_stock_receipts_company_created",
    orderOfOne: latestDate,
    filters: { status: oneOf("status", receiptStatuses), supplier: equal("supplier") },
    expand: ofSupplier,
  },
  adjustments: {
    table: "optique_stock_adjustments",
    kind: "adjustments",
    searchesDays: true,
    order: newest,
    orderedBy: "idx_stock_adjustments_company_created",
    filters: { reason: oneOf("reason", adjustmentReasons) },
    more: { facts: adjustmentFacts },
  },
  movements: {
    table: "optique_stock_movements",
    order: newest,
    orderedBy: "idx_stock_movements_company_created",
    filters: {
      type: oneOf("movement_type", movementTypes),
      product: equal("product"),
      from: fromDay,
      to: untilDay,
    },
    count: (app, company, filters) =>
      filters["product"] ? null : movementTotals(app, company, filters).movements,
    expand: { product: "optique_products" },
    more: { document: documentSql },
    facts: movementFacts,
  },
  shelf,
  cheques,
  jobs: {
    ...jobCards,
    order: { columns: ["t.promised_on", "t.rowid"], descends: false },
    orderOfFew: ({ status }) =>
      status?.includes("delivered")
        ? null
        : { columns: ["+t.promised_on", "t.rowid"], descends: false },
    filters: jobFilters,
    searchesThrough: [
      {
        kind: "invoices",
        column: "t.prescription",
        from: (ids) => `SELECT i.prescription FROM optique_invoices i WHERE i.id IN (${ids})`,
        to: "(SELECT i.id FROM optique_invoices i WHERE i.prescription = t.prescription LIMIT 1)",
      },
      {
        kind: "clients",
        column: "t.prescription",
        from: (ids) => `SELECT p.id FROM optique_prescriptions p WHERE p.client IN (${ids})`,
        to: "(SELECT p.client FROM optique_prescriptions p WHERE p.id = t.prescription)",
      },
    ],
  },
  reminders: {
    table: "optique_prescriptions",
    // A trigger keeps it for each client (domain/README.md §7): it is read in the order of its index.
    from: "optique_visits v CROSS JOIN optique_prescriptions t ON t.id = v.prescription",
    searchesClient: true,
    order: { columns: ["v.date", "v.client"], descends: true },
    always: latestBefore,
    count: (app, company) =>
      readInteger(
        app,
        "SELECT COUNT(*) AS json FROM optique_visits WHERE company = {:company} AND date < {:limit}",
        { ...latestBefore(today()).params, company },
      ),
    expand: ofClient,
    values: { prepared: preparedFor("t") },
    moreParams: () => ({ since: preparedSince(today()) }),
  },
};

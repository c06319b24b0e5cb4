/** GET /api/optique/removals/{list}/{id}: what a deletion would do, for the question before it. */
import { type Centimes, centimesSql, toDirhams } from "#domain/core/money.ts";
import { sentence } from "#domain/core/messages.ts";
import { early } from "#domain/workshop/jobs.ts";
import { refuseWhole } from "#server/platform/refuse.ts";
import { queryInteger } from "#server/platform/sql.ts";
import { staffOf } from "#server/platform/staff.ts";
import { companyOf } from "#server/platform/storedRecords.ts";
import { statesSql } from "#server/workshop/jobFilters.ts";
import { usedCode } from "./usage.ts";

/** The early job of an invoice whose lenses are the only ones of their sale: a later one stays (domain/README.md §12). */
const jobOfInvoice = `SELECT 1 FROM optique_invoices i JOIN optique_jobs j ON j.prescription = i.prescription
  WHERE i.id = {:id} AND j.status IN (${statesSql(early)})
    AND EXISTS (SELECT 1 FROM optique_invoice_items l WHERE l.invoice = i.id AND l.product_type = 'lens')
    AND NOT EXISTS (SELECT 1 FROM optique_invoices o JOIN optique_invoice_items l ON l.invoice = o.id
      WHERE o.prescription = i.prescription AND o.id <> i.id AND l.product_type = 'lens')`;
const jobOfPrescription = "SELECT 1 FROM optique_jobs j WHERE j.prescription = {:id}";

type Kind = { collection: string; moves?: string; paidBy?: string; job?: string };
/** What may be asked about; what has movements, by their kind; what has payments, by the invoice's column; the job that goes along. */
const kinds: Record<string, Kind> = {
  clients: { collection: "optique_clients" },
  suppliers: { collection: "optique_suppliers" },
  products: { collection: "optique_products" },
  receipts: { collection: "optique_stock_receipts", moves: "receipt" },
  adjustments: { collection: "optique_stock_adjustments", moves: "adjustment" },
  invoices: { collection: "optique_invoices", paidBy: "id", job: jobOfInvoice },
  prescriptions: {
    collection: "optique_prescriptions",
    paidBy: "prescription",
    job: jobOfPrescription,
  },
};

export const removals = {
  get(e: core.RequestEvent): void {
    const { company } = staffOf(e);
    const list = e.request?.pathValue("list") ?? "";
    const id = e.request?.pathValue("id") ?? "";
    const kind = Object.hasOwn(kinds, list) ? kinds[list] : undefined;
    if (!kind || companyOf(e.app, kind.collection, id) !== company)
      return refuseWhole("not_found", 404);
    const { collection, moves, paidBy, job } = kind;
    const code = usedCode(e.app, collection, id);
    e.json(200, {
      // As the refusal of the deletion itself says it.
      refusal: code ? `${sentence(code)}.` : "",
      leaving: moves ? leavingBy(e.app, company, moves, id) : 0,
      collected: paidBy ? collectedBy(e.app, company, paidBy, id) : 0,
      hasJob: Boolean(job && queryInteger(e.app, `SELECT EXISTS (${job}) AS json`, { id })),
    });
  },
};

/** How many pieces go out of stock with a document: what it brought, unless there are fewer left of a product. */
const leavingBy = (app: core.App, company: string, kind: string, id: string): number =>
  queryInteger(
    app,
    `SELECT CAST(COALESCE(SUM(MIN(brought, stock)), 0) AS INTEGER) AS json FROM (
       SELECT SUM(m.quantity) AS brought, MAX(p.stock) AS stock
       FROM optique_stock_movements m CROSS JOIN optique_products p ON p.id = m.product
       WHERE m.reference_type = {:kind} AND m.reference_id = {:id} AND +m.company = {:company}
       GROUP BY m.product) WHERE brought > 0`,
    { kind, id, company },
  );

/** What was paid on an invoice that goes, in dirhams. */
const collectedBy = (app: core.App, company: string, column: string, id: string): number =>
  toDirhams(
    queryInteger(
      app,
      `SELECT COALESCE(SUM(${centimesSql("i.paid_amount")}), 0) AS json FROM optique_invoices i
       WHERE i.${column} = {:id} AND +i.company = {:company}`,
      { id, company },
    ) as Centimes,
  );

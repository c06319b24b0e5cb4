/** GET /api/optique/contact-prescriptions/{id}/renewal (docs/rules-contact-orders.md, Renewal): proposes a new sale. */
import { today } from "#domain/core/days/days.ts";
import type { RenewalProposal } from "#domain/contactLenses/contactAnswers.ts";
import type { DatedSheet } from "#domain/contactLenses/checkOn.ts";
import {
  type LastLine,
  type RenewalInputs,
  type RenewedProduct,
  type RenewedSheet,
  renewalDifferences,
  renewalWarningsOf,
  renewedItems,
} from "#domain/contactLenses/renewal.ts";
import type { Route } from "#server/engine/route.ts";
import { sendJson } from "#server/platform/records/jsonText.ts";
import { refuseRequest } from "#server/platform/requests/refuse.ts";
import { hasRight, type Staff } from "#server/platform/requests/routeRequest.ts";
import { reading, readText } from "#server/platform/storage/statements.ts";

type Lookups = {
  sheet: RenewedSheet & { client: string };
  current: DatedSheet | null;
  products: Record<string, RenewedProduct>;
  lines: LastLine[];
  last: RenewalProposal["last"];
  noticeDays: number;
};

const jsonOf = (column: string): string => `IIF(json_valid(${column}), json(${column}), NULL)`;
const sheetSql = (row: string): string =>
  `'id', ${row}.id, 'status', ${row}.status, 'date', ${row}.date, 'created', ${row}.created`;
const boxesLeft = `l.quantity - COALESCE((SELECT SUM(c.quantity) FROM optique_credit_items c WHERE c.invoice_item = l.id), 0)`;
/** SQL of an eye's latest sale that still has boxes which no credit note took back. */
const lastSaleOf = (eye: string): string =>
  `(SELECT w.invoice FROM sold w WHERE w.product_type = 'contact_lens' AND w.pieces > 0 AND w.eye IN ('', '${eye}')
    ORDER BY w.date DESC, w.created DESC, w.invoice LIMIT 1)`;

const lookupsRead =
  reading(`WITH sheet AS (SELECT * FROM optique_contact_prescriptions WHERE id = {:id} AND company = {:company}),
  sold AS MATERIALIZED (SELECT l.product, l.product_name, l.product_type, l.eye, l.price, l.lens, l.rowid AS place, ${boxesLeft} AS pieces,
      i.id AS invoice, i.invoice_number, i.date, i.created
    FROM sheet s JOIN optique_invoices i ON i.client = s.client JOIN optique_invoice_items l ON l.invoice = i.id
    WHERE l.product_type = 'contact_lens' OR (s.solution > '' AND l.product = s.solution)),
  ends AS (SELECT ${lastSaleOf("right")} AS [right], ${lastSaleOf("left")} AS [left]),
  last AS (SELECT w.invoice, w.invoice_number, w.date FROM sold w, ends e WHERE w.invoice IN (e.[right], e.[left])
    ORDER BY w.date DESC, w.created DESC LIMIT 1)
  SELECT json_object(
    'sheet', json_object(${sheetSql("s")}, 'client', s.client, 'right_lens', ${jsonOf("s.right_lens")}, 'left_lens', ${jsonOf("s.left_lens")},
      'solution', s.solution, 'check_on', s.check_on, 'right_until', s.right_until, 'left_until', s.left_until),
    'current', json((SELECT json_object(${sheetSql("n")}) FROM optique_contact_prescriptions n WHERE n.client = s.client AND n.status <> 'trial'
      ORDER BY n.date DESC, n.created DESC, n.id DESC LIMIT 1)),
    'products', (SELECT json_group_object(p.id, json_object('name', p.name, 'type', p.type, 'selling_price', p.selling_price,
        'archived', json(IIF(p.archived, 'true', 'false')))) FROM optique_products p WHERE p.company = s.company
      AND p.id IN (s.solution, IIF(json_valid(s.right_lens), s.right_lens ->> '$.product', ''), IIF(json_valid(s.left_lens), s.left_lens ->> '$.product', ''))),
    'lines', (SELECT json_group_array(json_object('product', w.product, 'product_name', w.product_name, 'product_type', w.product_type,
        'eye', w.eye, 'quantity', w.pieces, 'price', w.price, 'lens', ${jsonOf("w.lens")}) ORDER BY w.date DESC, w.created DESC, w.place)
      FROM sold w, ends e WHERE (w.product_type = 'contact_lens'
        AND ((w.invoice = e.[right] AND w.eye IN ('', 'right')) OR (w.invoice = e.[left] AND w.eye IN ('', 'left'))))
        OR (w.product_type <> 'contact_lens' AND w.invoice = (SELECT invoice FROM last))),
    'last', (SELECT json_object('invoice', invoice, 'invoice_number', invoice_number, 'date', date) FROM last),
    'noticeDays', (SELECT CAST(lens_notice_days AS INTEGER) FROM optique_companies WHERE id = s.company))
  FROM sheet s`);

function proposal(app: core.App, { company, actor }: Staff, id: string): RenewalProposal {
  const text = readText(app, lookupsRead, { company, id });
  if (text === "") return refuseRequest("not_found", 404);
  const { last, ...lookups } = JSON.parse(text) as Lookups;
  const asked: RenewalInputs = lookups;
  const items = renewedItems(asked);
  const differences = renewalDifferences(asked);
  // Lens powers are eye values, which need their own right.
  const seesEyes = hasRight(actor, "eyes.see");
  return {
    client: lookups.sheet.client,
    contact: lookups.sheet.id,
    items: seesEyes ? items : items.map((item) => ({ ...item, lens: null })),
    last,
    differences: seesEyes
      ? differences
      : differences.filter(({ key }) => key === "product" || key === "price"),
    warnings: renewalWarningsOf(asked, today()),
  };
}

export const renewalRoute: Route = {
  method: "GET",
  path: "/contact-prescriptions/{id}/renewal",
  right: "read",
  handle: (e, staff) =>
    sendJson(e, JSON.stringify(proposal(e.app, staff, e.request?.pathValue("id") ?? ""))),
};

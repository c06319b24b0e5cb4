/**
 * GET /api/optique/contact-scan?code=: parses a box's code and finds the rows that wait for it
 * (docs/rules-contact-orders.md, Scan).
 */
import { today } from "#domain/core/days/days.ts";
import type { ScanAnswer } from "#domain/contactLenses/contactAnswers.ts";
import { type ContactLens, isSameLens } from "#domain/contactLenses/lens.ts";
import { readScan } from "#domain/contactLenses/gs1.ts";
import { sendJson } from "#server/platform/records/jsonText.ts";
import { refuse } from "#server/platform/requests/refuse.ts";
import { hasRight, queryParam, type Staff } from "#server/platform/requests/routeRequest.ts";
import { readJson, reading } from "#server/platform/storage/statements.ts";
import type { Route } from "#server/engine/route.ts";
import { isOpenRowSql } from "./contactRows.ts";

type Lens = ContactLens | null;
type Found = {
  known: { product: string; lens: Lens } | null;
  product: string;
};

const lensSql = "IIF(json_valid(o.lens), json(o.lens), NULL)";
/** Product and lens of the latest box with this code, and the product that has the code as its barcode. */
const foundRead = reading(`SELECT json_object(
  'known', json((SELECT json_object('product', b.scanned_for ->> '$.product', 'lens', json(b.scanned_for -> '$.lens')) FROM optique_contact_boxes b
    WHERE json_valid(b.scanned_for) AND b.company = {:company} AND b.gtin > '' AND b.gtin = {:gtin} ORDER BY b.created DESC, b.rowid DESC LIMIT 1)),
  'product', COALESCE((SELECT p.id FROM optique_products p WHERE p.company = {:company}
    AND p.barcode IN (SELECT value FROM json_each({:codes})) AND p.barcode > '' LIMIT 1), ''))`);

const waitingRead =
  reading(`SELECT json_group_array(json_object('id', o.id, 'lens', ${lensSql}) ORDER BY o.created, o.rowid)
  FROM optique_contact_orders o WHERE o.company = {:company} AND ${isOpenRowSql("o")} AND o.status <> 'arrived'
    AND +o.product = {:product}`);

/** Barcodes that a product may have for this GTIN: without its leading zeros. */
const barcodesOf = (gtin: string): string[] =>
  gtin === ""
    ? []
    : [0, 1, 2, 6]
        .filter((zeros) => /^0*$/.test(gtin.slice(0, zeros)))
        .map((zeros) => gtin.slice(zeros));

function scanned({ company, actor }: Staff, app: core.App, code: string): ScanAnswer {
  const read = readScan(code);
  if ("refusal" in read) {
    const sent = "sure" in read ? read.sure : undefined;
    return refuse([{ field: "code", code: read.refusal, ...(sent && { sent }) }]);
  }
  const { gtin, lot, expires_on } = read;
  const codes = JSON.stringify(barcodesOf(gtin));
  const { known, product: ofCode } = readJson<Found>(app, foundRead, { company, gtin, codes });
  const product = known?.product ?? ofCode;
  const waiting = product
    ? readJson<{ id: string; lens: Lens }[]>(app, waitingRead, { company, product })
    : [];
  const orders = waiting.filter(({ lens }) => !known || isSameLens(lens, known.lens));
  // The lens of a row is an eye value, which needs its own right.
  const shown = hasRight(actor, "eyes.see") ? known : known && { ...known, lens: null };
  return {
    gtin,
    lot,
    expires_on,
    expired: expires_on !== "" && expires_on < today(),
    product,
    known: shown,
    orders: orders.map(({ id }) => id),
  };
}

export const scanRoute: Route = {
  method: "GET",
  path: "/contact-scan",
  right: "read",
  handle: (e, staff) => sendJson(e, JSON.stringify(scanned(staff, e.app, queryParam(e, "code")))),
};

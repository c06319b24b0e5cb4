/**
 * PUT /api/optique/counts/{id}/codes: links an unknown code to a product or ignores it (docs/rules-counts.md, Codes).
 */
import { checkFields } from "#domain/core/fields/fields.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import type { Product } from "#domain/core/records.ts";
import { readScannedCode, type ScannedCode } from "#domain/counts/scannedCode.ts";
import { noAmount } from "#domain/people/approvals.ts";
import type { Route } from "#server/engine/route.ts";
import { runAct } from "#server/platform/people/acts.ts";
import { setActor } from "#server/platform/records/recordEvents.ts";
import { findRecord, ownRecord } from "#server/platform/records/storedRecords.ts";
import { refuse, refuseIf } from "#server/platform/requests/refuse.ts";
import {
  requestBody,
  requestDocumentId,
  type Staff,
} from "#server/platform/requests/routeRequest.ts";
import { currentTimestamp } from "#server/platform/storage/sql.ts";
import { execute, readInteger, reading, statement } from "#server/platform/storage/statements.ts";
import { takenBarcodes } from "#server/stock/takenBarcodes.ts";
import { answerAndAnnounce } from "./announceCount.ts";
import { writeLines } from "./countLines.ts";
import { currentVersion } from "./countOutcomes.ts";
import { openCount, type StoredCount } from "./countReader.ts";
import { stateInScope } from "./countScope.ts";

/** Body of the route. `product`: '' ignores the code; `isKept`: the code also becomes the product's barcode. */
type CodeBody = { code: ScannedCode; product: string; isKept: boolean };

const ofCode = "count = {:count} AND code IN ({:code}, {:other}) AND code > ''";
const waitsForProduct = `${ofCode} AND state IN ('unknown', 'ambiguous')`;
const hasScan = (condition: string) =>
  reading(`SELECT EXISTS(SELECT 1 FROM optique_count_scans WHERE ${condition})`);
const waitsRead = hasScan(waitsForProduct);
const isSettledRead = hasScan(
  `${ofCode} AND product = {:product} AND (state = 'undone') = ({:product} = '')`,
);
const codeWrite =
  statement(`UPDATE optique_count_scans SET product = {:product}, state = {:state}, undone = {:undone}, updated = {:now}
  WHERE ${waitsForProduct}`);

function readCode(body: Values): CodeBody {
  const { code, product, keep } = body;
  const read = readScannedCode(textValue(code));
  const isBad = !isBlank(code) && typeof code !== "string";
  refuseIf([
    ...(read.code === "" ? [{ field: "code", code: isBad ? "text" : "required" }] : []),
    ...(typeof product === "string"
      ? []
      : [{ field: "product", code: isBlank(product) ? "required" : "unknown_record" }]),
    ...(isBlank(keep) || typeof keep === "boolean" ? [] : [{ field: "keep", code: "choice" }]),
  ]);
  return { code: read, product: textValue(product).trim(), isKept: keep === true };
}

/** Stores the code as barcode of a product without one; the product's own rules and right apply. */
function keepBarcode(tx: core.App, { company, actor }: Staff, code: ScannedCode, id: string): void {
  const { barcode, other } = code;
  const record = findRecord(tx, "optique_products", id);
  const stored = record?.getString("barcode") ?? "";
  if (!record || stored === barcode || (stored !== "" && stored === other)) return;
  if (stored !== "") refuse([{ field: "product", code: "barcode_kept" }]);
  const refused = checkFields("optique_products", { barcode }, ["barcode"], false);
  refuseIf(refused.map((violation) => ({ ...violation, field: "code" })));
  const [isTaken] = takenBarcodes(tx, company, [barcode]);
  if (isTaken) refuse([{ field: "code", code: "barcode_taken" }]);
  record.set("barcode", barcode);
  setActor(record, actor);
  tx.save(record);
}

function stateOf(tx: core.App, count: StoredCount, product: Product | null): string {
  if (!product) return "undone";
  const state = stateInScope(tx, count)(product);
  return state === "no_stock" ? refuse([{ field: "product", code: "non_stock" }]) : state;
}

/** Assigns the waiting scans of a code to the product, or marks them as undone. */
function settle(
  tx: core.App,
  { company }: Staff,
  asked: { count: string; code: string; other: string },
  { product, state }: { product: Product | null; state: string },
): void {
  const values = { product: product?.id ?? "", state, undone: product === null };
  execute(tx, codeWrite, { ...asked, ...values, now: currentTimestamp() });
  if (product && state === "counted") writeLines(tx, company, asked.count, [product.id]);
}

function writeCode(tx: core.App, staff: Staff, id: string, body: CodeBody): void {
  const { company } = staff;
  const { code, other } = body.code;
  const count = openCount(tx, company, id);
  const asked = { count: id, code, other };
  const isWaiting = readInteger(tx, waitsRead, asked) > 0;
  if (!isWaiting && readInteger(tx, isSettledRead, { ...asked, product: body.product }) === 0)
    refuse([{ field: "code", code: "unknown_record" }]);
  const product = ownRecord(tx, "optique_products", company, body.product);
  if (body.product !== "" && !product) refuse([{ field: "product", code: "unknown_record" }]);
  const state = stateOf(tx, count, product);
  if (isWaiting) settle(tx, staff, asked, { product, state });
  if (product && body.isKept) keepBarcode(tx, staff, body.code, product.id);
}

export const codesRoute: Route = {
  method: "PUT",
  path: "/counts/{id}/codes",
  right: "adjustment.write",
  actOf: ({ id }) => ({ record: id, amount: noAmount }),
  asksFurtherRights: true,
  maxBody: 16_384,
  handle(e, staff) {
    const id = requestDocumentId(e);
    const body = readCode(requestBody(e));
    const version = runAct(e, staff, (tx) => {
      writeCode(tx, staff, id, body);
      return currentVersion(tx, id);
    });
    answerAndAnnounce(e, id, JSON.stringify({ version }));
  },
};

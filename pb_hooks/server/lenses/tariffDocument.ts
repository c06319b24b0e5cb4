/** GET and PUT /api/optique/lens-tariffs/{id} (docs/rules-lenses.md, Tariff). */
import { isBlank } from "#domain/core/text/blank.ts";
import { isObject, textValue, type Values } from "#domain/core/fields/values.ts";
import type { LensTariff } from "#domain/core/records.ts";
import type { Violation } from "#domain/core/violation.ts";
import { readBodyFields } from "#domain/documents/documentBody.ts";
import {
  areSameRows,
  changedPrices,
  readPowerRows,
  readSupplementRows,
  withStoredCosts,
} from "#domain/lenses/tariffRows.ts";
import { noAmount } from "#domain/people/approvals.ts";
import {
  checkDocumentOwner,
  checkDocumentVersion,
  hasSameValues,
} from "#server/engine/documents/documentChecks.ts";
import {
  type DocumentJson,
  documentReader,
  documentStatement,
} from "#server/engine/documents/documentReader.ts";
import type { SavedDocument } from "#server/engine/documents/documentRoutes.ts";
import { expandDocument } from "#server/engine/documents/expandDocument.ts";
import { companyOf, ownRecord } from "#server/platform/records/storedRecords.ts";
import { refuse, refuseIf } from "#server/platform/requests/refuse.ts";
import { checkRight, hasRight, type Staff } from "#server/platform/requests/routeRequest.ts";
import { rowsOf, type TariffValues, writeTariff } from "./tariffWrite.ts";

type TariffDocument = LensTariff & Values & { version: string };

const tariffReader = documentReader<TariffDocument>({
  stored: documentStatement("optique_lens_tariffs", {}),
  complete: (app, document: DocumentJson) =>
    expandDocument(app, document, { product: "optique_products" }),
});

/** Stored values against which a save of a tariff is checked. */
type Lookups = { stored: TariffDocument | null; isRange: boolean; diameters: number[] };

function findLookups(app: core.App, { company }: Staff, id: string, body: Values): Lookups {
  const owner = companyOf(app, "optique_lens_tariffs", id);
  checkDocumentOwner(owner, company);
  const stored = owner ? tariffReader.load(app, company, id) : null;
  const named = textValue(body["product"]) || (stored?.product ?? "");
  if (named === "") refuse([{ field: "product", code: "required" }]);
  const product = ownRecord(app, "optique_products", company, named);
  if (!product) return refuse([{ field: "product", code: "unknown_record" }]);
  if (stored && stored.product !== named) refuse([{ field: "product", code: "fixed" }]);
  if (!product.is_range && !product.supplement)
    refuse([{ field: "product", code: "tariff_product" }]);
  const diameters = Array.isArray(product.diameters) ? (product.diameters as number[]) : [];
  return { stored, isRange: product.is_range, diameters };
}

const isCostSent = (rows: unknown): boolean =>
  Array.isArray(rows) && rows.some((row: unknown) => isObject(row) && !isBlank(row["cost"]));

function readRows(body: Values, { isRange, diameters, stored }: Lookups) {
  if (body["rows"] === undefined && stored)
    return { rows: rowsOf(stored), violations: [] as Violation[] };
  return isRange ? readPowerRows(body["rows"], diameters) : readSupplementRows(body["rows"]);
}

/** Parses a body; called before the transaction, because parsing four thousand rows takes time. */
function readTariff(staff: Staff, body: Values, lookups: Lookups): TariffValues {
  const { stored } = lookups;
  if (isCostSent(body["rows"])) checkRight(staff.actor, "cost.see");
  const names = ["product", "from", "source"];
  const { value, violations } = readBodyFields(
    "optique_lens_tariffs",
    body,
    names,
    stored === null,
    stored,
  );
  const read = readRows(body, lookups);
  refuseIf([...violations, ...read.violations]);
  const merged = { product: stored?.product, from: stored?.from, source: stored?.source, ...value };
  const before = stored ? rowsOf(stored) : [];
  // A person who may not see costs keeps the stored cost of each row with unchanged bounds.
  const rows = hasRight(staff.actor, "cost.see") ? read.rows : withStoredCosts(read.rows, before);
  return {
    product: textValue(merged.product),
    from: textValue(merged.from),
    source: textValue(merged.source),
    rows,
    changed: changedPrices(before, rows),
  };
}

const isSameTariff = (stored: TariffDocument, { product, from, source, ...rest }: TariffValues) =>
  rest.changed === 0 &&
  hasSameValues(stored, { product, from, source }) &&
  areSameRows(rowsOf(stored), rest.rows);

/** Text of the lookups, to detect that they changed since the body was parsed. */
const lookupsText = ({ stored, ...product }: Lookups): string =>
  JSON.stringify([stored?.version, product]);

export const tariffDocument: SavedDocument = {
  answer: tariffReader.answer,
  right: "product.write",
  actOf({ app, company, id, body }) {
    const stored = ownRecord(app, "optique_lens_tariffs", company, id);
    return { record: stored?.product || textValue(body["product"]) || id, amount: noAmount };
  },
  prepare(app, staff, id, body) {
    const before = findLookups(app, staff, id, body);
    const early = readTariff(staff, body, before);
    return (tx) => {
      const lookups = findLookups(tx, staff, id, body);
      const isSame = lookupsText(lookups) === lookupsText(before);
      const values = isSame ? early : readTariff(staff, body, lookups);
      if (lookups.stored && isSameTariff(lookups.stored, values)) return;
      checkDocumentVersion(lookups.stored, body["version"]);
      writeTariff(tx, staff, id, values);
    };
  },
};

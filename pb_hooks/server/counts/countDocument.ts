/** GET and PUT /api/optique/counts/{id}: the scope and progress of a count (docs/api-stock.md, Counts). */
import { type Count, type ProductType, productTypes } from "#domain/core/records.ts";
import { textValue, type Values } from "#domain/core/fields/values.ts";
import type { Violation } from "#domain/core/violation.ts";
import { scopeWords } from "#domain/counts/scope.strings.ts";
import { type ParsedBody, readBodyFields } from "#domain/documents/documentBody.ts";
import { noAmount } from "#domain/people/approvals.ts";
import {
  checkDocumentOwner,
  checkDocumentVersion,
  hasSameValues,
} from "#server/engine/documents/documentChecks.ts";
import type { SavedDocument } from "#server/engine/documents/documentRoutes.ts";
import { type SavedKind, prepareSave } from "#server/engine/documents/documentSave.ts";
import { noticeUse } from "#server/engine/firstUse.ts";
import { refuse, refuseConflict } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { companyOf, ownRecord } from "#server/platform/records/storedRecords.ts";
import { insertRows, updateRows } from "#server/platform/storage/rowWrites.ts";
import { currentTimestamp } from "#server/platform/storage/sql.ts";
import { reading, readInteger } from "#server/platform/storage/statements.ts";
import { answerAndAnnounce } from "./announceCount.ts";
import { journalCount } from "./countRecords.ts";
import { loadCount, type StoredCount, wholeCount } from "./countReader.ts";
import { typesOf } from "./countScope.ts";

/** Fields of the scope, fixed by the first scan; the other fields may change while the count is open. */
const scopeFields = ["types", "word", "supplier"] as const;
const fields = ["name", ...scopeFields, "blind", "notes"];

const hasScansRead = reading(
  "SELECT EXISTS(SELECT 1 FROM optique_count_scans WHERE count = {:id})",
);

/** Reads product types in their fixed order, without duplicates; refuses services, which are never counted. */
function readTypes(sent: unknown): ParsedBody<ProductType[]> {
  const named = Array.isArray(sent) ? (sent as unknown[]) : [];
  const value = productTypes.filter((type) => named.includes(type));
  const isRefused = value.includes("service");
  return { value, violations: isRefused ? [{ field: "types", code: "choice" }] : [] };
}

function read(body: Values, stored: StoredCount | null): ParsedBody<Values> {
  const { value, violations } = readBodyFields(
    "optique_counts",
    body,
    fields,
    stored === null,
    stored,
  );
  const types = "types" in value ? readTypes(value["types"]) : { value: [], violations: [] };
  const sent = { ...value, ...("types" in value || !stored ? { types: types.value } : {}) };
  return { value: sent, violations: [...violations, ...types.violations] };
}

/** Fields of the scope that this save changes. */
const changedScope = (stored: StoredCount | null, value: Values): string[] =>
  stored
    ? scopeFields.filter((name) => !hasSameValues(stored, { [name]: value[name] ?? stored[name] }))
    : [];

function checkChange(tx: core.App, stored: StoredCount | null, value: Values, body: Values): void {
  if (stored && stored.status !== "open") refuseConflict("count", "count_closed");
  checkDocumentVersion(stored, body["version"]);
  const [field] = changedScope(stored, value);
  if (field && stored && readInteger(tx, hasScansRead, { id: stored.id }) > 0)
    refuseConflict(field, "count_begun");
}

/** Name of the scope's supplier; refuses a supplier of another company. */
function supplierName(tx: core.App, company: string, id: string): string {
  if (id === "") return "";
  const found = ownRecord(tx, "optique_suppliers", company, id);
  return found?.name ?? refuse([{ field: "supplier", code: "unknown_record" } satisfies Violation]);
}

/** Describes a scope with the names that its types and supplier have at this moment. */
const wordsOf = (tx: core.App, company: string, count: Count): string =>
  scopeWords({
    types: typesOf(count) as ProductType[],
    word: count.word,
    supplier: supplierName(tx, company, textValue(count.supplier)),
  });

function write(
  tx: core.App,
  staff: Staff,
  { id, body, value, stored }: Parameters<SavedKind<StoredCount, Values, never>["write"]>[2],
): void {
  if (stored && hasSameValues(stored, value)) return;
  checkChange(tx, stored, value, body);
  const { company, actor } = staff;
  const after = { types: [], word: "", supplier: "", ...stored, ...value } as unknown as Count;
  const scope =
    stored && changedScope(stored, value).length === 0 ? stored.scope : wordsOf(tx, company, after);
  if (stored) return updateRows(tx, "optique_counts", [{ ...stored, ...value, scope }]);
  const begun = { company, status: "open", started_at: currentTimestamp(), by: actor.name };
  const row = { ...value, id, scope, ...begun };
  insertRows(tx, "optique_counts", [row]);
  noticeUse(tx, "optique_counts", [row]);
  journalCount(tx, staff, { id, name: after.name }, { status: [null, "open"] });
}

export const countDocument: SavedDocument = {
  answer: (app, company, id) => wholeCount(app, company, id),
  right: "adjustment.write",
  actOf: ({ id }) => ({ record: id, amount: noAmount }),
  prepare: prepareSave<StoredCount, Values, never>({
    find(app, company, id) {
      checkDocumentOwner(companyOf(app, "optique_counts", id), company);
      return { owners: {}, stored: loadCount(app, company, id) };
    },
    read,
    write,
  }),
  sendSaved: answerAndAnnounce,
};

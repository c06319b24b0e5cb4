/** Receipts and adjustments, one record at a time and saved whole: the same stock either way. */
import { isEmpty } from "#domain/documents/difference.ts";
import type { Line, Values } from "#domain/documents/documentBody.ts";
import { checkTotal, linesTotal } from "#domain/sale/invoice.ts";
import { toDirhams } from "#domain/core/money.ts";
import { searched } from "#domain/search/search.ts";
import { readStockDocument, type StockDocumentKind } from "#domain/stock/stockDocuments.ts";
import { documentReader, exported, named } from "./documentReader.ts";
import {
  checkFree,
  checkProducts,
  checkVersion,
  expandItems,
  holds,
  insertLines,
  lineDifference,
  removeLines,
  updateLines,
  writeRecord,
} from "./documents.ts";
import { markPart } from "#server/platform/events.ts";
import { changesBetween, journal } from "#server/platform/journal.ts";
import { recordHooks, type Saving } from "#server/records/recordHooks.ts";
import { refuse, refuseIf, refuseWhole } from "#server/platform/refuse.ts";
import { index } from "#server/scale/searchIndex.ts";
import { queryText } from "#server/platform/sql.ts";
import type { Staff } from "#server/platform/staff.ts";
import { postLines, type Source } from "#server/records/stockLedger.ts";
import { companyOf, findRecord, findRecords } from "#server/platform/storedRows.ts";
import { valuesOf } from "#server/platform/values.ts";

type StoredDocument = Values & {
  id: string;
  version: string;
  date: string;
  items: (Values & { id: string })[];
};

const hasTotal = (kind: StockDocumentKind): boolean => kind.parent === "receipt";
function totalOf(lines: readonly Values[]): number {
  const total = linesTotal(lines as { quantity: number; price: number }[]);
  refuseIf(checkTotal("items", total));
  return toDirhams(total);
}
const searchText = (kind: StockDocumentKind, values: Values): string =>
  searched[`${kind.parent}s`].text(values);

export function stockDocument(kind: StockDocumentKind) {
  const { header, lines, parent } = kind;
  const linesOf = (app: core.App, id: string) =>
    findRecords(app, lines, { [parent]: id }, "created ASC", "rowid ASC");

  const sourceOf = (record: core.Record, id: string): Source => ({
    type: parent,
    id,
    company: record.getString("company"),
    date: record.getString("date"),
  });

  /** The total of a receipt is that of its lines, whatever was sent. */
  function refreshTotal(tx: core.App, id: string): void {
    const document = hasTotal(kind) ? findRecord(tx, header, id) : null;
    if (!document) return;
    document.ignoreUnchangedFields(true);
    document.set("total_amount", totalOf(linesOf(tx, id).map((line) => valuesOf(lines, line))));
    tx.saveNoValidate(markPart(document));
  }

  function followLine({ tx, record }: Saving, isGone: boolean): void {
    const id = record.getString(parent);
    const document = findRecord(tx, header, id);
    const effect =
      document && !isGone
        ? kind.effectOf(valuesOf(lines, record), valuesOf(header, document))
        : null;
    postLines(tx, sourceOf(document ?? record, id), [{ line: record.id, effect }]);
    refreshTotal(tx, id);
  }

  const documentHooks = recordHooks(header, {
    derived: hasTotal(kind) ? ["total_amount"] : [],
    search: `${parent}s`,
    label: (record) => record.getString(kind.number),
    parts: (tx, record) => ({ items: linesOf(tx, record.id).map((line) => valuesOf(lines, line)) }),
    prepare({ tx, record }) {
      if (hasTotal(kind))
        record.set(
          "total_amount",
          totalOf(linesOf(tx, record.id).map((line) => valuesOf(lines, line))),
        );
    },
    /** A status that changes makes its lines count, or no longer. */
    saved({ tx, record, before }) {
      if (!before) return;
      const values = valuesOf(header, record);
      const changes = linesOf(tx, record.id).map((line) => ({
        line: line.id,
        effect: kind.effectOf(valuesOf(lines, line), values),
      }));
      postLines(tx, sourceOf(record, record.id), changes);
    },
  });

  const lineHooks = recordHooks(lines, {
    parent,
    saved: (saving) => followLine(saving, false),
    removed: (saving) => followLine(saving, true),
  });

  const reader = documentReader<StoredDocument>({
    read(app, company, id) {
      const record = findRecord(app, header, id);
      if (record?.getString("company") !== company) return null;
      const document = exported(record);
      document["items"] = linesOf(app, id).map(exported);
      return document;
    },
    expand(app, document) {
      expandItems(app, document);
      document["expand"] = named(app, "optique_suppliers", "supplier", document["supplier"]);
    },
  });

  function checkReferences(tx: core.App, staff: Staff, id: string, values: Values): void {
    const { supplier } = values;
    if (supplier && companyOf(tx, "optique_suppliers", String(supplier)) !== staff.company)
      refuse([{ field: "supplier", code: "unknown_record" }]);
    const number = values[kind.number];
    const sql = `SELECT id AS json FROM {{${header}}} WHERE company = {:company} AND [[${kind.number}]] = {:number}`;
    const holder = number
      ? queryText(tx, sql, { company: staff.company, number: String(number) })
      : null;
    if (holder !== null && holder !== id) refuse([{ field: kind.number, code: "not_unique" }]);
  }

  function journalChange(
    tx: core.App,
    staff: Staff,
    stored: StoredDocument,
    values: Values,
    items: Line[] | undefined,
  ) {
    const changes = changesBetween(stored, values);
    if (items && !isEmpty(lineDifference(stored.items, items)))
      changes["items"] = [stored.items, items.map((line) => line.values)];
    const label = String(stored[kind.number]);
    journal(tx, {
      ...staff,
      action: "update",
      collection: header,
      record: stored.id,
      label,
      changes,
    });
  }

  /** PUT, inside a transaction. */
  function save(tx: core.App, staff: Staff, id: string, body: Values): void {
    const { company } = staff;
    const stored = reader.load(tx, company, id);
    if (!stored && companyOf(tx, header, id)) refuseWhole("not_found", 404);
    const { value, violations } = readStockDocument(kind, body, stored === null);
    refuseIf(violations);
    const { values, items } = value;
    const wanted = items ?? [];
    const change = items
      ? lineDifference(stored?.items ?? [], items)
      : { added: [], updated: [], removed: [] };
    if (stored && holds(stored, values) && isEmpty(change)) return;
    checkVersion(stored, body["version"]);
    checkReferences(tx, staff, id, values);
    refuseIf([
      ...checkFree(tx, lines, change.added),
      ...checkProducts(tx, company, [
        ...change.added,
        ...change.updated.map((line) => line.wanted),
      ]),
    ]);
    const finalLines: Values[] = items ? items.map((line) => line.values) : (stored?.items ?? []);
    writeRecord(
      tx,
      header,
      id,
      {
        ...values,
        ...(hasTotal(kind) ? { total_amount: totalOf(finalLines) } : {}),
        ...(stored ? {} : { company }),
      },
      stored !== null,
    );
    removeLines(tx, lines, change.removed);
    updateLines(
      tx,
      lines,
      change.updated.map((line) => ({ id: line.stored.id, ...line.wanted.values })),
    );
    insertLines(
      tx,
      lines,
      change.added.map((line) => lineRow(kind, line, { company, [parent]: id })),
    );
    const current: Values = { ...stored, ...values };
    const source: Source = { type: parent, id, company, date: String(current["date"]) };
    postLines(tx, source, [
      ...change.removed.map((line) => ({ line: line.id, effect: null })),
      ...(items
        ? wanted.map((line) => ({ id: line.id, values: line.values }))
        : (stored?.items ?? []).map((line) => ({ id: line.id, values: line }))
      ).map((line) => ({ line: line.id, effect: kind.effectOf(line.values, current) })),
    ]);
    index(tx, `${parent}s`, [{ company, record: id, text: searchText(kind, current) }]);
    if (stored) journalChange(tx, staff, stored, values, items);
  }

  return { documentHooks, lineHooks, answer: reader.answer, save };
}

/** Every new line has the same columns: what it does not name is blank, or zero. */
function lineRow(kind: StockDocumentKind, line: Line, owner: Record<string, string>): Values {
  const blanks = Object.fromEntries(
    kind.lineFields.map((name) => [name, name === "price" || name.endsWith("quantity") ? 0 : ""]),
  );
  return { id: line.id, ...owner, ...blanks, ...line.values };
}

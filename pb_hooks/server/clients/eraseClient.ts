/** POST /api/optique/clients/{id}/erase: a person is forgotten, what the law has a shop keep stays (domain/README.md §11). */
import { strings } from "#domain/clients/personalData.strings.ts";
import { isStandIn } from "#domain/clients/standIn.ts";
import { searched } from "#domain/search/search.ts";
import { ownClient } from "./ownClient.ts";
import { journal } from "#server/platform/journal.ts";
import { markPart } from "#server/platform/recordEvents.ts";
import { refuse, refuseWhole } from "#server/platform/refuse.ts";
import { inList, nowText, run } from "#server/platform/sql.ts";
import { bodyOf, type Staff, staffOf } from "#server/platform/staff.ts";
import { findRecords } from "#server/platform/storedRecords.ts";
import { index, unindex } from "#server/scale/searchIndex.ts";
import { writeTransaction } from "#server/platform/transaction.ts";

export function postErase(e: core.RequestEvent): void {
  const staff = staffOf(e);
  const { name } = bodyOf(e);
  const id = e.request?.pathValue("id") ?? "";
  writeTransaction(e.app, (tx) => {
    const client = ownClient(tx, staff.company, id);
    if (isStandIn({ created: client.getString("created") })) refuseWhole("stand_in_fixed");
    if (name !== client.getString("name")) refuse([{ field: "name", code: "erase_name" }]);
    overwriting(tx, () => erase(tx, staff, client));
  });
  forgetInLog(e.app, id);
  e.noContent(204);
}

/** What SQLite deletes stays readable in the file until something else needs its place, unless it is told to write zeros. */
function overwriting(tx: core.App, work: () => void): void {
  run(tx, "PRAGMA secure_delete=ON");
  try {
    work();
  } finally {
    run(tx, "PRAGMA secure_delete=OFF");
  }
}

/** The invoices leave the prescriptions first: they would go with them. */
function erase(tx: core.App, staff: Staff, client: core.Record): void {
  keepInvoices(tx, staff, client);
  for (const prescription of findRecords(tx, "optique_prescriptions", { client: client.id }))
    tx.delete(markPart(prescription));
  tx.delete(markPart(client));
  unindex(tx, "clients", client.id);
  journal(tx, {
    ...staff,
    action: "delete",
    collection: "optique_clients",
    record: client.id,
    label: strings.erased,
    changes: {},
  });
}

/** Figures and numbers stay; the free texts go, and all invoices of those erased have one and the same client. */
function keepInvoices(tx: core.App, { company }: Staff, client: core.Record): void {
  const invoices = findRecords(tx, "optique_invoices", { client: client.id });
  if (invoices.length === 0) return;
  const stand = standIn(tx, company, client.id);
  for (const invoice of invoices) {
    invoice.ignoreUnchangedFields(true);
    invoice.load({ client: stand, prescription: "", notes: "" });
    tx.saveNoValidate(markPart(invoice));
  }
  run(
    tx,
    `UPDATE optique_payments SET notes = '', updated = {:now} WHERE invoice ${inList("invoices")} AND notes <> ''`,
    { now: nowText(), invoices: JSON.stringify(invoices.map(({ id }) => id)) },
  );
}

/** The client of the company that stands for all who were erased, made when it is missing (domain/clients/standIn.ts). */
function standIn(tx: core.App, company: string, erased: string): string {
  const found = findRecords(tx, "optique_clients", { company, created: "" });
  const [other] = found.filter(({ id }) => id !== erased);
  if (other) return other.id;
  const values = { company, name: strings.erasedName };
  const record = new Record(tx.findCachedCollectionByNameOrId("optique_clients"), values);
  tx.saveNoValidate(markPart(record));
  run(tx, "UPDATE optique_clients SET created = '' WHERE id = {:id}", { id: record.id });
  const text = searched.clients.text(values);
  index(tx, "clients", [{ company, record: record.id, text }]);
  return record.id;
}

/** An address of a request that failed may hold the id. What other shops look for in the log stays. */
function forgetInLog(app: core.App, id: string): void {
  const rows = "DELETE FROM _logs WHERE instr(data, {:id}) > 0 OR instr(message, {:id}) > 0";
  app.auxDB().newQuery(rows).bind({ id }).execute();
}

/**
 * POST /api/optique/clients/{id}/erase (docs/rules-clients.md, Erasure): deletes a person's data and keeps what the law
 * requires.
 */
import { mentionsPerson, type Person, phoneDigits } from "#domain/clients/mentions.ts";
import { personalDataStrings } from "#domain/clients/personalData.strings.ts";
import { isAnonymisedClient } from "#domain/clients/anonymisedClient.ts";
import type { Values } from "#domain/core/fields/values.ts";
import { erasures } from "#server/engine/attached.ts";
import { findCompanyClient } from "./clientReferences.ts";
import { journalDeletion } from "#server/engine/journal/journal.ts";
import { markSavedWhole } from "#server/platform/records/recordEvents.ts";
import { refuse, refuseRequest } from "#server/platform/requests/refuse.ts";
import { inJsonList, queryJson, runSql } from "#server/platform/storage/sql.ts";
import { requestBody, type Staff } from "#server/platform/requests/routeRequest.ts";
import { findRecords } from "#server/platform/records/storedRecords.ts";
import { purgeErasedWords } from "#server/engine/search/purgeErased.ts";
import { requestMerge } from "#server/engine/search/searchMerge.ts";
import { forgetApproved } from "./forgetApproved.ts";
import { clientIndex } from "./clientIndex.ts";
import { personOf } from "./namedElsewhere.ts";
import { actTransaction } from "#server/platform/people/acts.ts";

export function postClientErasure(e: core.RequestEvent, staff: Staff): void {
  const body = requestBody(e);
  const id = e.request?.pathValue("id") ?? "";
  actTransaction(e.app, staff.actor, (tx) => {
    const client = findCompanyClient(tx, staff.company, id);
    if (isAnonymisedClient({ created: client.getString("created") }))
      refuseRequest("anonymised_client_fixed");
    if (body["name"] !== client.getString("name")) refuse([{ field: "name", code: "erase_name" }]);
    // Overwrites deleted bytes. The minute job (operations/start/start.ts) sets the same pragma for other deletions.
    runSql(tx, "PRAGMA secure_delete=ON");
    erase(tx, staff, client, body);
  });
  deleteLogEntries(e.app, id);
  purgeErasedWords(e.app);
  e.noContent(204);
}

/** Finds all records before any is erased, because a room may find its records through those of other rooms. */
function erase(tx: core.App, staff: Staff, client: core.Record, body: Values): void {
  const { company } = staff;
  const person = personOf(client);
  const anonymised = (): string => anonymisedClientOf(tx, company, client.id);
  const erased = { staff, client, person, body, anonymised };
  const found = erasures().map(({ finds }) => finds(tx, erased));
  const documents = [client, ...found.flatMap((one) => one.documents)];
  deleteVisits(tx, staff, person, documents);
  const children = found.flatMap((one) => one.children ?? []);
  forgetApproved(tx, company, client.id, [...documents, ...children]);
  for (const one of found.reverse()) one.erase();
  tx.delete(markSavedWhole(client));
  clientIndex.remove(tx, client.id);
  requestMerge(tx);
  journalDeletion(tx, staff, {
    collection: "optique_clients",
    record: client.id,
    label: personalDataStrings.erased,
    changes: {},
  });
}

/** Fragments with which SQL preselects the visits that `mentionsPerson` then examines. */
function searchFragments({ name, phone, email }: Person): string[] {
  const ends = phoneDigits(phone).flatMap((digits) =>
    ["", " ", ".", "-"].map((sign) => digits.slice(-4, -2) + sign + digits.slice(-2)),
  );
  return [...name.split(" "), email, ...ends].filter(Boolean);
}

/** Deletes visits whose address or values name the person or one of their documents. */
function deleteVisits(
  tx: core.App,
  { company }: Staff,
  person: Person,
  documents: readonly core.Record[],
): void {
  const ids = documents.map(({ id }) => id);
  const sql = `SELECT json_group_array(json_array(id, path,
      (SELECT json_group_array(part) FROM (SELECT atom AS part FROM json_tree(props) UNION ALL SELECT key FROM json_tree(props))))) AS json
    FROM optique_events WHERE company = {:company} AND EXISTS (SELECT 1 FROM json_each({:pieces})
      WHERE instr(lower(path || props), lower(value)) > 0)`;
  const params = { company, pieces: JSON.stringify([...ids, ...searchFragments(person)]) };
  const found = queryJson<[id: string, path: string, parts: unknown[]][]>(tx, sql, params) ?? [];
  const naming = found.filter(([, path, parts]) =>
    [path, ...parts.map(String)].some(
      (text) => ids.some((id) => text.includes(id)) || mentionsPerson(text, person),
    ),
  );
  runSql(tx, `DELETE FROM optique_events WHERE id ${inJsonList("ids")}`, {
    ids: JSON.stringify(naming.map(([id]) => id)),
  });
}

/** Id of the company's anonymised client, created when missing (domain/clients/anonymisedClient.ts). */
function anonymisedClientOf(tx: core.App, company: string, erased: string): string {
  const found = findRecords(tx, "optique_clients", { company, created: "" });
  const [other] = found.filter(({ id }) => id !== erased);
  if (other) return other.id;
  const values = { company, name: personalDataStrings.erasedName };
  const record = new Record(tx.findCachedCollectionByNameOrId("optique_clients"), values);
  tx.saveNoValidate(markSavedWhole(record));
  runSql(tx, "UPDATE optique_clients SET created = '' WHERE id = {:id}", { id: record.id });
  clientIndex.put(tx, company, record.id, values);
  return record.id;
}

/** Deletes log entries with the client's id, which the address of a failed request may hold. Other entries stay. */
function deleteLogEntries(app: core.App, id: string): void {
  const rows = "DELETE FROM _logs WHERE instr(data, {:id}) > 0 OR instr(message, {:id}) > 0";
  app.auxDB().newQuery("PRAGMA secure_delete=ON").execute();
  app.auxDB().newQuery(rows).bind({ id }).execute();
}

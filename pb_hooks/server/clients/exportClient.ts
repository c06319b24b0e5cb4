/** GET /api/optique/clients/{id}/export: all data about one person as one file (docs/rules-clients.md, Export). */
import {
  type JournalLine,
  mergedSection,
  type PersonalData,
  writePersonalDataPage,
} from "#domain/clients/exportPage.ts";
import type { ExportedPhoto, Photo } from "#domain/clients/exportPhotos.ts";
import { personalExports } from "#server/engine/attached.ts";
import { findCompanyClient } from "./clientReferences.ts";
import { heldRecords } from "./merges.ts";
import { runExclusively } from "#server/platform/queues/mutex.ts";
import { setAnswerDeadline } from "#server/platform/requests/deadlines.ts";
import { userNameByIdSql } from "#server/people/userNameSql.ts";
import { inJsonList, queryJson } from "#server/platform/storage/sql.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import {
  findRecords,
  toPlainRecord,
  storedRecord,
} from "#server/platform/records/storedRecords.ts";

export function getClientExport(e: core.RequestEvent, { company }: Staff): void {
  const client = findCompanyClient(e.app, company, e.request?.pathValue("id") ?? "");
  const data = exported(e.app, company, client);
  // Photographs are written one by one: twenty in one text took 5 GB of memory.
  runExclusively(e.app, "optique.export", "export_busy", () => {
    const headers = e.response.header();
    headers.set("Content-Disposition", `attachment; filename="donnees-${client.id}.html"`);
    headers.set("Content-Type", "text/html; charset=utf-8");
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Cache-Control", "no-store");
    writePersonalDataPage(data, {
      photoOf: (photo) => photoOf(e.app, photo),
      write: (piece) => {
        setAnswerDeadline(e, "exportPiece");
        e.response.write(toBytes(piece));
      },
    });
  });
}

/** Stored photograph. Go marshals bytes into JSON as base64, which the VM cannot do itself. */
function photoOf(app: core.App, { collection, record, file }: ExportedPhoto): Photo | null {
  const fsys = app.newFilesystem();
  try {
    const folder = app.findCachedCollectionByNameOrId(collection).baseFilesPath();
    const key = `${folder}/${record}/${file}`;
    const { contentType } = fsys.attributes(key);
    const reader = fsys.getReader(key);
    try {
      const { bytes } = JSON.parse(toString({ bytes: toBytes(reader) })) as { bytes: string };
      return { type: contentType, base64: bytes };
    } finally {
      reader.close();
    }
  } catch {
    // Missing file: the export goes on without it.
    return null;
  } finally {
    fsys.close();
  }
}

/** Asks each room for its part, in the order of the rooms. */
function exported(app: core.App, company: string, client: core.Record): PersonalData {
  const messages = findRecords(app, "optique_messages", { client: client.id }, "created ASC");
  const known: Partial<PersonalData> = {
    client: toPlainRecord<"optique_clients">(client),
    messages: messages.map((record) => toPlainRecord<"optique_messages">(record)),
  };
  const merged = heldRecords(app, client.id);
  if (merged.length > 0) known.sections = [mergedSection(merged)];
  const records: Pick<core.Record, "id">[] = [client, ...merged];
  for (const exports of personalExports()) {
    const found = exports(app, client.id, known);
    Object.assign(known, found.data);
    if (found.section) known.sections = [...(known.sections ?? []), found.section];
    records.push(...found.records);
  }
  const shop = shopOf(app, company);
  const journal = journalOf(app, company, records);
  const made = new Date().toISOString();
  return { ...(known as PersonalData), shop, made, journal };
}

function shopOf(app: core.App, company: string): PersonalData["shop"] {
  const stored = storedRecord(app, "optique_companies", company);
  const { name = "", address = "", phone = "", email = "" } = stored ?? {};
  return { name, address, phone, email };
}

function journalOf(
  app: core.App,
  company: string,
  records: readonly Pick<core.Record, "id">[],
): JournalLine[] {
  const sql = `SELECT json_group_array(json_object('created', created, 'actor_name', ${userNameByIdSql("actor", "actor_name")}, 'action', action,
      'collection', collection, 'fields', (SELECT json_group_array(key) FROM json_each(changes)))) AS json
    FROM (SELECT * FROM optique_journal WHERE record ${inJsonList("records")} AND +company = {:company} ORDER BY created)`;
  const params = { company, records: JSON.stringify(records.map(({ id }) => id)) };
  const lines = queryJson<(Omit<JournalLine, "fields"> & { fields: unknown })[]>(app, sql, params);
  return (lines ?? []).map((line) => ({ ...line, fields: line.fields as string[] }));
}

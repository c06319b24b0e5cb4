/**
 * After a restore, all earlier tokens are void, and the banner names people whose role or activity the restore changed
 * (docs/operations.md, Restores).
 */
import { violationMessage } from "#domain/core/messages/messages.ts";
import { exceptionsOf } from "#domain/people/permissions.ts";
import { displayNameSql } from "#server/people/userNameSql.ts";
import {
  type HealthNotes,
  isRecentNote,
  type NotedPerson,
  readHealthNotes,
  writeHealthNote,
} from "#server/platform/storage/healthNotes.ts";
import { currentTimestamp, queryJson, runSql } from "#server/platform/storage/sql.ts";
import { writeTransaction } from "#server/platform/storage/transaction.ts";

const peopleSql = `SELECT json_group_array(json_object('id', id, 'company', company, 'name', ${displayNameSql("u")},
    'role', role, 'active', active, 'is_station', is_station, 'rights', IIF(json_valid(rights), json(rights), NULL))) AS json
  FROM optique_users u WHERE company <> ''`;

type Row = Pick<NotedPerson, "id" | "company" | "name"> &
  Record<"role" | "active" | "is_station" | "rights", unknown>;

const peopleOf = (app: Pick<core.App, "db">): NotedPerson[] =>
  (queryJson<Row[]>(app, peopleSql, {}) ?? []).map(({ role, active, is_station, ...row }) => ({
    ...row,
    rights: JSON.stringify([role, active, is_station, exceptionsOf(row.rights)]),
  }));

/** Notes the present people before a restore replaces them. The note is in a file that the restore leaves in place. */
export const noteRestore = (app: core.App): void =>
  writeHealthNote(app, "restored", { areTokensVoid: false, people: peopleOf(app) });

/** Deletes the note of a restore that failed, because the data stayed as they were. */
export const forgetRestore = (app: core.App): void =>
  writeHealthNote(app, "restored", { areTokensVoid: true, people: [] });

/**
 * Voids tokens at the first start on restored data, before any request is served. Data without a notes file were
 * restored by hand, because backups do not contain that file (platform/storage/dataFolder.ts).
 */
export function voidTokens(app: core.App): void {
  const notes = readHealthNotes(app);
  const { restored } = notes;
  const isRestored = restored ? !restored.areTokensVoid : Object.keys(notes).length === 0;
  if (!isRestored) return;
  writeTransaction(app, (tx) => {
    const random = "lower(hex(randomblob(25)))";
    for (const table of ["optique_users", "_superusers"])
      runSql(tx, `UPDATE ${table} SET tokenKey = ${random}`);
    // Approvals that are unused in the backup may have been used after it was made.
    const at = currentTimestamp();
    runSql(tx, "UPDATE optique_approvals SET used_at = {:at} WHERE used_at = ''", { at });
  });
  writeHealthNote(app, "restored", { areTokensVoid: true, people: restored?.people ?? [] });
}

/** Names of a company's people whose rights a restore changed, including people whom it added or removed. */
function changedPeople(
  app: Pick<core.App, "db">,
  company: string,
  before: NotedPerson[],
): string[] {
  const ofCompany = (people: NotedPerson[]) => people.filter((one) => one.company === company);
  const now = ofCompany(peopleOf(app));
  const was = ofCompany(before);
  const rightsOf = (people: NotedPerson[], id: string) =>
    people.find((one) => one.id === id)?.rights;
  const all = [...now, ...was.filter(({ id }) => rightsOf(now, id) === undefined)];
  return all.filter(({ id }) => rightsOf(now, id) !== rightsOf(was, id)).map(({ name }) => name);
}

/** Banner sentence about people whom a restore changed in the last week; '' without any. */
export function restoredPeople(
  app: Pick<core.App, "db">,
  { restored }: HealthNotes,
  company: string,
): string {
  if (!restored || restored.people.length === 0 || !isRecentNote(restored.at)) return "";
  const names = changedPeople(app, company, restored.people);
  if (names.length === 0) return "";
  const params = { names: names.join(", ") };
  return violationMessage({ field: "", code: "health_restored", params });
}

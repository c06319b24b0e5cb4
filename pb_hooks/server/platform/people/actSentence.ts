/**
 * The one sentence that describes an act, for its refusal, its approval and the journal. It is built from the company's
 * stored records, never from a request (docs/approvals.md).
 */
import { isDay } from "#domain/core/days/days.ts";
import { idForm } from "#domain/core/fields/fields.ts";
import { type DoneTo, sentenceOf, subjects } from "#domain/people/acts.strings.ts";
import { type ApprovedCollection, approvedDocuments } from "#domain/people/approvedDocuments.ts";
import type { Act } from "#domain/people/approvals.ts";
import type { ApprovableRight } from "#domain/people/permissions.ts";
import { readInteger, reading, readText } from "#server/platform/storage/statements.ts";

const clientSql = (id: string): string =>
  `(SELECT name FROM optique_clients WHERE id = ${id} AND company = {:company})`;
const documentsSql = Object.entries(approvedDocuments)
  .map(
    ([name, { number, client }]) =>
      `SELECT '${name}' AS collection, ${number} AS number, ${client} AS client
        FROM ${name} d WHERE d.id = {:record} AND d.company = {:company}`,
  )
  .join(" UNION ALL ");
const documentsRead = reading(
  `SELECT json_group_array(json_object('collection', collection, 'number', number, 'client', client,
    'name', COALESCE(${clientSql("f.client")}, ''))) FROM (${documentsSql}) f`,
);
const countSql = Object.keys(approvedDocuments)
  .map((name) => `(SELECT COUNT(*) FROM ${name} WHERE id = {:record})`)
  .join(" + ");
const countRead = reading(`SELECT ${countSql}`);
const clientRead = reading(clientSql("{:client}"));
const slipRead = reading(
  "SELECT COUNT(*) FROM optique_claims WHERE company = {:company} AND slip > '' AND slip = {:record}",
);

/** Subject of an act: its document and client in words, and the client's id. `isNew`: it is not stored yet. */
type Subject = { document: string; name: string; client: string; isNew: boolean };
type Found = Pick<Subject, "name" | "client"> & { collection: ApprovedCollection; number: string };

const ofDay: readonly ApprovableRight[] = ["till.move", "till.close", "cheque.state"];
const digestForm = /^[0-9a-f]{64}$/;

/** Words for a subject without a stored document: a day, a slip, a file, or a document to be created; else ''. */
function otherWords(app: core.App, company: string, act: ApprovableRight, record: string): string {
  if (ofDay.includes(act) && isDay(record)) return subjects.day(record);
  if (act === "import") return digestForm.test(record) ? subjects.file(record) : "";
  if (idForm.test(record)) return subjects.new(act);
  const isSlip = act === "payment.take" && readInteger(app, slipRead, { company, record }) > 0;
  return isSlip ? subjects.slip(record) : "";
}

/**
 * True when two documents have this id, since an id is only unique in its collection: an approver who read about one
 * would allow an act on the other.
 */
export const isOfTwoDocuments = (app: core.App, record: string): boolean =>
  readInteger(app, countRead, { record }) > 1;

/** Finds the subject of an act; null when the company has no such subject, or two documents with that id. */
export function subjectOf(
  app: core.App,
  company: string,
  act: ApprovableRight,
  { record, client = "" }: Pick<Act, "record" | "client">,
): Subject | null {
  const [found, ...others] = JSON.parse(
    readText(app, documentsRead, { company, record }),
  ) as Found[];
  if (others.length > 0) return null;
  if (found) {
    const { collection, number, ...named } = found;
    return { ...named, document: subjects.stored(collection, number), isNew: false };
  }
  const document = otherWords(app, company, act, record);
  if (document === "") return null;
  const name = client && readText(app, clientRead, { company, client });
  return { document, name, client, isNew: true };
}

/** Builds the sentence of an act: what it does, its amount, document and client. */
export const actSentence = (
  act: ApprovableRight,
  { amount, method = "", base = 0 }: Omit<Act, "record">,
  subject: DoneTo | null,
): string => {
  const { document = "", name = "" } = subject ?? {};
  return sentenceOf([{ act, amount, method, base, document, name }]);
};

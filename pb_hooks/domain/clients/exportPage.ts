/**
 * Writes the export of a person's data (docs/rules-clients.md, Export): one HTML file with tables and the same data as
 * JSON. The file loads nothing and has no scripts.
 */
import { jobStatusNames, messageKindNames } from "#domain/core/names/names.strings.ts";
import { formatMoney, sum, toCentimes } from "#domain/core/money.ts";
import type { Client, Company, Invoice, Job, Message, Prescription } from "#domain/core/records.ts";
import { formatPhone } from "#domain/core/text/phone.ts";
import { formatDay, formatInstant, formatMoment } from "#domain/core/days/formatDays.ts";
import { prescriptionTable } from "./exportPrescriptions.ts";
import { type ExportedQuote, quoteParts } from "./exportQuotes.ts";
import { invoiceDue } from "#domain/sale/due.ts";
import { type ExportedInvoice, invoiceParts } from "./exportInvoices.ts";
import { claimTable, type ExportedClaim } from "./exportClaims.ts";
import { type ExportIo, ordonnancePhotos, writePhotos } from "./exportPhotos.ts";
import {
  contactSection,
  type ExportedContactOrder,
  type ExportedContactSheet,
} from "./exportContactLenses.ts";
import { type ExportedService, servicePhotos, serviceSection } from "./exportServices.ts";
import { type Cell, escaped, stepsCell, table, tableOf, word } from "./exportTable.ts";
import { personalDataStrings } from "./personalData.strings.ts";

export type JournalLine = {
  created: string;
  actor_name: string;
  action: string;
  collection: string;
  fields: string[];
};
/** Records of a room without a section of its own below; the cells of a row are keyed by column name. */
export type ExportedSection = { title: string; rows: readonly Readonly<Record<string, Cell>>[] };

export type PersonalData = {
  shop: Pick<Company, "name" | "address" | "phone" | "email">;
  /** Time of the export. */
  made: string;
  client: Client;
  prescriptions: Prescription[];
  invoices: ExportedInvoice[];
  quotes: ExportedQuote[];
  claims: ExportedClaim[];
  /** Workshop jobs, and the messages prepared for the client. */
  jobs: Job[];
  messages: Message[];
  journal: JournalLine[];
  /** Present when the person has after-sales tickets. */
  services?: ExportedService[];
  /** Present when the person has contact lenses. */
  contact_prescriptions?: ExportedContactSheet[];
  contact_orders?: ExportedContactOrder[];
  /** Present when a room adds any. */
  sections?: ExportedSection[];
};

const shopLines = ({ shop, made }: PersonalData): string =>
  [
    shop.name,
    shop.address,
    shop.phone && personalDataStrings.phone(formatPhone(shop.phone)),
    shop.email,
  ]
    .filter((line) => line !== "")
    .concat(personalDataStrings.made(formatMoment(made)))
    .map(escaped)
    .join("<br>");

type ClientCells = Omit<Client, "id" | "company" | "updated">;
const clientCells = ({ name, phone, email, address, ...client }: ClientCells) => ({
  name,
  phone: formatPhone(phone),
  email,
  address,
  ice: client.ice,
  birth_date: formatDay(client.birth_date),
  notes: client.notes,
  created: formatInstant(client.created),
});
const clientTable = (client: Client): string => table([client], clientCells);

/** Records that were merged into the client, while the merge may be undone. */
export const mergedSection = (records: readonly ClientCells[]): ExportedSection => ({
  title: personalDataStrings.merged,
  rows: records.map(clientCells),
});

/** Total of all invoices, and the amount still due. */
function sums(invoices: readonly Invoice[]): string {
  if (invoices.length === 0) return "";
  const billed = sum(invoices.map(({ total_amount }) => toCentimes(total_amount)));
  const due = sum(invoices.map(invoiceDue));
  return `<p>${escaped(personalDataStrings.sums(formatMoney(billed), formatMoney(due)))}</p>`;
}

const jobTable = ({ jobs }: PersonalData): string =>
  table(jobs, ({ status, promised_on, tray, lab_reference, problem, notes, steps }) => ({
    status: word(jobStatusNames, status),
    promised_on: formatDay(promised_on),
    tray,
    lab_reference,
    problem,
    notes,
    steps: stepsCell(jobStatusNames, steps),
  }));

const messageTable = ({ messages }: PersonalData): string =>
  table(messages, ({ created, kind, phone, text, by }) => ({
    when: formatMoment(created),
    kind: word(messageKindNames, kind),
    phone: formatPhone(phone),
    text,
    actor_name: by,
  }));

const journalTable = ({ journal }: PersonalData): string =>
  table(journal, ({ created, actor_name, action, collection, fields }) => ({
    when: formatMoment(created),
    actor_name,
    action: word(personalDataStrings.actions, action),
    collection: word(personalDataStrings.collections, collection),
    fields: fields.map((field) => word(personalDataStrings.fields, field)).join(", "),
  }));

const otherSections = ({ sections = [] }: PersonalData): string =>
  sections.map(({ title, rows }) => `<h2>${escaped(title)}</h2>${tableOf(rows)}`).join("");

const style =
  "body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}" +
  "table{border-collapse:collapse;width:100%}th,td{border:1px solid #bbb;padding:.3rem .5rem;text-align:left;vertical-align:top}" +
  "img{max-width:100%}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f4f4f4;padding:1rem}";

/** Writes a person's data as one HTML page, piece by piece. */
export function writePersonalDataPage(data: PersonalData, io: ExportIo): void {
  const title = escaped(personalDataStrings.title(data.client.name));
  const { services = [] } = data;
  const json = escaped(JSON.stringify(data, null, 2));
  io.write(`<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>${title}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<style>${style}</style></head><body>
<p>${shopLines(data)}</p><h1>${title}</h1><p>${personalDataStrings.law}</p>
<h2>${personalDataStrings.client}</h2>${clientTable(data.client)}
<h2>${personalDataStrings.prescriptions}</h2>${prescriptionTable(data.prescriptions)}`);
  writePhotos(ordonnancePhotos("optique_prescriptions", data.prescriptions), io);
  io.write(`
<h2>${personalDataStrings.invoices}</h2>${sums(data.invoices)}${invoiceParts(data)}
<h2>${personalDataStrings.quotes}</h2>${quoteParts(data)}
<h2>${personalDataStrings.claims}</h2>${claimTable(data.claims, data.invoices, data.quotes)}
<h2>${personalDataStrings.jobs}</h2>${jobTable(data)}${serviceSection(services)}`);
  writePhotos(servicePhotos(services), io);
  io.write(contactSection(data.contact_prescriptions ?? [], data.contact_orders ?? []));
  writePhotos(
    ordonnancePhotos("optique_contact_prescriptions", data.contact_prescriptions ?? []),
    io,
  );
  io.write(`${otherSections(data)}
<h2>${personalDataStrings.messages}</h2>${messageTable(data)}
<h2>${personalDataStrings.journal}</h2>${journalTable(data)}
<details><summary>${personalDataStrings.machine}</summary><pre id="json">${json}</pre></details>
</body></html>
`);
}

/**
 * All about one person as a single file (domain/README.md §11): an HTML page that opens by a double click, with tables to
 * read and the same data as JSON for another program. It loads nothing and runs nothing.
 */
import type { Client, Invoice, InvoiceItem, Payment, Prescription } from "#domain/core/records.ts";
import { formatEyeFull } from "#domain/optics/format.ts";
import { eyeOf } from "#domain/optics/optics.ts";
import { strings } from "./personalData.strings.ts";

export type JournalLine = {
  created: string;
  actor_name: string;
  action: string;
  collection: string;
  fields: string[];
};
export type PersonalData = {
  shop: string;
  day: string;
  client: Client;
  /** `photo` is a data: address; '' without one. */
  prescriptions: (Prescription & { photo: string })[];
  invoices: (Invoice & { items: InvoiceItem[]; payments: Payment[] })[];
  journal: JournalLine[];
};

type Cell = string | number;
type Column = keyof typeof strings.columns;

const escaped = (cell: Cell): string =>
  String(cell)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** A table with one row for each of these. */
function table<Row>(rows: readonly Row[], cells: (row: Row) => Partial<Record<Column, Cell>>) {
  const [first] = rows;
  if (first === undefined) return `<p>${strings.none}</p>`;
  const head = Object.keys(cells(first)).map(
    (name) => `<th>${escaped(strings.columns[name as Column])}</th>`,
  );
  const body = rows.map((row) => {
    const written = Object.values(cells(row)).map((cell) => `<td>${escaped(cell)}</td>`);
    return `<tr>${written.join("")}</tr>`;
  });
  return `<table><tr>${head.join("")}</tr>${body.join("")}</table>`;
}

const dayOf = (instant: string): string => instant.slice(0, 10);

const clientTable = ({ name, phone, email, address, notes, created }: Client): string =>
  table([name], () => ({ name, phone, email, address, notes, created: dayOf(created) }));

const prescriptionTable = ({ prescriptions }: PersonalData): string =>
  table(prescriptions, (one) => ({
    date: dayOf(one.date),
    right: formatEyeFull(eyeOf(one, "right")),
    left: formatEyeFull(eyeOf(one, "left")),
    prescriber: one.prescriber,
    notes: one.notes,
  }));

/** A picture is shown; another kind of file (PDF) is a link. */
const photos = ({ prescriptions }: PersonalData): string =>
  prescriptions
    .filter(({ photo }) => photo !== "")
    .map(({ photo, date }) => {
      const caption = `${strings.photo}, ${dayOf(date)}`;
      return photo.startsWith("data:image/")
        ? `<figure><img alt="" src="${escaped(photo)}"><figcaption>${caption}</figcaption></figure>`
        : `<p><a download href="${escaped(photo)}">${caption}</a></p>`;
    })
    .join("");

const invoiceParts = ({ invoices }: PersonalData): string =>
  invoices
    .map(({ invoice_number, date, notes, total_amount, paid_amount, items, payments }) =>
      [
        `<h3>${escaped(invoice_number)}</h3>`,
        table([date], () => ({ date: dayOf(date), total_amount, paid_amount, notes })),
        `<h4>${strings.items}</h4>`,
        table(items, ({ product_name, product_reference, quantity, price }) => ({
          product_name,
          product_reference,
          quantity,
          price,
        })),
        `<h4>${strings.payments}</h4>`,
        table(payments, (payment) => ({
          date: dayOf(payment.date),
          amount: payment.amount,
          payment_method: payment.payment_method,
          reference: payment.reference,
          notes: payment.notes,
        })),
      ].join(""),
    )
    .join("") || `<p>${strings.none}</p>`;

const journalTable = ({ journal }: PersonalData): string =>
  table(journal, ({ created, actor_name, action, collection, fields }) => ({
    created,
    actor_name,
    action,
    collection,
    fields: fields.join(", "),
  }));

const style =
  "body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}" +
  "table{border-collapse:collapse;width:100%}th,td{border:1px solid #bbb;padding:.3rem .5rem;text-align:left;vertical-align:top}" +
  "img{max-width:100%}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f4f4f4;padding:1rem}";

/** A person's data as one page of HTML. */
export function exportPage(data: PersonalData): string {
  const title = escaped(strings.title(data.client.name));
  const json = escaped(JSON.stringify(data, null, 2));
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>${title}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<style>${style}</style></head><body>
<h1>${title}</h1><p>${escaped(strings.from(data.shop, data.day))}</p>
<h2>${strings.client}</h2>${clientTable(data.client)}
<h2>${strings.prescriptions}</h2>${prescriptionTable(data)}${photos(data)}
<h2>${strings.invoices}</h2>${invoiceParts(data)}
<h2>${strings.journal}</h2>${journalTable(data)}
<details><summary>${strings.machine}</summary><pre id="json">${json}</pre></details>
</body></html>
`;
}

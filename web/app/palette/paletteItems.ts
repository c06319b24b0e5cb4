/** What the palette offers: the actions and sections that match, then what the server found. */
import { fold } from "#domain/search/search.ts";
import { formatDay, formatPhone } from "#lib/formats.ts";
import { buyerOf } from "#lib/labels.ts";
import { paths } from "#lib/paths.ts";
import type { IconName } from "#ui/brand/Icon.tsx";
import { strings } from "#app/app.strings.ts";
import { entries } from "#app/entries.ts";
import type { Found } from "#api/search.ts";

export type Item = {
  key: string;
  group: string;
  icon: IconName;
  title: string;
  detail: string;
  href: string;
};

const text = strings.palette;
const action = (title: string, icon: IconName, href: string): Item => ({
  key: href,
  group: text.groups.actions,
  icon,
  title,
  detail: "",
  href,
});

const actions: readonly Item[] = [
  action(text.actions.newPrescription, "plus", paths.newPrescription()),
  action(text.actions.sale, "plus", paths.sale),
  action(text.actions.newClient, "plus", paths.newClient),
  action(text.actions.newProduct, "plus", paths.newProduct),
  action(text.actions.newReceipt, "plus", paths.newReceipt),
  action(text.actions.newAdjustment, "plus", paths.newAdjustment),
  action(text.actions.newSupplier, "plus", paths.newSupplier),
  action(text.actions.reminders, "bell", paths.reminders),
  action(text.actions.receipts, "box", paths.receipts),
  action(text.actions.adjustments, "box", paths.adjustments),
  action(text.actions.movements, "box", paths.movements),
  ...entries.map(({ label, icon, href }) => action(label, icon, href)),
];

/** Actions whose words begin with each word typed: 'nou cli' finds 'Nouveau client'. */
function matchingActions(query: string): Item[] {
  const typed = fold(query).split(/\s+/).filter(Boolean);
  return actions.filter(({ title }) => {
    const words = fold(title).split(/[\s']+/);
    return typed.every((part) => words.some((word) => word.startsWith(part)));
  });
}

const line = (...parts: string[]): string => parts.filter(Boolean).join(" · ");

const foundItems = (found: Found): Item[] => [
  ...found.clients.map(({ id, name, phone }): Item => ({
    key: id,
    group: text.groups.clients,
    icon: "people",
    title: name,
    detail: formatPhone(phone),
    href: paths.client(id),
  })),
  ...found.invoices.map((invoice): Item => ({
    key: invoice.id,
    group: text.groups.invoices,
    icon: "invoice",
    title: invoice.invoice_number,
    detail: line(buyerOf(invoice), formatDay(invoice.date)),
    href: paths.invoice(invoice.id),
  })),
  ...found.prescriptions.map(({ id, date, expand }): Item => ({
    key: id,
    group: text.groups.prescriptions,
    icon: "eye",
    title: expand?.client?.name ?? text.unknownClient,
    detail: formatDay(date),
    href: paths.prescription(id),
  })),
  ...found.products.map(({ id, name, reference, stock }): Item => ({
    key: id,
    group: text.groups.products,
    icon: "glasses",
    title: name,
    detail: line(reference, text.stock(stock)),
    href: paths.product(id),
  })),
  ...found.suppliers.map(({ id, name, contact_person }): Item => ({
    key: id,
    group: text.groups.suppliers,
    icon: "truck",
    title: name,
    detail: contact_person,
    href: paths.supplier(id),
  })),
];

export const itemsOf = (query: string, found: Found | null): Item[] => [
  ...matchingActions(query),
  ...(found ? foundItems(found) : []),
];

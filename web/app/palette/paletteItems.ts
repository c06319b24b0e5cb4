/** Items of the palette: results of a verb, then matching actions and sections, then search results. */
import { formatMoney } from "#domain/core/money.ts";
import { fold } from "#domain/search/search.ts";
import { invoiceBalance, invoiceDue } from "#domain/sale/due.ts";
import type { Right } from "#domain/people/permissions.ts";
import { hasRight, uses } from "#api/session/people.ts";
import type { ListedInvoice } from "#api/sales/invoices.ts";
import { entries, isOffered } from "#app/entries.ts";
import { formatDay, formatPhone } from "#lib/texts/formats.ts";
import { buyerOf } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { IconName } from "#ui/brand/Icon.tsx";
import { isForeign } from "#lib/approvals.ts";
import { capabilityOf, firstUses, usesTags } from "./firstUses.ts";
import { isBarcode } from "#ui/keys/useScanner.ts";
import type { Answer } from "./answers.ts";
import {
  type Found,
  foundItems,
  quoteItems,
  renewalItems,
  supplierPayItems,
} from "./foundItems.ts";
import { type Item, line } from "./item.ts";
import { text } from "./palette.strings.ts";
import { printItems } from "./printItems.ts";
import type { Recent } from "./recents.ts";
import { type Wish, wishOf } from "./wish.ts";

const wayIn =
  (group: string) =>
  (title: string, icon: IconName, href: string): Item => ({ key: href, group, icon, title, href });
const action = wayIn(words.actions);
const place = wayIn(text.groups.places);

const actions: readonly Item[] = [
  action(words.newPrescription, "eye", paths.newPrescription()),
  action(words.counterSale, "barcode", paths.sale),
  action(words.newQuote, "invoice", paths.newQuote()),
  action(words.newClaim, "shield", paths.newClaim()),
  action(words.newService, "glasses", paths.newService()),
  action(words.smallService, "check", paths.smallService),
  action(words.newContactSheet, "lens", paths.newContactSheet()),
  action(words.newClient, "person", paths.newClient),
  action(words.newProduct, "glasses", paths.newProduct),
  action(words.newReceipt, "clipboard", paths.newReceipt),
  action(text.actions.newAdjustment, "arrows", paths.newAdjustment),
  action(words.newSupplier, "truck", paths.newSupplier),
  action(words.newBill, "invoice", paths.newBill()),
  action(words.newBillPayment, "banknote", paths.payBills()),
  action(words.newSupplierCredit, "invoice", paths.newSupplierCredit()),
  action(words.newCount, "barcode", paths.newCount),
  action(text.actions.payment, "banknote", paths.invoices("unpaid")),
  action(text.actions.closeTill, "check", paths.closeTill),
  place(words.duplicates, "people", paths.duplicates),
  place(words.cheques, "cheque", paths.cheques()),
  place(words.quotes, "invoice", paths.quotes),
  place(words.claims, "invoice", paths.claims()),
  place(words.fundDues, "bank", paths.fundDues),
  place(words.credits, "invoice", paths.credits),
  place(words.services, "glasses", paths.services()),
  place(words.prescriptionReminders, "bell", paths.reminders),
  place(words.prescriptionLog, "clipboard", paths.prescriptionLog),
  place(words.calendar, "calendar", paths.purchases("echeances")),
  place(words.receipts, "clipboard", paths.receipts),
  place(words.adjustments, "arrows", paths.adjustments),
  place(words.counts, "barcode", paths.counts),
  place(words.journal, "clipboard", paths.journal),
  place(words.stockMovements, "box", paths.movements),
  place(words.inventory, "box", paths.inventory),
  place(words.tags, "tag", paths.tags),
  place(words.lensPrice, "eye", paths.lensPrice),
  place(words.lensDrawers, "box", paths.lensDrawers),
  place(words.lensRefill, "truck", paths.lensRefill),
  place(words.contactRecall, "triangle-alert", paths.contactRecall()),
  action(words.lensImport, "tray-up", paths.lensImport),
  place(text.actions.help, "circle-i", paths.help),
];

/** Right of each action that not everybody is offered, by the address of the action. */
const rightsOf: Readonly<Record<string, Right>> = {
  [paths.journal]: "journal.see",
  [paths.newQuote()]: "quote.write",
  [paths.newClaim()]: "quote.write",
  [paths.lensImport]: "import",
  [paths.inventory]: "cost.see",
  [paths.newCount]: "adjustment.write",
  [paths.newService()]: "service.write",
  [paths.smallService]: "service.write",
  [paths.newContactSheet()]: "prescription.write",
  [paths.newBill()]: "bill.write",
  [paths.payBills()]: "bill.pay",
  [paths.newSupplierCredit()]: "bill.write",
  [paths.purchases("echeances")]: "cost.see",
};

/** Further words that find an action, by the address of the action. */
const otherNames: Readonly<Record<string, string>> = {
  [paths.lensPrice]: text.lensPrice,
  [paths.counts]: words.countStock,
  [paths.books()]: words.booksPack,
};

const namesOf = ({ title, key }: Item): string[] => [title, otherNames[key] ?? ""].filter(Boolean);

/** Actions and sections that the signed-in person is offered, and that the shop uses. */
const offeredActions = (): Item[] => [
  ...actions.filter(({ key }) => {
    const [right, word] = [rightsOf[key], capabilityOf[key]];
    const isUsed = (!word || uses(word)) && (key !== paths.tags || usesTags());
    return (!right || hasRight(right)) && isUsed && !isForeign(right, key);
  }),
  ...entries.filter(isOffered).map(({ label, icon, href }) => place(label, icon, href)),
];

/** True of an item that is known without the server's answer. */
export const isOurs = ({ group }: Item): boolean =>
  group === words.actions || group === text.groups.places;

/** Actions that match by the beginnings of words: 'nou cli' finds 'Nouveau client'. An exact name comes first. */
function matchingActions(query: string): Item[] {
  const partsOf = (text: string): string[] =>
    fold(text)
      .split(/[\s']+/)
      .filter(Boolean);
  const typed = partsOf(query);
  const matches = (title: string): boolean => {
    const parts = partsOf(title);
    return typed.every((part) => parts.some((word) => word.startsWith(part)));
  };
  // A first use is also found by the names of its capability's actions.
  const begun = firstUses().filter(({ word, title, also = "" }) =>
    [title, also, ...actions.filter(({ key }) => capabilityOf[key] === word).flatMap(namesOf)].some(
      matches,
    ),
  );
  const found = [...offeredActions().filter((item) => namesOf(item).some(matches)), ...begun];
  const isNamed = ({ title }: Item) => partsOf(title).join() === typed.join();
  return [...found.filter(isNamed), ...found.filter((item) => !isNamed(item))];
}

const recentItems = (recents: readonly Recent[]): Item[] =>
  recents.map(({ path, title, icon }) => ({
    key: `recent ${path}`,
    group: text.groups.recents,
    icon,
    title,
    href: path,
  }));

/** One payment item per open invoice: the typed amount, else the amount due, and the surplus of a typed amount. */
const paymentItems = (open: readonly ListedInvoice[], { amount, method }: Wish): Item[] =>
  open.map((invoice) => {
    const remaining = invoiceDue(invoice);
    const pay = { invoice, client: buyerOf(invoice), amount: amount ?? remaining, method };
    const { surplus } = invoiceBalance(remaining, pay.amount);
    return {
      key: `pay ${invoice.id}`,
      group: words.collect,
      icon: "banknote",
      title: pay.client,
      secondLine: line(text.due(formatMoney(remaining)), invoice.invoice_number),
      since: text.since(formatDay(invoice.date)),
      surplus: surplus > 0 ? text.surplus(formatMoney(surplus)) : "",
      pay,
    };
  });

const prescriptionItems = (found: Found | null): Item[] =>
  (found?.clients ?? []).map(({ id, name, phone }) => ({
    key: `prescribe ${id}`,
    group: words.newPrescription,
    icon: "plus",
    title: name,
    detail: formatPhone(phone),
    href: paths.newPrescription(id),
  }));

/** Items for a verb; an empty list for verbs that only search. */
function wishedItems({ wish, found, open }: Answer, path: string): Item[] {
  switch (wish.verb) {
    case "pay":
      return [...paymentItems(open, wish), ...supplierPayItems(found)];
    case "print":
      return printItems(found, path);
    case "prescribe":
      return prescriptionItems(found);
    case "quote":
      return quoteItems(found);
    case "renew":
      return renewalItems(found);
    case "invoice":
    case null:
      return [];
  }
}

/** Lengths of the barcodes EAN-8, UPC, EAN-13 and ITF-14. */
const barcodeLengths = [8, 12, 13, 14];
/** True of digits with the length of a barcode, for which the server found nothing. */
const isUnknownCode = (answer: Answer | null, query: string): boolean => {
  const isCode = isBarcode(query) && barcodeLengths.includes(query.length);
  const found = answer?.found;
  return isCode && Boolean(found) && Object.values(found ?? {}).every((rows) => rows.length === 0);
};

const makeItem = (barcode: string): Item =>
  action(text.makeProduct(barcode), "plus", paths.newProductOf(barcode));

type At = { path: string; recents: readonly Recent[] };

/** Items for a text. `answer` may belong to an earlier text: that is good enough for a search, but not for a verb. */
export function itemsOf(query: string, answer: Answer | null, isCurrent: boolean, at: At): Item[] {
  if (query === "") return [...recentItems(at.recents), ...offeredActions()];
  const { verb } = wishOf(query);
  const isSearch = verb === null && answer?.wish.verb === null;
  const usable = isCurrent || isSearch ? answer : null;
  return [
    ...(usable ? wishedItems(usable, at.path) : []),
    ...matchingActions(query),
    ...(usable?.found && verb !== "quote" && verb !== "renew"
      ? foundItems(usable.found, query)
      : []),
    ...(isCurrent && isUnknownCode(usable, query) ? [makeItem(query)] : []),
  ];
}

/** Message when a verb has no result; '' otherwise. */
export function remarkOf(answer: Answer, path: string, query: string): string {
  const { wish, found, open } = answer;
  if (isUnknownCode(answer, query)) return text.unknownCode(query);
  if (wish.verb === "pay")
    return open.length + supplierPayItems(found).length === 0 ? text.nothingDue(wish.rest) : "";
  if (wish.verb === "renew" && renewalItems(found).length === 0)
    return wish.rest ? text.nothingToRenew(wish.rest) : text.renewWhom;
  if (wish.verb !== "print" || printItems(found, path).length > 0) return "";
  return wish.rest ? text.nothingToPrint(wish.rest) : text.printWhat;
}

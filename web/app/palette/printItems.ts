/** Items of the palette that print something. */
import { matchOf } from "#app/navigation.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { buyerOf } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { personOf } from "#shared/quotes/quoteDisplay.ts";
import { nameOfService } from "#shared/services/serviceName.ts";
import type { Found } from "./foundItems.ts";
import { type Item, line } from "./item.ts";
import { text } from "./palette.strings.ts";

const printItem = (title: string, detail: string, href: string): Item => ({
  key: `print ${href}`,
  group: words.print,
  icon: "printer",
  title,
  detail,
  href,
});

/** Prints of the records found; when no name was typed, of the current page. */
export function printItems(found: Found | null, path: string): Item[] {
  if (!found) return printsOf(path);
  return [
    ...found.invoices.map((invoice) =>
      printItem(
        text.printInvoice(invoice.invoice_number),
        line(buyerOf(invoice), formatDay(invoice.date)),
        paths.printInvoice(invoice.id),
      ),
    ),
    ...found.prescriptions.map(({ id, date, expand }) =>
      printItem(
        text.printPrescription(formatDay(date)),
        expand?.client?.name ?? words.unknownClient,
        paths.printPrescriptionNow(id),
      ),
    ),
    ...found.quotes.map((quote) =>
      printItem(
        text.printQuote(quote.number),
        line(personOf(quote), formatDay(quote.date)),
        paths.printQuote(quote.id),
      ),
    ),
    ...found.services.map((service) =>
      printItem(
        text.printDeposit(service.number),
        nameOfService(service),
        paths.printDeposit(service.id),
      ),
    ),
  ];
}

function printsOf(path: string): Item[] {
  const { route, params } = matchOf(path) ?? {};
  const id = params?.["id"] ?? "";
  const { prescription, invoice, receipt, quote, deposit, handBack } = text.printThis;
  switch (route?.path) {
    case "/app/prescriptions/:id":
    case "/prescriptions/:id":
      return [printItem(prescription, "", paths.printPrescriptionNow(id))];
    case "/app/invoices/:id":
      return [printItem(invoice, "", paths.printInvoice(id))];
    case "/app/stock/receipts/:id":
      return [printItem(receipt, "", paths.printReceipt(id))];
    case "/app/devis/:id":
      return [printItem(quote, "", paths.printQuote(id))];
    case "/app/sav/:id":
      return [
        printItem(deposit, "", paths.printDeposit(id)),
        printItem(handBack, "", paths.printHandBack(id)),
      ];
    default:
      return [];
  }
}

import { addDays, today } from "#domain/core/days/days.ts";
import { paths } from "#lib/addresses/paths.ts";

export type Place = {
  name: string;
  path: string;
  /** Selector of the content that shows once the page has loaded. */
  content: string;
  /** Page with a link to this one. */
  from?: string;
  /** True for pages measured by `npm run bench -- web`. */
  isMeasured?: true;
  /** True for a page whose amounts are never masked: an example invoice, or dioptres, which have a comma too. */
  showsAmounts?: true;
  /** True for a page that shows keys on purpose, also on a touch screen. */
  showsKeys?: true;
  /** True for a list, whose rows are higher on a phone. */
  isList?: true;
};

type Shown = { id: string };
/** Ids of the records that screens show, in shops of tests or in the demonstration. */
export type Busy = Record<"client" | "frame" | "supplier", Shown> &
  Record<"receipt" | "adjustment" | "plain", string> & {
    sale: { id: string; invoice?: Shown | null };
  };
type FullId =
  | "credit"
  | "quote"
  | "soldQuote"
  | "claim"
  | "agreedClaim"
  | "claimSlip"
  | "drawer"
  | "tagged"
  | "openCount"
  | "postedCount"
  | "service"
  | "contactSheet"
  | "contactRow"
  | "contactLot"
  | "bill"
  | "billPayment"
  | "expectedCredit"
  | "receivedCredit";
type PrintedId = "claimedInvoice" | "order" | "ticket" | "slip" | "returnSlip";
export type Full = Busy &
  Record<FullId | PrintedId, string> & { long: Shown; paid: string | undefined };

const rows = "[data-row]";
const field = "main form input";
/** Card of a loaded detail page. Waiting for its heading would not do, because a phone shows it in the top bar. */
const detail = "main section.card:not(:has([data-skeleton]))";
const tabPanel = "main [role=tabpanel]:not(:has([data-skeleton]))";
const sheet = "main .sheet";

/** Query string of the last thirty days. */
function lastMonth(): string {
  return `du=${addDays(today(), -30)}&au=${today()}`;
}

const lists: Place[] = [
  { name: "clients", path: paths.clients, content: rows, from: paths.dashboard, isMeasured: true },
  { name: "prescriptions", path: paths.prescriptions, content: rows, from: paths.dashboard },
  { name: "reminders", path: paths.reminders, content: rows },
  {
    name: "register",
    path: paths.prescriptionLogAt(lastMonth()),
    content: rows,
    from: paths.prescriptions,
  },
  {
    name: "products",
    path: paths.products,
    content: rows,
    from: paths.dashboard,
    isMeasured: true,
  },
  {
    name: "invoices",
    path: paths.invoices(),
    content: rows,
    from: paths.dashboard,
    isMeasured: true,
  },
  { name: "cheques", path: paths.cheques(), content: rows, from: paths.till },
  { name: "suppliers", path: paths.suppliers, content: rows, from: paths.dashboard },
  { name: "journal", path: paths.journal, content: rows },
  { name: "movements", path: paths.movements, content: rows },
  { name: "inventory", path: paths.inventoryAt(`on=${today()}`), content: rows },
  { name: "receipts", path: paths.receipts, content: rows },
  { name: "adjustments", path: paths.adjustments, content: rows },
];

const figures: Place[] = [
  {
    name: "dashboard",
    path: paths.dashboard,
    content: 'main a[href="/app/invoices?status=unpaid"]',
    from: paths.clients,
    isMeasured: true,
  },
  {
    name: "statistics",
    path: paths.statistics,
    content: "main [role=tabpanel]",
    from: paths.dashboard,
    isMeasured: true,
  },
  {
    name: "stock",
    path: paths.stock,
    content: "main [role=tabpanel]",
    from: paths.dashboard,
    isMeasured: true,
  },
  { name: "low stock", path: "/app/stock?tab=low", content: rows },
  { name: "till", path: paths.till, content: rows, from: paths.dashboard },
  { name: "workshop", path: paths.workshop, content: "[data-card]", from: paths.dashboard },
  {
    name: "company",
    path: paths.company,
    content: field,
    from: paths.dashboard,
    showsAmounts: true,
  },
  { name: "guide", path: paths.help, content: "main h2", showsAmounts: true, showsKeys: true },
  { name: "unknown address", path: "/app/rien", content: "main h1" },
];

const detailsOf = ({ client, sale, frame, supplier, receipt }: Busy): Place[] => [
  { name: "client", path: paths.client(client.id), content: rows },
  { name: "prescription", path: paths.prescription(sale.id), content: detail },
  {
    name: "invoice",
    path: paths.invoice(sale.invoice?.id ?? ""),
    // The heading within the detail, because the list beside it is a card too.
    content: `${detail} h2`,
    from: paths.prescription(sale.id),
    isMeasured: true,
  },
  { name: "product", path: paths.product(frame.id), content: detail },
  { name: "supplier", path: paths.supplier(supplier.id), content: detail },
  { name: "receipt", path: paths.receipt(receipt), content: detail },
];

const formsOf = ({ client, sale, supplier, receipt, adjustment, plain }: Busy): Place[] => [
  {
    name: "sale form",
    path: paths.newPrescription(),
    content: field,
    from: paths.dashboard,
    isMeasured: true,
  },
  { name: "sale edited", path: paths.editPrescription(plain), content: field },
  { name: "counter sale", path: paths.sale, content: field },
  { name: "new credit note", path: paths.newCredit(sale.invoice?.id ?? ""), content: field },
  { name: "exchange", path: paths.exchange(sale.invoice?.id ?? ""), content: field },
  { name: "correction", path: paths.correction(sale.invoice?.id ?? ""), content: field },
  {
    name: "prescription in exchange",
    path: paths.exchangePrescription(sale.invoice?.id ?? ""),
    content: field,
  },
  {
    name: "prescription corrected",
    path: paths.correction(sale.invoice?.id ?? "", sale.id),
    content: field,
  },
  { name: "new client", path: paths.newClient, content: field },
  { name: "client edited", path: paths.editClient(client.id), content: field },
  { name: "new supplier", path: paths.newSupplier, content: field },
  { name: "supplier edited", path: paths.editSupplier(supplier.id), content: field },
  { name: "new receipt", path: paths.newReceipt, content: field },
  { name: "receipt edited", path: paths.editReceipt(receipt), content: field },
  { name: "new adjustment", path: paths.newAdjustment, content: field },
  { name: "adjustment edited", path: paths.editAdjustment(adjustment), content: field },
];

/** Screens of the shop by kind, including those of `npm run bench -- web`. */
export const screensOf = (busy: Busy) => ({
  figures,
  lists: lists.map((list): Place => ({ ...list, isList: true })),
  details: detailsOf(busy),
  forms: formsOf(busy),
});

/** Tabs and days that need a full shop. */
export const tabsOf = ({
  supplier,
  credit,
  quote,
  soldQuote,
  claim,
  agreedClaim,
  claimSlip,
  drawer,
  openCount,
  postedCount,
  service,
  contactSheet,
  contactLot,
  bill,
  billPayment,
  expectedCredit,
  receivedCredit,
}: Full): Place[] => [
  { name: "books", path: paths.books(), content: rows },
  { name: "bills to pay", path: paths.purchases(), content: rows, isList: true },
  {
    name: "payments of suppliers",
    path: paths.purchases("reglements"),
    content: rows,
    isList: true,
  },
  { name: "credits of suppliers", path: paths.purchases("avoirs"), content: rows, isList: true },
  { name: "calendar", path: paths.purchases("echeances"), content: "main [role=tabpanel] h2" },
  {
    name: "balance of suppliers",
    path: paths.purchases("balance"),
    content: rows,
    isList: true,
  },
  { name: "bill", path: paths.bill(bill), content: detail },
  { name: "payment of a supplier", path: paths.billPayment(billPayment), content: detail },
  { name: "awaited credit", path: paths.supplierCredit(expectedCredit), content: detail },
  { name: "received credit", path: paths.supplierCredit(receivedCredit), content: detail },
  { name: "supplier, account", path: paths.supplierAccount(supplier.id), content: rows },
  { name: "after-sales", path: paths.services(), content: "[data-card]" },
  { name: "ticket", path: paths.service(service), content: detail },
  { name: "small service", path: paths.smallService, content: "main form input" },
  { name: "contact lenses to order", path: paths.contactLenses(), content: rows, isList: true },
  {
    name: "contact lenses that are there",
    path: paths.contactLenses("arrivees"),
    content: rows,
    isList: true,
  },
  {
    name: "contact lenses to renew",
    path: paths.contactLenses("a-renouveler"),
    content: rows,
    isList: true,
  },
  {
    name: "sheets of contact lenses",
    path: paths.contactLenses("fiches"),
    content: rows,
    isList: true,
  },
  { name: "contact sheet", path: paths.contactSheet(contactSheet), content: detail },
  { name: "recalled lot", path: paths.contactRecall(contactLot), content: rows, isList: true },
  { name: "tags to print", path: paths.tags, content: rows, isList: true },
  { name: "kept prints of tags", path: paths.tagPrints, content: rows, isList: true },
  { name: "counts", path: paths.counts, content: rows, isList: true },
  { name: "open count", path: paths.count(openCount), content: "main [data-tone]" },
  { name: "posted count", path: paths.count(postedCount), content: detail },
  { name: "review of a count", path: paths.countReview(openCount), content: rows },
  {
    name: "unknown codes of a count",
    path: paths.countReview(openCount, "unknown"),
    content: rows,
  },
  { name: "price of a lens", path: paths.lensPrice, content: "main input" },
  { name: "import of lenses", path: paths.lensImport, content: "main input" },
  { name: "refill of drawers", path: paths.lensRefill, content: "main section" },
  { name: "drawers", path: paths.lensDrawers, content: rows, isList: true },
  { name: "drawer", path: paths.lensDrawer(drawer), content: "main table", showsAmounts: true },
  {
    name: "tariff",
    path: paths.lensTariffs(drawer),
    content: "main table input",
    showsAmounts: true,
  },
  { name: "range", path: paths.product(drawer), content: "main table", showsAmounts: true },
  { name: "claims", path: paths.claims(), content: rows, isList: true },
  { name: "what funds owe", path: paths.fundDues, content: rows, isList: true },
  { name: "reimbursable", path: paths.reimbursable, content: rows, isList: true },
  { name: "claim on a slip", path: paths.claim(claim), content: detail },
  { name: "agreed claim", path: paths.claim(agreedClaim), content: detail },
  { name: "slip of claims", path: paths.claimSlip(claimSlip), content: detail },
  { name: "quotes", path: paths.quotes, content: rows, isList: true },
  { name: "quote", path: paths.quote(quote), content: detail },
  { name: "sold quote", path: paths.quote(soldQuote), content: detail },
  { name: "credit notes", path: paths.credits, content: rows },
  { name: "credit note", path: paths.credit(credit), content: detail },
  {
    name: "statistics, discounts and returns",
    path: "/app/statistics?tab=credits",
    content: tabPanel,
  },
  { name: "statistics, quotes", path: "/app/statistics?tab=quotes", content: tabPanel },
  { name: "stock, receipts", path: "/app/stock?tab=receipts", content: tabPanel },
  { name: "stock, movements", path: "/app/stock?tab=movements", content: tabPanel },
  { name: "supplier, products", path: `/app/suppliers/${supplier.id}?tab=products`, content: rows },
  { name: "supplier, receipts", path: `/app/suppliers/${supplier.id}?tab=receipts`, content: rows },
  {
    name: "company, invoices",
    path: "/app/company?tab=invoices",
    content: field,
    showsAmounts: true,
  },
  { name: "company, workshop", path: "/app/company?tab=workshop", content: field },
  { name: "company, funds", path: paths.funds, content: tabPanel },
  { name: "company, team", path: "/app/company?tab=team", content: tabPanel },
  { name: "company, data", path: paths.backups, content: tabPanel },
  { name: "papers of the first run", path: paths.firstRun, content: field, showsAmounts: true },
  {
    name: "catalogue of the first run",
    path: paths.firstRunCatalogue,
    content: "main h1",
    showsAmounts: true,
  },
  { name: "closed day", path: paths.tillOn(addDays(today(), -1)), content: "main dl" },
  { name: "deposited cheques", path: paths.cheques("deposited"), content: rows },
];

/** Forms that need a full shop. */
export const fullFormsOf = ({
  quote,
  soldQuote,
  long,
  sale,
  agreedClaim,
  service,
  contactSheet,
  supplier,
  receipt,
  bill,
  billPayment,
  expectedCredit,
}: Full): Place[] => [
  { name: "accounts", path: paths.accounts, content: field },
  { name: "new bill", path: paths.newBill(supplier.id), content: field },
  { name: "bill of a receipt", path: paths.newBill("", receipt), content: field },
  { name: "bill edited", path: paths.editBill(bill), content: field },
  { name: "new payment of a supplier", path: paths.payBills(supplier.id), content: field },
  {
    name: "payment of a supplier edited",
    path: paths.editBillPayment(billPayment),
    content: field,
  },
  { name: "new supplier credit", path: paths.newSupplierCredit({ bill }), content: field },
  {
    name: "supplier credit received",
    path: paths.receiveSupplierCredit(expectedCredit),
    content: field,
  },
  { name: "new contact sheet", path: paths.newContactSheet(long.id), content: field },
  { name: "contact sheet edited", path: paths.editContactSheet(contactSheet), content: field },
  { name: "new deposit", path: paths.newService(long.id), content: field },
  { name: "deposit edited", path: paths.editService(service), content: field },
  { name: "invoice of a new claim", path: paths.newClaim(), content: "main input" },
  { name: "new claim", path: paths.newClaim(sale.invoice?.id), content: field },
  { name: "claim edited", path: paths.editClaim(agreedClaim), content: field },
  { name: "new count", path: paths.newCount, content: field },
  { name: "new quote", path: paths.newQuote(long.id), content: field },
  { name: "quote edited", path: paths.editQuote(quote), content: field },
  { name: "copy of a quote", path: paths.copyQuote(soldQuote), content: field },
];

/** Prints, below the bar that selects the paper. */
export const printsOf = ({
  sale,
  receipt,
  order,
  ticket,
  slip,
  paid,
  credit,
  quote,
  soldQuote,
  claim,
  claimedInvoice,
  claimSlip,
  drawer,
  tagged,
  openCount,
  postedCount,
  service,
  returnSlip,
  contactSheet,
  contactRow,
  supplier,
}: Full): Place[] => {
  const invoice = sale.invoice?.id ?? "";
  return [
    { name: "invoice, A4", path: paths.printInvoice(invoice, "a4"), content: sheet },
    { name: "invoice, roll", path: paths.printInvoice(invoice, "ticket"), content: sheet },
    { name: "credit note", path: paths.printCredit(credit), content: sheet },
    { name: "slip of a kept credit", path: paths.printKept(credit), content: sheet },
    { name: "quote", path: paths.printQuote(quote), content: sheet },
    { name: "sold quote", path: paths.printQuote(soldQuote), content: sheet },
    { name: "claimed invoice", path: paths.printInvoice(claimedInvoice, "a5"), content: sheet },
    { name: "claim", path: paths.printClaim(claim), content: sheet },
    { name: "slip of claims", path: paths.printClaimSlip(claimSlip), content: sheet },
    { name: "payment", path: paths.printPayment(invoice, paid ?? ""), content: sheet },
    { name: "prescription", path: paths.printPrescription(sale.id), content: sheet },
    { name: "receipt", path: paths.printReceipt(receipt), content: sheet },
    { name: "tags", path: paths.printTags([[tagged, 2]]), content: "main article" },
    { name: "job ticket", path: paths.printJob(ticket), content: sheet },
    { name: "lens order", path: paths.orderLenses([order]), content: sheet },
    { name: "contact sheet", path: paths.printContactSheet(contactSheet), content: sheet },
    {
      name: "order of contact lenses",
      path: paths.orderContacts([contactRow]),
      content: sheet,
    },
    { name: "deposit", path: paths.printDeposit(service), content: sheet },
    { name: "deposit, roll", path: paths.printDeposit(service, "ticket"), content: sheet },
    { name: "hand-back", path: paths.printHandBack(service), content: sheet },
    { name: "return slip", path: paths.printReturnSlip(returnSlip), content: sheet },
    {
      name: "account of a supplier",
      path: paths.printSupplierAccount(supplier.id),
      content: sheet,
    },
    { name: "calendar", path: paths.printCalendar(), content: sheet },
    { name: "till", path: paths.printTill(addDays(today(), -1)), content: sheet },
    { name: "slip", path: paths.printSlip(slip), content: sheet },
    { name: "inventory", path: paths.printInventory(`on=${today()}`), content: sheet },
    { name: "refill", path: paths.printRefill(), content: sheet },
    { name: "drawer", path: paths.printDrawer(drawer), content: sheet },
    { name: "count", path: paths.printCount(postedCount), content: sheet },
    { name: "list to count", path: paths.printCountList(openCount), content: sheet },
    { name: "register", path: paths.printPrescriptionLog(lastMonth()), content: sheet },
  ].map((print): Place => ({ ...print, name: `print of ${print.name}`, showsAmounts: true }));
};

/** Screens before sign-in. */
export const publicScreens: readonly Place[] = [
  { name: "landing", path: paths.home, content: "main h1" },
  { name: "blog", path: paths.blog, content: "main h1" },
  {
    name: "article",
    path: paths.article("passer-du-cahier-a-l-ordinateur"),
    content: ".article h2",
  },
  { name: "privacy policy", path: paths.privacy, content: "article h2" },
  { name: "unknown public address", path: "/nulle/part", content: "h1" },
  { name: "sign-in", path: paths.login(), content: "input[type=password]", isMeasured: true },
];

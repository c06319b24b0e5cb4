/** Addresses of all pages. The patterns of the routes are made with the same functions (`paths.client(":id")`). */
import type { Format } from "#lib/device/printing.ts";

const app = "/app";

function productsAt(search: string, edited?: string): string {
  const values = new URLSearchParams(search);
  values.delete("nouveau");
  values.delete("modifier");
  values.delete("code");
  values.delete("importer");
  if (edited) values.set("modifier", edited);
  return values.size > 0 ? `${app}/products?${values}` : `${app}/products`;
}

export const paths = {
  home: "/",
  blog: "/blog",
  article: (slug: string) => `/blog/${slug}`,
  privacy: "/privacy-policy",
  login: (next?: string) =>
    next && next !== app ? `/login?next=${encodeURIComponent(next)}` : "/login",
  setup: "/setup",
  /** Set-up page, which signs in and then opens the next page. */
  setupThen: (next: string) => `/setup?next=${encodeURIComponent(next)}`,
  /** Steps after the set-up: papers, then catalogue. */
  firstRun: `${app}/demarrage`,
  firstRunCatalogue: `${app}/demarrage?etape=catalogue`,
  dashboard: app,
  clients: `${app}/clients`,
  newClient: `${app}/clients/nouveau`,
  /** Form of a new client with this name filled in. */
  newClientOf: (name: string) => `${app}/clients/nouveau?nom=${encodeURIComponent(name)}`,
  /** List of clients, with the dialog of likely duplicates. */
  duplicates: `${app}/clients?doubles=1`,
  client: (id: string) => `${app}/clients/${id}`,
  editClient: (id: string) => `${app}/clients/${id}/modifier`,
  prescriptions: `${app}/prescriptions`,
  newPrescription: (client?: string) =>
    `${app}/prescriptions/new${client ? `?client=${client}` : ""}`,
  prescription: (id: string) => `${app}/prescriptions/${id}`,
  editPrescription: (id: string) => `${app}/prescriptions/edit/${id}`,
  printPrescription: (id: string) => `${app}/prescriptions/${id}/print`,
  printPrescriptionNow: (id: string) => `${app}/prescriptions/${id}/print?print=1`,
  reminders: `${app}/prescriptions/reminders`,
  prescriptionLog: `${app}/prescriptions/registre`,
  /** Prescription log with the period and page of a query string. */
  prescriptionLogAt: (search: string) => `${app}/prescriptions/registre?${search}`,
  printPrescriptionLog: (search = "") => `${app}/print/registre${search && `?${search}`}`,
  workshop: `${app}/atelier`,
  /** Board of jobs, with the focus on the first card of a column. */
  workshopAt: (status: string) => `${app}/atelier?etat=${status}`,
  /** Board of jobs, with the focus on the first late card. */
  workshopLate: `${app}/atelier?etat=retard`,
  /** Card of a job, open over the board. */
  job: (id: string) => `${app}/atelier/${id}`,
  printJob: (id: string) => `${app}/atelier/${id}/print`,
  /** Lens orders of these jobs, one page per lab. */
  orderLenses: (ids: readonly string[]) => `${app}/atelier/commande?montages=${ids.join(",")}`,
  sentOrder: (id: string) => `${app}/atelier/commande?montages=${id}&envoyee=1`,
  /** Order of lenses to make again, for one pair or, without `pair`, for each. */
  remakeLenses: (id: string, eye: "od" | "og" | "odg", pair?: number) =>
    `${app}/atelier/commande?montages=${id}&refaire=${eye}${pair ? `&paire=${pair}` : ""}`,
  /** Board of after-sales tickets, with the focus on the first card of a column (`retard`: on the first late one). */
  services: (status = "") => `${app}/atelier/sav${status && `?etat=${status}`}`,
  service: (id: string) => `${app}/sav/${id}`,
  editService: (id: string) => `${app}/sav/${id}/modifier`,
  /** Form of a new ticket. `item`: sold line that it is about. */
  newService: (client = "", invoice = "") =>
    `${app}/sav/nouveau${client && `?client=${client}`}${invoice && `${client ? "&" : "?"}facture=${invoice}`}`,
  /** Form of a small service, done at once and stored as handed back. */
  smallService: `${app}/sav/petit-service`,
  /** Counter sale with one line, at the estimate of a ticket. */
  sellService: (id: string) => `${app}/sale?sav=${id}`,
  /** Exchange of a sold line under warranty, for a ticket. */
  warrantyExchange: (invoice: string, service = "", line = "") =>
    `${app}/sale?echange=${invoice}&sav=${service}&ligne=${line}`,
  printDeposit: (id: string, format?: Format) =>
    `${app}/print/sav/${id}${format ? `?format=${format}` : ""}`,
  printHandBack: (id: string) => `${app}/print/sav/${id}?bon=restitution`,
  printReturnSlip: (slip: string) => `${app}/print/retour/${slip}`,
  invoices: (status?: string) => `${app}/invoices${status ? `?status=${status}` : ""}`,
  invoice: (id: string) => `${app}/invoices/${id}`,
  /** Form of a credit note for this invoice. */
  newCredit: (invoice: string) => `${app}/invoices/${invoice}/avoir`,
  credits: `${app}/avoirs`,
  credit: (id: string) => `${app}/avoirs/${id}`,
  printInvoice: (id: string, format?: Format) =>
    `${app}/invoices/print/${id}${format ? `?format=${format}` : ""}`,
  /** Print of a new sale's ticket, followed by the form of the next sale. */
  printSale: (id: string) => `${app}/invoices/print/${id}?format=ticket&sale=1`,
  printPayment: (invoice: string, payment: string) =>
    `${app}/invoices/print/${invoice}?payment=${payment}`,
  printCredit: (id: string) => `${app}/print/avoir/${id}`,
  /** Print of the slip for the amount that a credit note keeps for the client. */
  printKept: (id: string) => `${app}/print/avoir/${id}?bon=1`,
  quotes: `${app}/devis`,
  /** Quotes to follow up, because they have no answer. */
  waitingQuotes: `${app}/devis?relance=1`,
  newQuote: (client = "", prescription = "") =>
    `${app}/devis/nouveau${client && `?client=${client}`}${prescription && `&prescription=${prescription}`}`,
  /** Form of a new quote, copied from this one. */
  copyQuote: (id: string) => `${app}/devis/nouveau?copie=${id}`,
  quote: (id: string) => `${app}/devis/${id}`,
  editQuote: (id: string) => `${app}/devis/${id}/modifier`,
  printQuote: (id: string) => `${app}/print/devis/${id}`,
  /** Sale form filled from a variant of a quote; `atPrices`: at today's prices. */
  sellQuote: (
    id: string,
    {
      variant,
      isPrescribed,
      atPrices,
    }: { variant: string; isPrescribed: boolean; atPrices: boolean },
  ) =>
    `${app}/${isPrescribed ? "prescriptions/new" : "sale"}?devis=${id}${variant && `&variante=${variant}`}${atPrices ? "&prix=jour" : ""}`,
  claims: (status?: string) => `${app}/prises-en-charge${status ? `?etat=${status}` : ""}`,
  /** Form of a new claim for an invoice; without one, the page first asks for it. */
  newClaim: (invoice = "") => `${app}/prises-en-charge/nouvelle${invoice && `?facture=${invoice}`}`,
  newQuoteClaim: (quote: string) => `${app}/prises-en-charge/nouvelle?devis=${quote}`,
  claim: (id: string) => `${app}/prises-en-charge/${id}`,
  editClaim: (id: string) => `${app}/prises-en-charge/${id}/modifier`,
  /** Amounts that funds owe, by age. */
  fundDues: `${app}/prises-en-charge/a-recevoir`,
  claimSlip: (slip: string) => `${app}/prises-en-charge/bordereau/${slip}`,
  printClaim: (id: string) => `${app}/print/prise-en-charge/${id}`,
  printClaimSlip: (slip: string) => `${app}/print/bordereau/${slip}`,
  /** Tab of the funds on the company page. */
  funds: `${app}/company?tab=funds`,
  /** List of clients whose glasses are reimbursed again. */
  reimbursable: `${app}/prescriptions/reminders?vue=remboursables`,
  sale: `${app}/sale`,
  /** Counter sale in exchange for pieces of this invoice. */
  exchange: (invoice: string) => `${app}/sale?echange=${invoice}`,
  /** Prescription form in exchange for pieces of an invoice, sold with another prescription. */
  exchangePrescription: (invoice: string, service = "") =>
    `${app}/prescriptions/new?echange=${invoice}${service && `&sav=${service}`}`,
  /** Sale form that replaces a whole invoice; for a prescription's invoice, the prescription form. */
  correction: (invoice: string, prescription = "") =>
    `${app}/${prescription ? "prescriptions/new" : "sale"}?corriger=${invoice}`,
  /** Form that edits a counter sale of today. */
  editSale: (invoice: string) => `${app}/sale?invoice=${invoice}`,
  till: `${app}/caisse`,
  /** Till on a day. */
  tillOn: (day: string) => `${app}/caisse?jour=${day}`,
  /** Today's till, with the closing dialog open. */
  closeTill: `${app}/caisse?cloturer=1`,
  printTill: (day: string) => `${app}/caisse/${day}/print`,
  cheques: (state?: string) => `${app}/caisse/cheques${state ? `?etat=${state}` : ""}`,
  printSlip: (slip: string) => `${app}/caisse/remise/${slip}/print`,
  /** Accountant's pack of a period; without days, of the previous month. */
  books: (from = "", to = "") => `${app}/comptable${from && `?from=${from}&to=${to}`}`,
  accounts: `${app}/comptable/comptes`,
  journal: `${app}/journal`,
  /** Journal of one kind of change, from a given day. */
  journalFrom: (kind: string, day = "") => `${app}/journal?kind=${kind}&from=${day}`,
  statistics: `${app}/statistics`,
  products: `${app}/products`,
  newProduct: `${app}/products?nouveau=1`,
  /** List of products, with the import dialog open. */
  importProducts: `${app}/products?importer=1`,
  /** Form of a new product with this barcode. */
  newProductOf: (barcode: string) =>
    `${app}/products?nouveau=1&code=${encodeURIComponent(barcode)}`,
  /** List of products with this query string, and no form open. */
  productsAt: (search: string) => productsAt(search),
  /** Form of a product over the list with this query string. */
  editProduct: (id: string, search = "") => productsAt(search, id),
  product: (id: string) => `${app}/products/${id}`,
  /** Prices of lenses for a correction. */
  lensPrice: `${app}/verres`,
  lensImport: `${app}/verres/import`,
  lensRefill: `${app}/verres/reassort`,
  printRefill: (search = "") => `${app}/print/reassort${search && `?${search}`}`,
  lensDrawers: `${app}/verres/tiroirs`,
  lensDrawer: (product: string) => `${app}/verres/tiroirs/${product}`,
  printDrawer: (product: string) => `${app}/print/tiroir/${product}`,
  /** Tariffs of a lens range or a supplement. */
  lensTariffs: (product: string) => `${app}/verres/tarifs/${product}`,
  /** Contact lenses: boxes by state, renewals, sheets. */
  contactLenses: (view = "") => `${app}/lentilles${view && `?vue=${view}`}`,
  newContactSheet: (client = "") => `${app}/lentilles/nouvelle${client && `?client=${client}`}`,
  contactSheet: (id: string) => `${app}/lentilles/${id}`,
  editContactSheet: (id: string) => `${app}/lentilles/${id}/modifier`,
  printContactSheet: (id: string) => `${app}/lentilles/${id}/print`,
  /** Orders of these rows of contact lenses, one page per supplier; without rows, of all rows to order. */
  orderContacts: (rows: readonly string[], supplier = "") =>
    `${app}/lentilles/commande?lignes=${rows.join(",")}${supplier && `&fournisseur=${supplier}`}`,
  /** Clients who got a box of this lot. */
  contactRecall: (lot = "") => `${app}/lentilles/rappel${lot && `?lot=${encodeURIComponent(lot)}`}`,
  /** Counter sale of the contact lenses on a sheet. */
  sellContacts: (sheet: string) => `${app}/sale?fiche=${sheet}`,
  /** Counter sale that renews the contact lenses of a sheet. */
  renewContacts: (sheet: string) => `${app}/sale?renouveler=${sheet}`,
  tags: `${app}/etiquettes`,
  /** Earlier prints of tags. */
  tagPrints: `${app}/etiquettes?vue=impressions`,
  /** Print of tags for these products. `cell`: first cell of the sheet to use, from 1. */
  printTags: (
    tags: readonly (readonly [product: string, quantity: number])[],
    { template = "", cell = 1 } = {},
  ) =>
    `${app}/etiquettes/print?template=${template}&cell=${cell}&tags=${tags.map((tag) => tag.join(":")).join(",")}`,
  /** Print of a sample tag, to set up the printer. */
  printTrialTag: (template: string) => `${app}/etiquettes/print?template=${template}&essai=1`,
  suppliers: `${app}/suppliers`,
  newSupplier: `${app}/suppliers/new`,
  supplier: (id: string) => `${app}/suppliers/${id}`,
  editSupplier: (id: string) => `${app}/suppliers/edit/${id}`,
  /** Purchases: bills, payments, credits, calendar and balance of suppliers. */
  purchases: (view = "") => `${app}/achats${view && `?vue=${view}`}`,
  /** Late bills of suppliers. */
  lateBills: `${app}/achats?etat=late`,
  /** Credits that suppliers still owe. */
  expectedCredits: `${app}/achats?vue=avoirs&etat=expected`,
  /** Form of a new bill. `receipt`: receipt whose goods it bills. */
  newBill: (supplier = "", receipt = "") =>
    `${app}/achats/factures/nouvelle${supplier && `?fournisseur=${supplier}`}${receipt && `${supplier ? "&" : "?"}bon=${receipt}`}`,
  bill: (id: string) => `${app}/achats/factures/${id}`,
  editBill: (id: string) => `${app}/achats/factures/${id}/modifier`,
  /** Form of a payment for these bills of one supplier. `credit`: credit to pay with. */
  payBills: (supplier = "", bills: readonly string[] = [], credit = "") =>
    `${app}/achats/reglements/nouveau${supplier && `?fournisseur=${supplier}`}${bills.length > 0 ? `&factures=${bills.join(",")}` : ""}${credit && `&avoir=${credit}`}`,
  billPayment: (id: string) => `${app}/achats/reglements/${id}`,
  editBillPayment: (id: string) => `${app}/achats/reglements/${id}/modifier`,
  /** Form of a new credit to request: for a bill, for a defective piece, or for neither. */
  newSupplierCredit: ({ supplier = "", bill = "", defect = "" } = {}) => {
    const of = new URLSearchParams({
      ...(supplier && { fournisseur: supplier }),
      ...(bill && { facture: bill }),
      ...(defect && { defaut: defect }),
    });
    return `${app}/achats/avoirs/nouveau${of.size > 0 ? `?${of}` : ""}`;
  },
  supplierCredit: (id: string) => `${app}/achats/avoirs/${id}`,
  editSupplierCredit: (id: string) => `${app}/achats/avoirs/${id}/modifier`,
  /** Form of a credit, opened to enter the received credit note. */
  receiveSupplierCredit: (id: string) => `${app}/achats/avoirs/${id}/modifier?recu=1`,
  supplierAccount: (id: string) => `${app}/suppliers/${id}?tab=account`,
  printSupplierAccount: (id: string, search = "") =>
    `${app}/print/releve/${id}${search && `?${search}`}`,
  printCalendar: (search = "") => `${app}/print/echeancier${search && `?${search}`}`,
  stock: `${app}/stock`,
  movements: `${app}/stock/movements`,
  /** Inventory: the stock at a day, in pieces and money. */
  inventory: `${app}/stock/inventaire`,
  inventoryAt: (search: string) => `${app}/stock/inventaire${search && `?${search}`}`,
  printInventory: (search = "") => `${app}/stock/inventaire/print${search && `?${search}`}`,
  receipts: `${app}/stock/receipts`,
  newReceipt: `${app}/stock/receipts/new`,
  /** Form of an order: of one product, or of all low products of a supplier ('' for products without one). */
  orderProduct: (id: string, quantity?: number) =>
    `${app}/stock/receipts/new?product=${id}${quantity ? `&quantity=${quantity}` : ""}`,
  orderSupplier: (id: string, { level = "", type = "" } = {}) =>
    `${app}/stock/receipts/new?order=${id || "none"}${level && `&level=${level}`}${type && `&type=${type}`}`,
  receipt: (id: string) => `${app}/stock/receipts/${id}`,
  editReceipt: (id: string) => `${app}/stock/receipts/edit/${id}`,
  /** Form of a receipt, with the focus on the first received quantity. */
  receiveReceipt: (id: string) => `${app}/stock/receipts/edit/${id}?recu=1`,
  printReceipt: (id: string) => `${app}/stock/receipts/${id}/print`,
  adjustments: `${app}/stock/adjustments`,
  newAdjustment: `${app}/stock/adjustments/new`,
  editAdjustment: (id: string) => `${app}/stock/adjustments/edit/${id}`,
  counts: `${app}/stock/comptages`,
  openCounts: `${app}/stock/comptages?etat=open`,
  newCount: `${app}/stock/comptages/new`,
  /** Scanning page of a count. */
  count: (id: string) => `${app}/stock/comptages/${id}`,
  /** Review of a count, open at one of its lists. */
  countReview: (id: string, list = "") =>
    `${app}/stock/comptages/${id}/revue${list && `?liste=${list}`}`,
  printCount: (id: string) => `${app}/stock/comptages/${id}/print`,
  /** Print of the paper list of products that are not counted yet. */
  printCountList: (id: string) => `${app}/stock/comptages/${id}/print?liste=1`,
  company: `${app}/company`,
  /** Tab of the team on the company page. */
  team: `${app}/company?tab=team`,
  /** Tab of the backups on the company page. */
  backups: `${app}/company?tab=data`,
  /** User guide. */
  help: `${app}/aide`,
} as const;

/** Address to open after the sign-in, if it is internal; else the dashboard. */
export const safeNext = (next: string | null): string =>
  // Refuses control characters: a browser drops them, so that '/\t/site' would lead to another site.
  next && /^\/(?![/\\])[^\p{Cc}]*$/u.test(next) && !next.startsWith("/login") ? next : app;

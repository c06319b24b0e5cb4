/** Links to every page of the product; the patterns of the routes are made from them (`paths.client(":id")`). */
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
  /** Set-up that leads to its next step once it has signed in. */
  setupThen: (next: string) => `/setup?next=${encodeURIComponent(next)}`,
  /** Steps after the set-up: papers, then catalogue. */
  firstRun: `${app}/demarrage`,
  firstRunCatalogue: `${app}/demarrage?etape=catalogue`,
  dashboard: app,
  clients: `${app}/clients`,
  newClient: `${app}/clients/nouveau`,
  /** Form of a new client with this name. */
  newClientOf: (name: string) => `${app}/clients/nouveau?nom=${encodeURIComponent(name)}`,
  /** Likely duplicates, over the list. */
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
  /** Prescription log at the period and page of a query string. */
  prescriptionLogAt: (search: string) => `${app}/prescriptions/registre?${search}`,
  printPrescriptionLog: (search = "") => `${app}/print/registre${search && `?${search}`}`,
  workshop: `${app}/atelier`,
  /** Board, focused on the first card of a column. */
  workshopAt: (status: string) => `${app}/atelier?etat=${status}`,
  /** Board, focused on the first late card. */
  workshopLate: `${app}/atelier?etat=retard`,
  /** Card, open over the board. */
  job: (id: string) => `${app}/atelier/${id}`,
  printJob: (id: string) => `${app}/atelier/${id}/print`,
  /** Lens order of these jobs, a page per lab. */
  orderLenses: (ids: readonly string[]) => `${app}/atelier/commande?montages=${ids.join(",")}`,
  sentOrder: (id: string) => `${app}/atelier/commande?montages=${id}&envoyee=1`,
  /** Order of lenses made again: of one pair, or of each without one. */
  remakeLenses: (id: string, eye: "od" | "og" | "odg", pair?: number) =>
    `${app}/atelier/commande?montages=${id}&refaire=${eye}${pair ? `&paire=${pair}` : ""}`,
  /** Board of after-sales tickets, focused on the first card of a column (`retard`: the first late one). */
  services: (status = "") => `${app}/atelier/sav${status && `?etat=${status}`}`,
  service: (id: string) => `${app}/sav/${id}`,
  editService: (id: string) => `${app}/sav/${id}/modifier`,
  /** Form of a new ticket; `item`: the sold line that it is about. */
  newService: (client = "", invoice = "") =>
    `${app}/sav/nouveau${client && `?client=${client}`}${invoice && `${client ? "&" : "?"}facture=${invoice}`}`,
  /** A repair of a minute, saved as handed back. */
  smallService: `${app}/sav/petit-service`,
  /** Counter sale with a line of the estimate of a ticket. */
  sellService: (id: string) => `${app}/sale?sav=${id}`,
  /** Exchange of a sold line under the warranty of a ticket. */
  warrantyExchange: (invoice: string, service = "", line = "") =>
    `${app}/sale?echange=${invoice}&sav=${service}&ligne=${line}`,
  printDeposit: (id: string, format?: Format) =>
    `${app}/print/sav/${id}${format ? `?format=${format}` : ""}`,
  printHandBack: (id: string) => `${app}/print/sav/${id}?bon=restitution`,
  printReturnSlip: (slip: string) => `${app}/print/retour/${slip}`,
  invoices: (status?: string) => `${app}/invoices${status ? `?status=${status}` : ""}`,
  invoice: (id: string) => `${app}/invoices/${id}`,
  /** Form of a credit note of this invoice. */
  newCredit: (invoice: string) => `${app}/invoices/${invoice}/avoir`,
  credits: `${app}/avoirs`,
  credit: (id: string) => `${app}/avoirs/${id}`,
  printInvoice: (id: string, format?: Format) =>
    `${app}/invoices/print/${id}${format ? `?format=${format}` : ""}`,
  /** Ticket of a new sale, followed by the next sale. */
  printSale: (id: string) => `${app}/invoices/print/${id}?format=ticket&sale=1`,
  printPayment: (invoice: string, payment: string) =>
    `${app}/invoices/print/${invoice}?payment=${payment}`,
  printCredit: (id: string) => `${app}/print/avoir/${id}`,
  /** Slip of the amount that a credit note keeps for the client. */
  printKept: (id: string) => `${app}/print/avoir/${id}?bon=1`,
  quotes: `${app}/devis`,
  /** Quotes that wait for an answer. */
  waitingQuotes: `${app}/devis?relance=1`,
  newQuote: (client = "", prescription = "") =>
    `${app}/devis/nouveau${client && `?client=${client}`}${prescription && `&prescription=${prescription}`}`,
  /** Form of a copy. */
  copyQuote: (id: string) => `${app}/devis/nouveau?copie=${id}`,
  quote: (id: string) => `${app}/devis/${id}`,
  editQuote: (id: string) => `${app}/devis/${id}/modifier`,
  printQuote: (id: string) => `${app}/print/devis/${id}`,
  /** Sale form that a variant fills; `atPrices` takes the prices of today. */
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
  /** Claim of an invoice, chosen on the page where none is named. */
  newClaim: (invoice = "") => `${app}/prises-en-charge/nouvelle${invoice && `?facture=${invoice}`}`,
  newQuoteClaim: (quote: string) => `${app}/prises-en-charge/nouvelle?devis=${quote}`,
  claim: (id: string) => `${app}/prises-en-charge/${id}`,
  editClaim: (id: string) => `${app}/prises-en-charge/${id}/modifier`,
  /** What funds owe, by age. */
  fundDues: `${app}/prises-en-charge/a-recevoir`,
  claimSlip: (slip: string) => `${app}/prises-en-charge/bordereau/${slip}`,
  printClaim: (id: string) => `${app}/print/prise-en-charge/${id}`,
  printClaimSlip: (slip: string) => `${app}/print/bordereau/${slip}`,
  /** Funds of the company page. */
  funds: `${app}/company?tab=funds`,
  /** Clients whose glasses are reimbursed again. */
  reimbursable: `${app}/prescriptions/reminders?vue=remboursables`,
  sale: `${app}/sale`,
  /** Counter sale in exchange for pieces of an invoice. */
  exchange: (invoice: string) => `${app}/sale?echange=${invoice}`,
  /** Prescription in exchange for pieces of an invoice of another. */
  exchangePrescription: (invoice: string, service = "") =>
    `${app}/prescriptions/new?echange=${invoice}${service && `&sav=${service}`}`,
  /** Counter sale that replaces a whole invoice; the prescription form for an invoice of a prescription. */
  correction: (invoice: string, prescription = "") =>
    `${app}/${prescription ? "prescriptions/new" : "sale"}?corriger=${invoice}`,
  /** Counter sale of today, edited in place. */
  editSale: (invoice: string) => `${app}/sale?invoice=${invoice}`,
  till: `${app}/caisse`,
  /** Till of a day. */
  tillOn: (day: string) => `${app}/caisse?jour=${day}`,
  /** Closing dialog over today's till. */
  closeTill: `${app}/caisse?cloturer=1`,
  printTill: (day: string) => `${app}/caisse/${day}/print`,
  cheques: (state?: string) => `${app}/caisse/cheques${state ? `?etat=${state}` : ""}`,
  printSlip: (slip: string) => `${app}/caisse/remise/${slip}/print`,
  /** Pack of a period for the accountant; without days, of the month before. */
  books: (from = "", to = "") => `${app}/comptable${from && `?from=${from}&to=${to}`}`,
  accounts: `${app}/comptable/comptes`,
  journal: `${app}/journal`,
  /** Journal of one kind of change, from a day on. */
  journalFrom: (kind: string, day = "") => `${app}/journal?kind=${kind}&from=${day}`,
  statistics: `${app}/statistics`,
  products: `${app}/products`,
  newProduct: `${app}/products?nouveau=1`,
  /** Import dialog over the list. */
  importProducts: `${app}/products?importer=1`,
  /** Form of a new product with this barcode. */
  newProductOf: (barcode: string) =>
    `${app}/products?nouveau=1&code=${encodeURIComponent(barcode)}`,
  /** List at this query string, without an open form. */
  productsAt: (search: string) => productsAt(search),
  /** Form over the list at this query string. */
  editProduct: (id: string, search = "") => productsAt(search, id),
  product: (id: string) => `${app}/products/${id}`,
  /** Price of a lens by its power. */
  lensPrice: `${app}/verres`,
  lensImport: `${app}/verres/import`,
  lensRefill: `${app}/verres/reassort`,
  printRefill: (search = "") => `${app}/print/reassort${search && `?${search}`}`,
  lensDrawers: `${app}/verres/tiroirs`,
  lensDrawer: (product: string) => `${app}/verres/tiroirs/${product}`,
  printDrawer: (product: string) => `${app}/print/tiroir/${product}`,
  /** Tariffs of a range or of a supplement. */
  lensTariffs: (product: string) => `${app}/verres/tarifs/${product}`,
  /** Boxes of contact lenses by state, renewals and sheets. */
  contactLenses: (view = "") => `${app}/lentilles${view && `?vue=${view}`}`,
  newContactSheet: (client = "") => `${app}/lentilles/nouvelle${client && `?client=${client}`}`,
  contactSheet: (id: string) => `${app}/lentilles/${id}`,
  editContactSheet: (id: string) => `${app}/lentilles/${id}/modifier`,
  printContactSheet: (id: string) => `${app}/lentilles/${id}/print`,
  /** Order of these rows, a page per supplier; without rows, of all that are to order. */
  orderContacts: (rows: readonly string[], supplier = "") =>
    `${app}/lentilles/commande?lignes=${rows.join(",")}${supplier && `&fournisseur=${supplier}`}`,
  /** Clients who had a box of this lot. */
  contactRecall: (lot = "") => `${app}/lentilles/rappel${lot && `?lot=${encodeURIComponent(lot)}`}`,
  /** Counter sale with a sheet of contact lenses. */
  sellContacts: (sheet: string) => `${app}/sale?fiche=${sheet}`,
  /** Counter sale that is filled with the renewal of a sheet. */
  renewContacts: (sheet: string) => `${app}/sale?renouveler=${sheet}`,
  tags: `${app}/etiquettes`,
  /** Prints of tags that were kept. */
  tagPrints: `${app}/etiquettes?vue=impressions`,
  /** Tags of these products on a paper; `cell`: the first one of a sheet, from 1. */
  printTags: (
    tags: readonly (readonly [product: string, quantity: number])[],
    { template = "", cell = 1 } = {},
  ) =>
    `${app}/etiquettes/print?template=${template}&cell=${cell}&tags=${tags.map((tag) => tag.join(":")).join(",")}`,
  /** A tag of no product, to set up the printer. */
  printTrialTag: (template: string) => `${app}/etiquettes/print?template=${template}&essai=1`,
  suppliers: `${app}/suppliers`,
  newSupplier: `${app}/suppliers/new`,
  supplier: (id: string) => `${app}/suppliers/${id}`,
  editSupplier: (id: string) => `${app}/suppliers/edit/${id}`,
  /** Bills, payments, credits, calendar and balance of suppliers. */
  purchases: (view = "") => `${app}/achats${view && `?vue=${view}`}`,
  /** Bills to pay that are late. */
  lateBills: `${app}/achats?etat=late`,
  /** Credits that are awaited. */
  expectedCredits: `${app}/achats?vue=avoirs&etat=expected`,
  /** Form of a new bill; `receipt`: the goods that it bills. */
  newBill: (supplier = "", receipt = "") =>
    `${app}/achats/factures/nouvelle${supplier && `?fournisseur=${supplier}`}${receipt && `${supplier ? "&" : "?"}bon=${receipt}`}`,
  bill: (id: string) => `${app}/achats/factures/${id}`,
  editBill: (id: string) => `${app}/achats/factures/${id}/modifier`,
  /** Form of a payment of these bills of one supplier; `credit`: what it pays with. */
  payBills: (supplier = "", bills: readonly string[] = [], credit = "") =>
    `${app}/achats/reglements/nouveau${supplier && `?fournisseur=${supplier}`}${bills.length > 0 ? `&factures=${bills.join(",")}` : ""}${credit && `&avoir=${credit}`}`,
  billPayment: (id: string) => `${app}/achats/reglements/${id}`,
  editBillPayment: (id: string) => `${app}/achats/reglements/${id}/modifier`,
  /** Form of a credit to ask for: of a bill, of a defective piece, or of neither. */
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
  /** The same, to type the paper that came. */
  receiveSupplierCredit: (id: string) => `${app}/achats/avoirs/${id}/modifier?recu=1`,
  supplierAccount: (id: string) => `${app}/suppliers/${id}?tab=account`,
  printSupplierAccount: (id: string, search = "") =>
    `${app}/print/releve/${id}${search && `?${search}`}`,
  printCalendar: (search = "") => `${app}/print/echeancier${search && `?${search}`}`,
  stock: `${app}/stock`,
  movements: `${app}/stock/movements`,
  /** Stock of a day in pieces and money. */
  inventory: `${app}/stock/inventaire`,
  inventoryAt: (search: string) => `${app}/stock/inventaire${search && `?${search}`}`,
  printInventory: (search = "") => `${app}/stock/inventaire/print${search && `?${search}`}`,
  receipts: `${app}/stock/receipts`,
  newReceipt: `${app}/stock/receipts/new`,
  /** Order of one product, or of all low products of a supplier ('' for none). */
  orderProduct: (id: string, quantity?: number) =>
    `${app}/stock/receipts/new?product=${id}${quantity ? `&quantity=${quantity}` : ""}`,
  orderSupplier: (id: string, { level = "", type = "" } = {}) =>
    `${app}/stock/receipts/new?order=${id || "none"}${level && `&level=${level}`}${type && `&type=${type}`}`,
  receipt: (id: string) => `${app}/stock/receipts/${id}`,
  editReceipt: (id: string) => `${app}/stock/receipts/edit/${id}`,
  /** The same, focused on the first received quantity. */
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
  /** Review of a count, at one of its lists. */
  countReview: (id: string, list = "") =>
    `${app}/stock/comptages/${id}/revue${list && `?liste=${list}`}`,
  printCount: (id: string) => `${app}/stock/comptages/${id}/print`,
  /** Paper list of what is not counted yet. */
  printCountList: (id: string) => `${app}/stock/comptages/${id}/print?liste=1`,
  company: `${app}/company`,
  /** People of the company page. */
  team: `${app}/company?tab=team`,
  /** Backups of the company page. */
  backups: `${app}/company?tab=data`,
  /** User guide. */
  help: `${app}/aide`,
} as const;

/** Internal path to return to after the sign-in; else the dashboard. */
export const safeNext = (next: string | null): string =>
  // Control characters are refused: a browser drops them, so that '/\t/site' would leave ours.
  next && /^\/(?![/\\])[^\p{Cc}]*$/u.test(next) && !next.startsWith("/login") ? next : app;

/** Pictures of the screens: every screen of the table, the actions before its picture, and its drawing in look/. */
import { addDays, today } from "#domain/core/days/days.ts";
import { paths } from "#lib/addresses/paths.ts";
import {
  type Full,
  fullFormsOf,
  printsOf,
  publicScreens,
  screensOf,
  tabsOf,
} from "#support/screensOf.ts";
import {
  type Act,
  press,
  turn,
  showKeys,
  ask,
  sell,
  creditAll,
  takeBack,
  countCash,
  tickCheques,
  addCheque,
  payByCheque,
  importCatalogue,
  count,
  changePhone,
  removeInvoice,
  foldMeasures,
  showMeasures,
  openClaim,
} from "./acts.ts";

/** Ids of the records that the pictures show. */
export type Ids = Full & Record<"measured" | "pairs" | "lab", string>;
export type Picture = {
  name: string;
  path: string;
  act?: Act | undefined;
  /** File of the drawing in look/, by width. */
  look?: Record<number, string> | undefined;
  /** True for a screen that is shown signed out. */
  isPublic?: boolean;
  /** True for a picture of the whole page, not only of the window. */
  isWhole?: boolean;
};

/** Actions on a screen before its picture, by the screen's name. */
const acts: Readonly<Record<string, Act>> = {
  "sale edited": foldMeasures(false),
  "counter sale": sell,
  "new credit note": creditAll,
  exchange: takeBack,
  cheques: tickCheques,
  "new adjustment": count,
  company: changePhone,
};

/** Drawings in look/, by picture and width. */
const looks: Readonly<Record<string, Record<number, string>>> = {
  landing: { 1366: "14-landing.png" },
  blog: { 1366: "14-blog.png" },
  "sign-in": { 1366: "01-login.png" },
  dashboard: {
    1366: "new-dashboard-1366.png",
    820: "new-dashboard-820.png",
    390: "15-phone-dashboard.png",
  },
  clients: { 1366: "new-clients-1366.png", 390: "new-clients-390.png" },
  client: { 1366: "04-client.png" },
  prescriptions: {
    1366: "new-vente-enregistree-1366.png",
    390: "new-vente-enregistree-390.png",
  },
  workshop: { 1366: "new-atelier-1366.png", 390: "new-atelier-390.png" },
  "sale edited": {
    1366: "05-prescription-form.png",
    820: "05c-prescription-form-tablet.png",
    390: "15-phone-prescription-form.png",
  },
  "customer view": { 1366: "new-vue-client-1366.png" },
  reminders: { 1366: "13-reminders.png" },
  invoices: { 1366: "06-invoices.png", 390: "15-phone-invoices.png" },
  invoice: { 1366: "07-invoice-detail.png" },
  "new person": { 1366: "21-equipe.png" },
  "new payment": { 1366: "06b-invoice-payment.png", 390: "15-phone-payment.png" },
  "counter sale": { 1366: "new-vente-comptoir-1366.png" },
  till: { 1366: "new-caisse-1366.png", 390: "new-caisse-390.png" },
  "till counted": { 1366: "new-caisse-cloture-1366.png" },
  cheques: { 1366: "new-cheques-1366.png" },
  products: { 1366: "09-products.png" },
  product: { 1366: "09b-product-detail.png" },
  stock: { 1366: "10-stock.png" },
  "low stock by supplier": { 1366: "new-stock-bas-1366.png" },
  "receipt edited": { 1366: "11-receipt-form.png" },
  statistics: { 1366: "12-statistics.png", 390: "15-phone-statistics.png" },
  company: { 1366: "24-reglages-premiers-pas.png" },
  "print of invoice, A4": { 1366: "08-invoice-print.png" },
  "print of invoice, roll": { 1366: "08-ticket-print.png" },
  "print of prescription": { 1366: "08-prescription-print.png" },
  "print of lens order": { 1366: "new-commande-a4.png" },
  "print of job ticket": { 1366: "new-fiche-atelier-a5.png" },
};

/** Pictures of other screens than the table's: dialogs, states, and records with more content. */
function extraOf({ sale, plain, measured, pairs, ticket, lab }: Ids): Picture[] {
  const invoice = paths.invoice(sale.invoice?.id ?? "");
  const closed = addDays(today(), -3);
  return [
    { name: "job", path: paths.job(ticket) },
    { name: "job of two pairs", path: paths.job(pairs) },
    { name: "lab edited", path: paths.editSupplier(lab) },
    { name: "low stock by supplier", path: "/app/stock?tab=low&view=suppliers" },
    { name: "till closed", path: paths.tillOn(closed) },
    { name: "till report", path: paths.printTill(closed) },
    { name: "till roll", path: `${paths.printTill(closed)}?format=ticket` },
    { name: "sale with cheque", path: paths.editPrescription(plain), act: addCheque },
    { name: "sale with measures", path: paths.editPrescription(measured), act: showMeasures },
    { name: "sale with claim", path: paths.editPrescription(measured), act: openClaim },
    { name: "customer view", path: paths.prescription(sale.id), act: turn },
    { name: "invoice deletion", path: paths.invoices(), act: removeInvoice },
    { name: "new payment", path: invoice, act: press("Ajouter un paiement") },
    { name: "new cheque", path: invoice, act: payByCheque },
    { name: "new person", path: "/app/company?tab=team", act: press("Ajouter une personne") },
    { name: "till counted", path: paths.till, act: countCash },
    { name: "new expense", path: paths.till, act: press("Dépense") },
    { name: "import", path: paths.products, act: importCatalogue },
    { name: "search", path: paths.statistics, act: ask("") },
    { name: "search for payment", path: paths.statistics, act: ask("paiement 500") },
    { name: "keys", path: paths.prescriptions, act: showKeys },
  ];
}

/** All pictures of a shop. */
export function picturesOf(ids: Ids): Picture[] {
  const places = [...Object.values(screensOf(ids)).flat(), ...tabsOf(ids), ...fullFormsOf(ids)];
  return [
    ...publicScreens.map(({ name, path }) => ({
      name,
      path,
      isPublic: true,
      isWhole: name === "landing",
    })),
    ...places.map(({ name, path }) => ({ name, path, act: acts[name] })),
    ...extraOf(ids),
    ...printsOf(ids).map(({ name, path }) => ({ name, path, isWhole: true })),
  ].map((picture): Picture => ({ ...picture, look: looks[picture.name] }));
}

/** Pictures stored in git, for the README and the guide. `width`: of the picture, in pixels. */
export const kept = [
  { picture: "sale edited", file: "docker/screenshot.webp", width: 1366 },
  ...Object.entries({
    dashboard: "first-day",
    "sale edited": "prescription",
    "sale with measures": "measures",
    "counter sale": "sale",
    workshop: "workshop",
    till: "till",
    "customer view": "customer",
    "receipt edited": "delivery",
    "new adjustment": "count",
    "print of invoice, A4": "print",
    "company, data": "backup",
  }).map(([picture, name]) => ({
    picture,
    file: `web/shared/pictures/${name}.webp`,
    width: 900,
  })),
];

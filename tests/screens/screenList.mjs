// Screens: address, action before the picture, and drawing of look/ by width.

/** @typedef {import("playwright-core").Page} Page */
/**
 * @typedef {{ client: string, prescription: string, invoice: string, product: string, supplier: string, receipt: string,
 *   job: string, payment: string, credit: string, quote: string, measured: string, pairs: string, lab: string, claim: string,
 *   slip: string }} Ids the records that the pictures show
 * @typedef {{ name: string, path: string | ((ids: Ids) => string), act?: (page: Page) => Promise<unknown>, look?: Record<number, string>,
 *   isPublic?: boolean, isWhole?: boolean }} Screen
 */

/** @type {(name: string) => (page: Page) => Promise<unknown>} */
const press = (name) => (page) =>
  page
    .getByRole("button", { name })
    .filter({ visible: true })
    .first()
    .click()
    .then(() => page.locator("dialog[open], [role=menu]").first().waitFor());

/** @type {(page: Page) => Promise<unknown>} */
const turn = async (page) => {
  await page.keyboard.press("v");
  await page.getByRole("dialog", { name: "Vue client" }).waitFor();
};

/** @type {(typed: string) => (page: Page) => Promise<unknown>} */
const ask = (typed) => async (page) => {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").first().waitFor();
  await page.keyboard.type(typed);
  if (typed) await page.locator("[role=option]").first().waitFor();
};

/** @type {(page: Page) => Promise<unknown>} */
const sell = async (page) => {
  const scanner = page.getByRole("combobox", { name: "Produit" });
  for (const code of ["M-033", "V-07"]) {
    await scanner.fill(code);
    await scanner.press("Enter");
    await page.getByRole("listitem").filter({ hasText: code }).first().waitFor();
  }
};

/** @type {(page: Page) => Promise<unknown>} */
const creditAll = (page) => page.getByRole("button", { name: "Tout créditer" }).click();

/** @type {(page: Page) => Promise<unknown>} */
const takeBack = async (page) => {
  await page
    .getByRole("button", { name: /^Reprendre un de plus/ })
    .first()
    .click();
  await sell(page);
};

/** @type {(days: number) => string} */
const dayBefore = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** @type {(page: Page) => Promise<unknown>} */
const countCash = async (page) => {
  await press("Clôturer")(page);
  for (const [value, count] of Object.entries({ 200: "8", 100: "5", 50: "3", 20: "5", 10: "2" }))
    await page.getByLabel(`Nombre de ${value}\u00a0DH`, { exact: true }).fill(count);
  await page.getByLabel(/^Note sur/).fill("Monnaie rendue en trop à midi");
};

/** @type {(page: Page) => Promise<unknown>} */
const tickCheques = async (page) => {
  const boxes = page.getByRole("checkbox", { name: /^Cocher/ }).filter({ visible: true });
  await boxes.first().waitFor();
  await boxes.nth(0).check();
  await boxes.nth(1).check();
};

/** @type {(page: Page) => Promise<unknown>} */
const addCheque = async (page) => {
  await page.getByRole("button", { name: "Ajouter un paiement" }).click();
  await page.getByLabel("Méthode", { exact: true }).last().selectOption("check");
  await page.getByLabel("Banque", { exact: true }).last().scrollIntoViewIfNeeded();
};

/** @type {(page: Page) => Promise<unknown>} */
const payByCheque = async (page) => {
  await press("Ajouter un paiement")(page);
  await page.getByRole("dialog").getByText("Chèque", { exact: true }).click();
};

/** @type {(page: Page) => Promise<unknown>} */
const importCatalogue = async (page) => {
  await press("Actions")(page);
  await page.getByRole("menuitem", { name: "Importer CSV" }).click();
  await page.getByRole("dialog", { name: "Importer CSV" }).waitFor();
};

/** @type {(page: Page) => Promise<unknown>} */
const count = async (page) => {
  await page.getByRole("combobox", { name: /^Produit/ }).fill("M-033");
  await page.getByRole("option").filter({ visible: true }).first().click();
  await page.getByLabel(/^Compté, /).fill("3");
  await page.keyboard.press("Tab");
};

/** @type {(page: Page) => Promise<unknown>} */
const changePhone = (page) => page.getByLabel(/^Téléphone/).fill("05 37 00 00 00");

/** @type {(page: Page) => Promise<unknown>} */
const removeInvoice = async (page) => {
  const row = page.locator("[data-row]").filter({ hasText: "Partielle" }).first();
  await row.hover();
  await row.getByRole("button", { name: /^Actions/ }).click();
  await page.getByRole("menuitem", { name: /^Supprimer/ }).click();
  // The pointer holds it.
  await page.getByRole("alertdialog").hover();
};

/** @type {(isOpen: boolean) => (page: Page) => Promise<unknown>} */
const foldMeasures = (isOpen) => async (page) => {
  const fold = page.getByRole("button", { name: "Plus de mesures" });
  if ((await fold.getAttribute("aria-expanded")) !== String(isOpen)) await fold.click();
};

/** @type {(page: Page) => Promise<unknown>} */
const showMeasures = async (page) => {
  await foldMeasures(true)(page);
  await page.getByRole("button", { name: "Saisie rapide" }).evaluate((one) => {
    window.scrollTo(0, one.getBoundingClientRect().top + window.scrollY - 90);
  });
};

/** @type {(page: Page) => Promise<unknown>} */
const openClaim = async (page) => {
  const card = page.getByRole("button", { name: "Prise en charge" });
  await card.click();
  await card.scrollIntoViewIfNeeded();
};

/** @type {Screen[]} */
export const screens = [
  { name: "accueil", path: "/", look: { 1366: "14-landing.png" }, isPublic: true, isWhole: true },
  { name: "blog", path: "/blog", look: { 1366: "14-blog.png" }, isPublic: true },
  { name: "confidentialite", path: "/privacy-policy", isPublic: true },
  { name: "connexion", path: "/login", look: { 1366: "01-login.png" }, isPublic: true },
  { name: "introuvable", path: "/nulle/part", isPublic: true },
  {
    name: "tableau-de-bord",
    path: "/app",
    look: {
      1366: "new-dashboard-1366.png",
      820: "new-dashboard-820.png",
      390: "15-phone-dashboard.png",
    },
  },
  {
    name: "clients",
    path: "/app/clients",
    look: { 1366: "new-clients-1366.png", 390: "new-clients-390.png" },
  },
  {
    name: "client",
    path: ({ client }) => `/app/clients/${client}`,
    look: { 1366: "04-client.png" },
  },
  { name: "client-nouveau", path: "/app/clients/nouveau" },
  {
    name: "prescriptions",
    path: "/app/prescriptions",
    look: { 1366: "new-vente-enregistree-1366.png", 390: "new-vente-enregistree-390.png" },
  },
  {
    name: "atelier",
    path: "/app/atelier",
    look: { 1366: "new-atelier-1366.png", 390: "new-atelier-390.png" },
  },
  { name: "atelier-paires", path: ({ pairs }) => `/app/atelier/${pairs}` },
  { name: "atelier-carte", path: ({ job }) => `/app/atelier/${job}` },
  { name: "prescription", path: ({ prescription }) => `/app/prescriptions/${prescription}` },
  {
    name: "prescription-modifier",
    path: ({ prescription }) => `/app/prescriptions/edit/${prescription}`,
    act: foldMeasures(false),
    look: {
      1366: "05-prescription-form.png",
      820: "05c-prescription-form-tablet.png",
      390: "15-phone-prescription-form.png",
    },
  },
  {
    name: "prescription-cheque",
    path: ({ prescription }) => `/app/prescriptions/edit/${prescription}`,
    act: addCheque,
  },
  {
    name: "prescription-mesures",
    path: ({ measured }) => `/app/prescriptions/edit/${measured}`,
    act: showMeasures,
  },
  {
    name: "prescription-prise-en-charge",
    path: ({ measured }) => `/app/prescriptions/edit/${measured}`,
    act: openClaim,
  },
  { name: "prescription-nouvelle", path: "/app/prescriptions/new" },
  {
    name: "vue-client",
    path: ({ prescription }) => `/app/prescriptions/${prescription}`,
    act: turn,
    look: { 1366: "new-vue-client-1366.png" },
  },
  {
    name: "rappels",
    path: "/app/prescriptions/reminders",
    look: { 1366: "13-reminders.png" },
  },
  { name: "registre", path: "/app/prescriptions/registre?periode=year" },
  {
    name: "factures",
    path: "/app/invoices",
    look: { 1366: "06-invoices.png", 390: "15-phone-invoices.png" },
  },
  { name: "factures-suppression", path: "/app/invoices", act: removeInvoice },
  {
    name: "facture",
    path: ({ invoice }) => `/app/invoices/${invoice}`,
    look: { 1366: "07-invoice-detail.png" },
  },
  {
    name: "entreprise-personne",
    path: "/app/company?tab=team",
    act: press("Ajouter une personne"),
    look: { 1366: "21-equipe.png" },
  },
  { name: "prises-en-charge", path: "/app/prises-en-charge" },
  { name: "prises-en-charge-a-recevoir", path: "/app/prises-en-charge/a-recevoir" },
  { name: "prise-en-charge", path: ({ claim }) => `/app/prises-en-charge/${claim}` },
  {
    name: "prise-en-charge-modifier",
    path: ({ claim }) => `/app/prises-en-charge/${claim}/modifier`,
  },
  {
    name: "prise-en-charge-nouvelle",
    path: ({ invoice }) => `/app/prises-en-charge/nouvelle?facture=${invoice}`,
  },
  { name: "bordereau", path: ({ slip }) => `/app/prises-en-charge/bordereau/${slip}` },
  { name: "remboursables", path: "/app/prescriptions/reminders?vue=remboursables" },
  { name: "entreprise-organismes", path: "/app/company?tab=funds" },
  { name: "journal", path: "/app/journal" },
  { name: "avoirs", path: "/app/avoirs" },
  { name: "avoir", path: ({ credit }) => `/app/avoirs/${credit}` },
  {
    name: "avoir-nouveau",
    path: ({ invoice }) => `/app/invoices/${invoice}/avoir`,
    act: creditAll,
  },
  { name: "echange", path: ({ invoice }) => `/app/sale?echange=${invoice}`, act: takeBack },
  {
    name: "paiement",
    path: ({ invoice }) => `/app/invoices/${invoice}`,
    act: press("Ajouter un paiement"),
    look: { 1366: "06b-invoice-payment.png", 390: "15-phone-payment.png" },
  },
  {
    name: "vente",
    path: "/app/sale",
    act: sell,
    look: { 1366: "new-vente-comptoir-1366.png" },
  },
  {
    name: "caisse",
    path: "/app/caisse",
    look: { 1366: "new-caisse-1366.png", 390: "new-caisse-390.png" },
  },
  {
    name: "caisse-cloture",
    path: "/app/caisse",
    act: countCash,
    look: { 1366: "new-caisse-cloture-1366.png" },
  },
  { name: "caisse-depense", path: "/app/caisse", act: press("Dépense") },
  { name: "caisse-close", path: `/app/caisse?jour=${dayBefore(3)}` },
  { name: "caisse-imprimee", path: `/app/caisse/${dayBefore(3)}/print` },
  { name: "caisse-ticket", path: `/app/caisse/${dayBefore(3)}/print?format=ticket` },
  {
    name: "cheques",
    path: "/app/caisse/cheques",
    act: tickCheques,
    look: { 1366: "new-cheques-1366.png" },
  },
  { name: "paiement-cheque", path: ({ invoice }) => `/app/invoices/${invoice}`, act: payByCheque },
  { name: "produits", path: "/app/products", look: { 1366: "09-products.png" } },
  {
    name: "produit",
    path: ({ product }) => `/app/products/${product}`,
    look: { 1366: "09b-product-detail.png" },
  },
  { name: "import", path: "/app/products", act: importCatalogue },
  { name: "stock", path: "/app/stock", look: { 1366: "10-stock.png" } },
  {
    name: "stock-bas",
    path: "/app/stock?tab=low&view=suppliers",
    look: { 1366: "new-stock-bas-1366.png" },
  },
  { name: "mouvements", path: "/app/stock/movements" },
  { name: "receptions", path: "/app/stock/receipts" },
  { name: "reception", path: ({ receipt }) => `/app/stock/receipts/${receipt}` },
  {
    name: "reception-modifier",
    path: ({ receipt }) => `/app/stock/receipts/edit/${receipt}`,
    look: { 1366: "11-receipt-form.png" },
  },
  { name: "ajustements", path: "/app/stock/adjustments" },
  { name: "ajustement-nouveau", path: "/app/stock/adjustments/new", act: count },
  { name: "fournisseurs", path: "/app/suppliers" },
  { name: "fournisseur", path: ({ supplier }) => `/app/suppliers/${supplier}` },
  { name: "laboratoire-modifier", path: ({ lab }) => `/app/suppliers/edit/${lab}` },
  {
    name: "statistiques",
    path: "/app/statistics",
    look: { 1366: "12-statistics.png", 390: "15-phone-statistics.png" },
  },
  {
    name: "entreprise",
    path: "/app/company",
    act: changePhone,
    look: { 1366: "24-reglages-premiers-pas.png" },
  },
  { name: "entreprise-factures", path: "/app/company?tab=invoices" },
  { name: "entreprise-atelier", path: "/app/company?tab=workshop" },
  { name: "entreprise-equipe", path: "/app/company?tab=team" },
  { name: "entreprise-sauvegardes", path: "/app/company?tab=data" },
  { name: "premiers-pas", path: "/app/demarrage" },
  { name: "premiers-pas-catalogue", path: "/app/demarrage?etape=catalogue" },
  { name: "aide", path: "/app/aide" },
  { name: "recherche", path: "/app/statistics", act: ask("") },
  { name: "recherche-paiement", path: "/app/statistics", act: ask("paiement 500") },
  {
    name: "touches",
    path: "/app/prescriptions",
    act: async (page) => {
      await page.keyboard.press("?");
      await page.getByRole("dialog", { name: "Raccourcis du clavier" }).waitFor();
    },
  },
  { name: "introuvable-app", path: "/app/rien" },
  { name: "imprimer-devis", path: ({ quote }) => `/app/print/devis/${quote}`, isWhole: true },
  {
    name: "imprimer-facture",
    path: ({ invoice }) => `/app/invoices/print/${invoice}?format=a4`,
    look: { 1366: "08-invoice-print.png" },
    isWhole: true,
  },
  {
    name: "imprimer-ticket",
    path: ({ invoice }) => `/app/invoices/print/${invoice}?format=ticket`,
    look: { 1366: "08-ticket-print.png" },
    isWhole: true,
  },
  {
    name: "imprimer-prescription",
    path: ({ prescription }) => `/app/prescriptions/${prescription}/print`,
    look: { 1366: "08-prescription-print.png" },
    isWhole: true,
  },
  { name: "imprimer-registre", path: "/app/print/registre?periode=year", isWhole: true },
  {
    name: "imprimer-prise-en-charge",
    path: ({ claim }) => `/app/print/prise-en-charge/${claim}`,
    isWhole: true,
  },
  {
    name: "imprimer-bordereau",
    path: ({ slip }) => `/app/print/bordereau/${slip}`,
    isWhole: true,
  },
  {
    name: "imprimer-commande",
    path: ({ job }) => `/app/atelier/commande?montages=${job}`,
    look: { 1366: "new-commande-a4.png" },
    isWhole: true,
  },
  {
    name: "fiche-atelier",
    path: ({ job }) => `/app/atelier/${job}/print`,
    look: { 1366: "new-fiche-atelier-a5.png" },
    isWhole: true,
  },
];

/** The pictures that are kept in git: of the README, and of the guide. `width` is that of the picture, in pixels. */
export const kept = [
  { screen: "prescription-modifier", file: "docker/screenshot.webp", width: 1366 },
  ...[
    ["tableau-de-bord", "first-day"],
    ["prescription-modifier", "prescription"],
    ["prescription-mesures", "measures"],
    ["vente", "sale"],
    ["atelier", "workshop"],
    ["caisse", "till"],
    ["vue-client", "customer"],
    ["reception-modifier", "delivery"],
    ["ajustement-nouveau", "count"],
    ["imprimer-facture", "print"],
    ["entreprise-sauvegardes", "backup"],
  ].map(([screen = "", name = ""]) => ({
    screen,
    file: `web/shared/pictures/${name}.webp`,
    width: 900,
  })),
];

/** Actions on a screen before its picture is taken. */
import type { Page } from "playwright-core";

export type Act = (page: Page) => Promise<unknown>;

export const press =
  (name: string): Act =>
  (page) =>
    page
      .getByRole("button", { name })
      .filter({ visible: true })
      .first()
      .click()
      .then(() => page.locator("dialog[open], [role=menu]").first().waitFor());

export const turn: Act = async (page) => {
  await page.keyboard.press("v");
  await page.getByRole("dialog", { name: "Vue client" }).waitFor();
};

export const showKeys: Act = async (page) => {
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Raccourcis du clavier" }).waitFor();
};

export const ask =
  (typed: string): Act =>
  async (page) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").first().waitFor();
    await page.keyboard.type(typed);
    if (typed) await page.locator("[role=option]").first().waitFor();
  };

export const sell: Act = async (page) => {
  const scanner = page.getByRole("combobox", { name: "Produit" });
  for (const code of ["M-033", "V-07"]) {
    await scanner.fill(code);
    await scanner.press("Enter");
    await page.getByRole("listitem").filter({ hasText: code }).first().waitFor();
  }
};

export const creditAll: Act = (page) => page.getByRole("button", { name: "Tout créditer" }).click();

export const takeBack: Act = async (page) => {
  await page
    .getByRole("button", { name: /^Reprendre un de plus/ })
    .first()
    .click();
  await sell(page);
};

export const countCash: Act = async (page) => {
  await press("Clôturer")(page);
  for (const [value, count] of Object.entries({ 200: "8", 100: "5", 50: "3", 20: "5", 10: "2" }))
    await page.getByLabel(`Nombre de ${value}\u00a0DH`, { exact: true }).fill(count);
  await page.getByLabel(/^Note sur/).fill("Monnaie rendue en trop à midi");
};

export const tickCheques: Act = async (page) => {
  const boxes = page.getByRole("checkbox", { name: /^Cocher/ }).filter({ visible: true });
  await boxes.first().waitFor();
  await boxes.nth(0).check();
  await boxes.nth(1).check();
};

export const addCheque: Act = async (page) => {
  await page.getByRole("button", { name: "Ajouter un paiement" }).click();
  await page.getByLabel("Méthode", { exact: true }).last().selectOption("check");
  await page.getByLabel("Banque", { exact: true }).last().scrollIntoViewIfNeeded();
};

export const payByCheque: Act = async (page) => {
  await press("Ajouter un paiement")(page);
  await page.getByRole("dialog").getByText("Chèque", { exact: true }).click();
};

export const importCatalogue: Act = async (page) => {
  await press("Actions")(page);
  await page.getByRole("menuitem", { name: "Importer CSV" }).click();
  await page.getByRole("dialog", { name: "Importer CSV" }).waitFor();
};

export const count: Act = async (page) => {
  await page.getByRole("combobox", { name: /^Produit/ }).fill("M-033");
  await page.getByRole("option").filter({ visible: true }).first().click();
  await page.getByLabel(/^Compté, /).fill("3");
  await page.keyboard.press("Tab");
};

export const changePhone: Act = (page) => page.getByLabel(/^Téléphone/).fill("05 37 00 00 00");

export const removeInvoice: Act = async (page) => {
  const row = page.locator("[data-row]").filter({ hasText: "Partielle" }).first();
  await row.hover();
  await row.getByRole("button", { name: /^Actions/ }).click();
  await page.getByRole("menuitem", { name: /^Supprimer/ }).click();
  // The pointer over the question keeps it open.
  await page.getByRole("alertdialog").hover();
};

export const foldMeasures =
  (isOpen: boolean): Act =>
  async (page) => {
    const fold = page.getByRole("button", { name: "Plus de mesures" });
    if ((await fold.getAttribute("aria-expanded")) !== String(isOpen)) await fold.click();
  };

export const showMeasures: Act = async (page) => {
  await foldMeasures(true)(page);
  await page.getByRole("button", { name: "Saisie rapide" }).evaluate((one) => {
    window.scrollTo(0, one.getBoundingClientRect().top + window.scrollY - 90);
  });
};

export const openClaim: Act = async (page) => {
  const card = page.getByRole("button", { name: "Prise en charge" });
  await card.click();
  await card.scrollIntoViewIfNeeded();
};

import { expect, it } from "vitest";

import { desktop } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { expectNoOverflow, isInView } from "./pages/layout.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShop);
/** A window of 1366 × 768 at 200 %, under a mouse. */
const zoomed = { width: 683, height: 384 };

/** Sections of the menu, and their headings where they differ. */
const sections: Record<string, string> = {
  "Tableau de bord": "Tableau de bord",
  Clients: "Clients",
  Prescriptions: "Prescriptions",
  Atelier: "Atelier",
  Produits: "Produits",
  Stock: "Gestion du Stock",
  Factures: "Factures",
  Caisse: "Caisse",
  Statistiques: "Statistiques des ventes",
  Fournisseurs: "Fournisseurs",
  "Mon Entreprise": "Mon Entreprise",
};

it("a desktop at 200 % has no touch bar, and reaches each section and the sign-out by its menu", async () => {
  const { person } = await scene.open(desktop, "/app");
  const { page } = person;
  await page.setViewportSize(zoomed);
  const menu = page.getByRole("dialog", { name: "Menu principal" });
  const open = async () => {
    await person.press("Ouvrir le menu");
    await menu.waitFor();
  };
  for (const [section, heading] of Object.entries(sections)) {
    await open();
    const link = menu.getByRole("link", { name: section, exact: true });
    await link.scrollIntoViewIfNeeded();
    expect(await isInView(link), section).toBe(true);
    await link.click();
    await menu.waitFor({ state: "detached" });
    await person.heading(heading);
    expect(await page.getByRole("navigation", { name: "Raccourcis" }).count(), section).toBe(0);
    expect(await page.locator(".tab-bar").isVisible(), section).toBe(false);
    await expectNoOverflow(person);
  }
  await open();
  const signOut = menu.getByRole("button", { name: "Déconnexion" });
  await signOut.scrollIntoViewIfNeeded();
  expect(await isInView(signOut)).toBe(true);
  await signOut.click();
  await person.at("/login");
  person.clean();
});

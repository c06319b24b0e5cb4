import { describe, expect, it } from "vitest";

import { desktop, screens, tablet } from "#support/browser.ts";
import { bareShop } from "#support/filledShop.ts";
import { CompanyPage } from "./pages/company.ts";
import { plainPng, sizeOf } from "./pages/images.ts";
import { isInView } from "./pages/layout.ts";
import { failRequests } from "./pages/network.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(bareShop);

it("is saved from any of its fields on a tablet, where its form is longer than the screen", async () => {
  const { person } = await scene.open(tablet, "/app/company");
  await person.title("Mon Entreprise");
  const save = person.button("Mettre à jour");
  await expect.poll(() => isInView(save)).toBe(true);
  const remark = person.page.getByLabel(/^Mention sur les factures/);
  await remark.focus();
  await expect.poll(() => isInView(remark)).toBe(true);
  expect(await isInView(save)).toBe(true);
  person.clean();
});

describe.each(screens)("the company at $name", (screen) => {
  it("is written as its invoices will show it, and reloaded everywhere", async () => {
    const { person, shop } = await scene.open(screen, "/app/company");
    const form = new CompanyPage(person);
    await person.title("Mon Entreprise");
    await person.seen("Utilisateurs de la boutique", shop.email);
    await person.seen(/Aucune sauvegarde pour l’instant/);
    await person.seen("Fréquentation");
    person.clean();
    // Where other pages have theirs, or at the bottom of a phone.
    const saves = person.page.getByRole("button", { name: "Mettre à jour" });
    expect(await saves.count()).toBe(1);
    const { y = 0, height = 0 } = (await saves.boundingBox()) ?? {};
    if (screen === desktop) expect(y).toBe(48);
    else expect(y + height).toBeGreaterThan(screen.height - 20);
    await form.write({ name: "", email: "contact@" });
    await form.update();
    await person.seen("Le nom est requis", "Adresse email invalide");
    await form.write({ ice: "123" });
    await person.seen("Un ICE a 15 chiffres\u00a0: vérifiez avant d’enregistrer.");
    person.clean();
    await form.write({
      name: "Optique de l'Olivier",
      email: "contact@olivier.example",
      address: "12, avenue des Acacias",
      rc: "54321",
    });
    await form.preview.getByText("Optique de l'Olivier").waitFor();
    await form.preview.getByText("RC 54321 · ICE 123").waitFor();
    await form.chooseLogo(await plainPng(person, 1600, 800));
    person.clean();
    await form.update();
    await person.toast("Informations de l'entreprise mises à jour avec succès");
    await person.title("Mon Entreprise", { company: "Optique de l'Olivier" });
    const stored = await shop.read("optique_companies", shop.company);
    expect(stored).toMatchObject({ name: "Optique de l'Olivier", rc: "54321", ice: "123" });
    const logo = `/api/files/optique_companies/${shop.company}/${stored.logo}`;
    expect((await sizeOf(person, logo)).longestPx).toBeLessThanOrEqual(600);
    person.clean();
  });
});

describe("a company that cannot be saved", () => {
  it("says so, and loses nothing", async () => {
    const { person } = await scene.open(desktop, "/app/company");
    const form = new CompanyPage(person);
    await failRequests(person, "**/api/collections/optique_companies/records/*", "PATCH");
    await form.website.fill("https://olivier.example");
    await form.save();
    await person.toast("Erreur lors de la mise à jour des informations");
    expect(await form.website.inputValue()).toBe("https://olivier.example");
    person.clean();
  });
});

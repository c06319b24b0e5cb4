import { expect, it } from "vitest";

import { desktop, tablet } from "#support/browser.ts";
import { emptyShop } from "#support/filledShop.ts";
import { CompanyPage } from "./pages/company.ts";
import { plainPng, sizeOf } from "./pages/images.ts";
import { isInView } from "./pages/layout.ts";
import { failRequests } from "./pages/network.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(emptyShop);

it("the company form previews the invoice header, keeps values after a failure, and reloads other pages", async () => {
  const { person, shop } = await scene.open(desktop, "/app/company");
  const form = new CompanyPage(person);
  await person.title("Mon Entreprise");
  await person.seen("Utilisateurs de la boutique", shop.email);
  await person.seen(/Aucune sauvegarde pour l’instant/);
  await person.seen("Fréquentation");
  const save = person.button("Mettre à jour");
  expect(await save.count()).toBe(1);
  await form.write({ name: "", email: "contact@" });
  await form.update();
  await person.seen("Le nom est requis", "Adresse email invalide");
  await form.write({ ice: "123" });
  await person.seen("Un ICE a 15 chiffres\u00a0: vérifiez avant d’enregistrer.");
  await form.write({
    name: "Optique de l'Olivier",
    email: "contact@olivier.example",
    address: "12, avenue des Acacias",
    rc: "54321",
  });
  await form.preview.getByText("Optique de l'Olivier").waitFor();
  await form.preview.getByText("RC 54321 · ICE 123").waitFor();
  await form.chooseLogo(await plainPng(person, 1600, 800));
  // A failing server loses no typed value.
  const records = "**/api/collections/optique_companies/records/*";
  const failure = await failRequests(person, records, "PATCH");
  await form.website.fill("https://olivier.example");
  await form.save();
  await person.toast("Erreur lors de la mise à jour des informations");
  await expect.poll(() => form.website.inputValue()).toBe("https://olivier.example");
  failure.mend();
  await form.update();
  await person.toast("Informations de l'entreprise mises à jour avec succès");
  await person.title("Mon Entreprise", { company: "Optique de l'Olivier" });
  const stored = await shop.read("optique_companies", shop.company);
  expect(stored).toMatchObject({
    name: "Optique de l'Olivier",
    rc: "54321",
    ice: "123",
    website: "https://olivier.example",
  });
  const logo = `/api/files/optique_companies/${shop.company}/${stored.logo}`;
  expect((await sizeOf(person, logo)).longestPx).toBeLessThanOrEqual(600);
  // On a tablet the form is longer than the screen; it can be saved from any field.
  await person.page.setViewportSize({ width: tablet.width, height: tablet.height });
  await expect.poll(() => isInView(save)).toBe(true);
  await form.vatNote.focus();
  await expect.poll(() => isInView(form.vatNote)).toBe(true);
  expect(await isInView(save)).toBe(true);
  person.clean();
});

import { expect, it } from "vitest";

import { desktop, phone, tablet } from "#support/browser.ts";
import { emptyShop } from "#support/filledShop.ts";
import { CompanyPage } from "./pages/company.ts";
import { plainPng, sizeOf } from "./pages/images.ts";
import { expectNoOverflow, isFocused, isInView } from "./pages/layout.ts";
import { failRequests } from "./pages/network.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(emptyShop);
const records = "**/api/collections/optique_companies/records/*";

it("the company form previews its invoice, keeps values after a failure, and saves or undoes its tabs together", async () => {
  const { person, shop } = await scene.open(desktop, "/app/company");
  const form = new CompanyPage(person);
  await person.title("Mon Entreprise");
  const save = person.page.getByRole("button", { name: "Mettre à jour" });
  await expect.poll(() => save.count()).toBe(1);
  await form.write({ name: "", email: "contact@" });
  await expect.poll(() => save.count()).toBe(1);
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
  await form.preview.getByText("RC 54321 · ICE 123").last().waitFor();
  await form.chooseLogo(await plainPng(person, 1600, 800));
  // A failing server loses no typed value.
  const failure = await failRequests(person, records, "PATCH");
  await form.website.fill("https://olivier.example");
  await form.save();
  await person.toast("Erreur lors de la mise à jour des informations");
  await expect.poll(() => form.website.inputValue()).toBe("https://olivier.example");
  failure.mend();
  await form.update();
  await form.updated();
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
  // On a tablet the form is longer than the screen, but can be saved from any field.
  await person.page.setViewportSize({ width: tablet.width, height: tablet.height });
  await expect.poll(() => isInView(save)).toBe(true);
  const last = person.field(/^INPE/);
  await last.focus();
  await expect.poll(() => isInView(last)).toBe(true);
  expect(await isInView(save)).toBe(true);
  person.clean();
  // The tabs are switched by keys, keep typed values, and are saved together.
  await person.page.setViewportSize({ width: desktop.width, height: desktop.height });
  await person.goto("/app/company");
  const sent: unknown[] = [];
  person.page.on("request", (request) => {
    if (request.method() === "PATCH") sent.push(request.postDataJSON());
  });
  await person.field(/^Téléphone/).fill("05 00 00 00 00");
  await form.changes.getByText("1 changement, le téléphone").waitFor();
  await form.tab("Boutique").focus();
  await person.keys("ArrowRight", "ArrowRight");
  await person.at("/app/company?tab=workshop");
  await form.mountingDays.fill("4");
  await form.changes.getByText("2 changements, le téléphone et le délai de montage").waitFor();
  await form.tab("Atelier et messages").focus();
  await person.keys("End");
  await person.seen(/Aucune sauvegarde pour l’instant/, "Fréquentation");
  await person.keys("ArrowLeft");
  await person.seen("Utilisateurs de la boutique", shop.email);
  await form.changes.waitFor();
  await form.save();
  await form.updated();
  await person.at("/app/company?tab=team");
  expect(sent).toEqual([{ phone: "05 00 00 00 00", mounting_days: 4 }]);
  expect(await shop.read("optique_companies", shop.company)).toMatchObject({
    phone: "05 00 00 00 00",
    mounting_days: 4,
  });
  await form.changes.waitFor({ state: "detached" });
  await person.keys("Home");
  person.clean();
  // Each tab undoes its changes, and restores them.
  await person.goto("/app/company?tab=invoices");
  await form.subject.check();
  await form.vatRate.fill("14");
  await form.preview.getByText("TVA 14\u00a0%").waitFor();
  await form.changes.getByText("2 changements, la TVA et le taux de TVA").waitFor();
  await person.press("Annuler");
  await form.changes.waitFor({ state: "detached" });
  await expect.poll(() => form.subject.isChecked()).toBe(false);
  await person.press("Rétablir");
  await expect.poll(() => form.vatRate.inputValue()).toBe("14");
  await form.changes.waitFor();
  // Leaving the page asks for confirmation, as everywhere.
  await person.follow("Clients");
  await person.leaveUnsaved();
  await person.at("/app/clients");
  person.clean();
});

it("the tab with the refused field opens on a phone, with the focus on the field", async () => {
  const { person } = await scene.open(phone, "/app/company");
  const form = new CompanyPage(person);
  await form.open("Atelier et messages");
  await form.mountingDays.fill("61");
  await form.open("Factures");
  await form.vatNote.fill("TVA non applicable");
  await form.preview.getByText("TVA non applicable").waitFor();
  await expectNoOverflow(person);
  await form.update();
  await person.seen("La valeur ne doit pas dépasser 60");
  await person.at("/app/company?tab=workshop");
  await expect.poll(() => isFocused(form.mountingDays)).toBe(true);
  await expect.poll(() => isInView(form.mountingDays)).toBe(true);
  person.clean();
});

import { expect, it } from "vitest";

import { desktop } from "#support/browser.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(async () => ({})).alone({ admin: null });

it("the first run is done by keyboard in three steps, and a reload stays in its step", async () => {
  const { person } = await scene.visit(desktop);
  const paper = person.page.getByRole("img", { name: "Aperçu de la facture" });
  const step = (name: string) =>
    person.page.locator("[aria-current=step]").filter({ hasText: name }).waitFor();
  await person.goto("/app");
  await person.at("/setup");
  await step("La boutique");
  await person.type("Optique du Figuier");
  await paper.getByText("Optique du Figuier").waitFor();
  await person.accessible();
  await person.keys("Tab");
  await person.type("05 22 00 00 00");
  await person.keys("Tab");
  await person.type("Samira M.");
  await person.keys("Tab");
  await person.type("samira@figuier.example");
  await person.keys("Tab");
  await person.type("motdepasse-1");
  await person.keys("Enter");

  await person.at("/app/demarrage");
  await step("Vos papiers");
  await person.heading("Ce que vos factures doivent dire");
  // Tab skips the picture and the colour, then the telephone.
  await person.keys("Tab", "Tab", "Tab");
  await person.type("12, avenue des Acacias");
  await person.keys("Tab", "Tab");
  await person.type("001122334455667");
  await paper.getByText("ICE 001122334455667").last().waitFor();
  await person.accessible();
  await person.keys("Enter");

  await person.at("/app/demarrage?etape=catalogue");
  await person.reload();
  await step("Le catalogue");
  await paper.getByText("12, avenue des Acacias").waitFor();
  await person.accessible();
  await person.follow("Retour");
  await step("Vos papiers");
  await expect.poll(() => person.field(/^ICE/).inputValue()).toBe("001122334455667");
  await person.reload();
  await step("Vos papiers");
  // 'Plus tard' keeps the values.
  await expect.poll(() => person.field("Téléphone").inputValue()).toBe("05 22 00 00 00");
  await person.field("Téléphone").fill("05 00 00 00 00");
  await person.press("Plus tard");
  await person.title("Tableau de bord");
  await person.seen("1 sur 3");
  await person.goto("/app/demarrage?etape=catalogue");
  await person.heading("Ce que vous vendez");
  await person.keys("Tab", "Enter");
  await person.page.getByRole("dialog", { name: "Importer CSV" }).waitFor();
  person.clean();
});

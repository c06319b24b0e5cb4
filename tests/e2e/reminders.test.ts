import { afterAll, afterEach, describe, expect, it } from "vitest";

import { closeBrowser, desktop, screens, type Visit, visit } from "#support/browser.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { newId } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { enter, expectTitle, expectToast } from "./pages/shopPages.ts";

let server: Server;
let filled: FilledShop;
let person: Visit;
afterAll(closeBrowser);
afterEach(async () => {
  await person.close();
  await server.stop();
});

const seen = (text: string | RegExp) =>
  person.page.getByText(text).filter({ visible: true }).first().waitFor();

/** Three clients who are due: with a telephone, without, and with one that is none. */
async function open(screen: (typeof screens)[number]) {
  server = await startServer();
  filled = await fillShop(server);
  for (const [name, phone] of [
    ["Amrani Khadija", "06 00 00 00 05"],
    ["Mansouri Rachid", ""],
    ["Saidi Mehdi", "12"],
  ]) {
    const client = await filled.shop.client({ name, phone });
    await filled.shop.savePrescription(newId(), {
      client: client.id,
      date: "2025-10-04",
      right_sphere: 1,
      left_sphere: 1,
      notes: "",
    });
  }
  person = await visit(server.url, screen);
  // The messaging service is another origin: its page is not asked for.
  await person.context.route("https://wa.me/**", (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<title>wa.me</title>" }),
  );
  await enter(person, "/app/prescriptions/reminders", filled.shop);
}

describe.each(screens)("the reminders at $name", (screen) => {
  it("list who is due, say who cannot be written to, and let go who was reminded", async () => {
    await open(screen);
    const { page } = person;
    await expectTitle(person, "Rappels de prescriptions", "Optique du Figuier", "Reminders");
    await seen("3 clients dont la dernière prescription a plus d'un an");
    await seen("04/10/25");
    await seen("Pas de téléphone");
    await seen("Numéro non valable");
    await person.expectClean();
    const button = (name: string) =>
      page.getByRole("button", { name: `Envoyer rappel à ${name}` }).filter({ visible: true });
    expect(await button("Mansouri Rachid").isDisabled()).toBe(true);
    expect(await button("Saidi Mehdi").isDisabled()).toBe(true);
    const opened = person.context.waitForEvent("page");
    await button("Amrani Khadija").click();
    const link = new URL((await opened).url());
    expect(link.origin + link.pathname).toBe("https://wa.me/212600000005");
    expect(link.searchParams.get("text")).toMatch(/Amrani Khadija.*04\/10\/2025.*Votre opticien$/);
    await expectToast(person, "Rappel envoyé avec succès");
    await button("Amrani Khadija").waitFor({ state: "detached" });
    await seen("2 clients dont la dernière prescription a plus d'un an");
    // Nothing is stored: the next session sees her again.
    await page.reload();
    await button("Amrani Khadija").waitFor();
    await page.getByPlaceholder("Rechercher par client...").fill("khadija");
    await button("Mansouri Rachid").waitFor({ state: "detached" });
    await page.getByPlaceholder("Rechercher par client...").fill("personne");
    await seen("Aucun rappel à envoyer");
    await person.expectClean();
  });
});

describe("reminders that cannot be had", () => {
  it("say so, and are asked for again", async () => {
    await open(desktop);
    const { page } = person;
    await seen("Amrani Khadija");
    await page.route("**/api/optique/lists/reminders*", (route) =>
      route.fulfill({ status: 500, json: { status: 500, message: "" } }),
    );
    await page.reload();
    await seen("Erreur lors du chargement des rappels");
    person.forgive(/500/);
    await person.expectClean();
    await page.unroute("**/api/optique/lists/reminders*");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await seen("Amrani Khadija");
    // A browser that opens no window: the client stays in the list.
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page
      .getByRole("button", { name: "Envoyer rappel à Amrani Khadija" })
      .filter({ visible: true })
      .click();
    await expectToast(person, /Erreur lors de l'envoi du rappel/);
    await seen("Amrani Khadija");
  });
});

import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";

import { closeBrowser, desktop, phone, screens, type Visit, visit } from "#support/browser.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { enter } from "./pages/shopPages.ts";

let server: Server;
let filled: FilledShop;
let person: Visit;
afterAll(closeBrowser);
afterEach(async () => {
  await person.close();
  await server.stop();
});
const dialog = () => person.page.getByRole("dialog", { name: "Chercher partout" });
const option = (name: RegExp) => dialog().getByRole("option", { name });

describe.each(screens)("the palette at $name", (screen) => {
  beforeEach(async () => {
    server = await startServer();
    filled = await fillShop(server);
    person = await visit(server.url, screen);
    await enter(person, "/app/clients", filled.shop);
    await person.page.getByText("Benali Aïcha").filter({ visible: true }).first().waitFor();
  });

  it("finds a client, an invoice, a prescription and a product from the keyboard", async () => {
    const { page } = person;
    await page.keyboard.press("Control+k");
    await option(/Nouvelle prescription/).waitFor();
    await person.expectClean();
    await page.keyboard.type("aicha");
    for (const name of [
      /Benali Aïcha\s*06 12 34 56 78/,
      /20261100\d\d/,
      /Benali Aïcha\s*20\/11\/2026/,
    ])
      await option(name).waitFor();
    await person.expectClean();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/app/clients/${filled.client.id}`);
    await page.keyboard.press("Control+k");
    await dialog().waitFor();
    await page.keyboard.type("0612");
    await option(/Benali/)
      .first()
      .waitFor();
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "detached" });
  });

  it("starts what is named, and says when nothing is", async () => {
    const { page } = person;
    const opened = screen === phone ? "Chercher" : "Chercher Ctrl K";
    await page.getByRole("button", { name: opened, exact: true }).first().click();
    await dialog().waitFor();
    await page.keyboard.type("nou pres");
    await option(/Nouvelle prescription/).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/app/prescriptions/new");
    await page.keyboard.press("Control+k");
    await dialog().waitFor();
    await page.keyboard.type("zzzz");
    await dialog().getByText("Rien ne correspond à votre recherche.").waitFor();
    await person.expectClean();
  });
});

describe("a search that fails", () => {
  it("is told in its place", async () => {
    server = await startServer();
    filled = await fillShop(server);
    person = await visit(server.url, desktop);
    const { page } = person;
    await enter(person, "/app", filled.shop);
    await page.waitForURL("**/app");
    await page.getByRole("button", { name: "Réduire le menu" }).waitFor();
    await page.route("**/api/optique/search*", (route) =>
      route.fulfill({ status: 500, json: { status: 500, message: "" } }),
    );
    await page.keyboard.press("Control+k");
    await dialog().waitFor();
    await page.keyboard.type("benali");
    await dialog().getByText("Erreur lors de la recherche").waitFor();
    person.forgive(/500/);
    await person.expectClean();
    expect(await dialog().getByRole("option").count()).toBe(0);
  });
});

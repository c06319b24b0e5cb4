import { describe, expect, it } from "vitest";

import { desktop, screens, signedIn, visit } from "#support/browser.ts";
import { busyShop, screensOf } from "#support/busyShop.ts";
import { Person } from "./pages/person.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(busyShop);
const note = "Montants masqués";

/** What the page says anywhere: its text, its titles and labels, and the figures of the axes. */
const amountsIn = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll("[title], [aria-label]")].flatMap((part) => [
      part.getAttribute("title") ?? "",
      part.getAttribute("aria-label") ?? "",
    ]);
    // Dioptres and days are no amounts.
    const ticks = [...document.querySelectorAll("svg text[text-anchor=end]")]
      .map(({ textContent }) => textContent)
      .filter((text) => /^\d[\d\s]*(?:,\d)?(?:\sk)?$/.test(text))
      .map((text) => `axe ${text}`);
    const amount = /\d,\d\d(?!\d)/;
    return [...document.body.innerText.split("\n"), ...labels]
      .filter((text) => amount.test(text))
      .concat(ticks);
  });

describe.each(screens)("amounts at $name", (screen) => {
  it("leave every screen at H, and come back", async () => {
    const { server, ...busy } = await scene.visit(screen);
    const visitor = await visit(server.url, screen, { storage: signedIn(server.url, busy.shop) });
    const person = new Person(visitor);
    await person.goto("/app");
    await person.seen("Revenu Total");
    expect((await amountsIn(person)).length).toBeGreaterThan(5);
    const width = () => person.page.getByRole("main").getByText("DH").nth(1).boundingBox();
    const before = await width();
    await person.hideAmounts("h");
    person.clean();
    // A bar is as wide as the figure was: what follows it does not move.
    expect(Math.abs(((await width())?.x ?? 0) - (before?.x ?? 99))).toBeLessThan(0.5);
    const told: [string, string[]][] = [];
    for (const { name, path, content } of screensOf(busy)) {
      // The guide writes dioptres with a comma, as they are typed.
      if (path === "/login" || name === "guide") continue;
      // Each address is loaded anew: the tab remembers.
      await person.goto(path);
      await person.page.locator(content).filter({ visible: true }).first().waitFor();
      await person.seen(note);
      told.push([name, await amountsIn(person)]);
    }
    expect(told.filter(([, amounts]) => amounts.length > 0)).toEqual([]);
    await person.goto("/app/invoices");
    await person.page.locator("[data-row]").first().waitFor();
    await person.press(/^Montants masqués/);
    await person.gone(note);
    expect((await amountsIn(person)).length).toBeGreaterThan(5);
    person.clean();
    await visitor.close();
  });
});

describe("masked amounts", () => {
  it("are those of the screen: not of prints, of fields, of the payment dialog", async () => {
    const { person, sale } = await scene.open(desktop, "/app/prescriptions/new");
    await person.page.getByLabel("Client", { exact: true }).pressSequentially("h");
    await person.goto("/app/statistics?periode=year");
    await person.seen("Total des ventes");
    expect(await amountsIn(person)).not.toEqual([]);
    await person.page.getByRole("heading", { level: 1 }).click();
    await person.hideAmounts("H");
    expect(await amountsIn(person)).toEqual([]);
    // Paper: drawn with its amounts before the browser lays it out.
    await person.page.evaluate(() => {
      window.addEventListener("beforeprint", () => (document.title = document.body.innerText));
    });
    await person.page.pdf();
    expect(await person.page.title()).toMatch(/\d,\d\d/);
    await expect.poll(() => amountsIn(person)).toEqual([]);
    const invoice = sale.invoice?.id ?? "";
    await person.goto(`/app/invoices/${invoice}`);
    await person.seen(note);
    await person.press("Ajouter un paiement");
    const dialog = person.page.getByRole("dialog", { name: "Ajouter un paiement" });
    await dialog
      .getByText(/1\u202f250,00/)
      .first()
      .waitFor();
    await dialog.getByLabel("Montant").press("h");
    await person.keys("Escape");
    await person.seen(note);
    // The question before a deletion names the payment's amount.
    await person.actOnPayment(/^Supprimer le paiement/);
    await person.seen("Confirmer la suppression ?");
    expect(await amountsIn(person)).toEqual([]);
    await person.goto(`/app/invoices/print/${invoice}`);
    await person.seen(/2\s250,00/);
  });

  it("stay masked while a scanner types its letters", async () => {
    const { person } = await scene.open(desktop, "/app");
    await person.seen("Revenu Total");
    // A scanner sends its keys at once.
    await person.page.evaluate(() => {
      for (const key of ["H", "O", "Y", "A", "H"])
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    });
    await person.keys("?");
    await person.seen("Masquer les montants à l’écran, ou les montrer");
    await person.keys("Escape");
    expect(await amountsIn(person)).not.toEqual([]);
  });
});

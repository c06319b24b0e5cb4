import { describe, expect, it } from "vitest";

import { desktop } from "#support/browser.ts";
import { busyShop } from "#support/busyShop.ts";
import { amountsIn } from "./pages/masking.ts";
import { keysAreHeard } from "./pages/palette.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(busyShop);
const note = "Montants masqués";

describe("masked amounts", () => {
  it("keep their width, stay masked on the next page, and are shown again by a press", async () => {
    const { person } = await scene.open(desktop, "/app");
    await person.seen("Revenu Total");
    expect((await amountsIn(person)).length).toBeGreaterThan(5);
    const unit = () => person.page.getByRole("main").getByText("DH").nth(1).boundingBox();
    const before = await unit();
    await person.hideAmounts("h");
    expect(Math.abs(((await unit())?.x ?? 0) - (before?.x ?? 99))).toBeLessThan(0.5);
    // The browser's tab remembers that amounts are hidden.
    await person.goto("/app/invoices");
    await person.page.locator("[data-row]").first().waitFor();
    await person.seen(note);
    expect(await amountsIn(person)).toEqual([]);
    await person.press(/^Montants masqués/);
    await person.gone(note);
    expect((await amountsIn(person)).length).toBeGreaterThan(5);
    person.clean();
  });

  it("amounts are masked on screen, but not in prints, fields or the payment dialog", async () => {
    const { person, sale } = await scene.open(desktop, "/app/prescriptions/new");
    await person.page.getByLabel("Client", { exact: true }).pressSequentially("h");
    await person.go("/app/statistics?periode=year");
    await person.seen("Total des ventes");
    expect(await amountsIn(person)).not.toEqual([]);
    await person.page.getByRole("heading", { level: 1 }).click();
    await person.hideAmounts("H");
    expect(await amountsIn(person)).toEqual([]);
    // The page renders its amounts for paper before the browser lays it out.
    await person.page.evaluate(() => {
      window.addEventListener("beforeprint", () => (document.title = document.body.innerText));
    });
    await person.page.pdf();
    expect(await person.page.title()).toMatch(/\d,\d\d/);
    await expect.poll(() => amountsIn(person)).toEqual([]);
    const invoice = sale.invoice?.id ?? "";
    await person.go(`/app/invoices/${invoice}`);
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
    await person.go(`/app/invoices/print/${invoice}`);
    await person.seen(/2\s250,00/);
  });

  it("stay masked while a scanner types letters", async () => {
    const { person } = await scene.open(desktop, "/app");
    await person.seen("Revenu Total");
    await keysAreHeard(person);
    // A scanner sends its keys at once.
    await person.page.evaluate(() => {
      for (const key of ["H", "O", "Y", "A", "H"])
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    });
    // A key pressed right after the code counts as part of it.
    const help = person.page.getByText("Masquer les montants à l’écran, ou les montrer");
    await expect
      .poll(async () => {
        await person.keys("?");
        return help.waitFor({ timeout: 3000 }).then(
          () => true,
          () => false,
        );
      })
      .toBe(true);
    await person.keys("Escape");
    expect(await amountsIn(person)).not.toEqual([]);
  });
});

import { describe, expect, it } from "vitest";

import { desktop, phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { isFocused } from "./pages/layout.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShop);

describe("a removed line", () => {
  it("a removed line is restored in its place with its values, by the button that has the focus", async () => {
    const { person } = await scene.open(phone, ({ sale }) => `/app/prescriptions/edit/${sale.id}`);
    const form = await new SalesForm(person).ready();
    const lens = "Verre - Progressif 1.6";
    await form.quantity(lens).fill("4");
    await form
      .item(lens)
      .getByRole("button", { name: /^Retirer/ })
      .click();
    await person.seen(`Retiré\u00a0: ${lens}`);
    const undo = person.button("Annuler");
    await expect.poll(() => isFocused(undo)).toBe(true);
    await person.toTop();
    person.clean();
    await undo.press("Enter");
    expect(await form.quantity(lens).inputValue()).toBe("4");
    const items = person.page.getByRole("listitem").filter({ hasText: /PROG|RIAD/ });
    expect(await items.first().getAttribute("aria-label")).toBe(lens);
  });

  it("an empty payment that Enter added is removed by Enter", async () => {
    const { person } = await scene.open(desktop, "/app/prescriptions/new");
    const form = await new SalesForm(person).ready();
    await form.chooseClient("Benali", "Benali Aïcha");
    const add = person.button("Ajouter un paiement");
    await add.focus();
    await add.press("Enter");
    const amount = person.page.getByLabel("Montant");
    await expect.poll(() => isFocused(amount)).toBe(true);
    await person.keys("Enter");
    await amount.waitFor({ state: "detached" });
    await form.save();
    await form.saved("créée");
  });
});

import { expect, it } from "vitest";

import { phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { isFocused } from "./pages/layout.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShop);

it("the focused button restores a removed line in its place, and Enter removes an empty payment", async () => {
  const { person, sale } = await scene.open(phone, "/app/prescriptions/new");
  let form = await new SalesForm(person).ready();
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
  // A removed line is restored with its values.
  await person.turn(`/app/prescriptions/edit/${sale.id}`);
  form = await new SalesForm(person).ready();
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
  await expect.poll(() => form.quantity(lens).inputValue()).toBe("4");
  const items = person.page.getByRole("listitem").filter({ hasText: /PROG|RIAD/ });
  await expect.poll(() => items.first().getAttribute("aria-label")).toBe(lens);
});

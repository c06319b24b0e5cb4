import { expect, it } from "vitest";

import { addDays, addMonths, today } from "#domain/core/days/days.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { recordsPath } from "#support/shop.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShop);

it("the unpaid rest is planned in two instalments, and a late one is a task that leads to its invoice", async () => {
  const { person, shop, sale } = await scene.open(
    phone,
    ({ sale: { invoice } }) => `/app/invoices/${invoice?.id}`,
  );
  const id = sale.invoice?.id ?? "";
  const planned = async () => (await shop.read("optique_invoices", id)).plan;
  await person.actOnPage("Échéancier");
  const dialog = person.page.getByRole("dialog", { name: "Échéancier" });
  await dialog.getByLabel("En combien de fois").fill("2");
  await dialog.getByRole("button", { name: "Répartir" }).click();
  await dialog.getByText("Tout le reste à payer est réparti.").waitFor();
  await dialog.getByLabel("Montant 1").fill("5");
  await dialog.getByText(/^Reste à répartir/).waitFor();
  await dialog.getByLabel("Montant 1").fill("99999");
  await dialog.getByText(/de plus que le reste à payer$/).waitFor();
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await person.seen("L’échéancier dépasse la part du client.");
  await dialog.getByRole("button", { name: "Répartir" }).click();
  await person.accessible();
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await person.toast("Échéancier enregistré\u00a0: 2 échéances");
  const [first, second] = [addMonths(today(), 1), addMonths(today(), 2)];
  await person.seen(formatDay(first), formatDay(second));
  expect(await planned()).toMatchObject([{ on: first }, { on: second }]);
  await person.press("Modifier l’échéancier");
  await dialog.getByRole("button", { name: "Supprimer l’échéancier" }).click();
  await person.toast("Échéancier supprimé");
  expect(await planned()).toBeNull();
  person.forgive(/status of 400|ClientResponseError 400/);
  // A late instalment is a task of the dashboard.
  const plan = [{ on: addDays(today(), -3), amount: 100 }];
  await shop.send("PATCH", recordsPath("optique_invoices", sale.invoice?.id), { plan });
  await person.turn("/app");
  await person.follow(/échéancier en retard/);
  await person.at("/app/invoices?status=late");
  await person.seen("Échéances en retard", "Benali Aïcha");
  person.clean();
});

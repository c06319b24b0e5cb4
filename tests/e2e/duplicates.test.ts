import { describe, expect, it } from "vitest";

import { desktop, phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { ClientPage } from "./pages/clients.ts";
import type { Person } from "./pages/person.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShop);

/** Fails on accessibility violations of the page at 1366 and 390 px. */
async function accessibleAtBoth(person: Person): Promise<void> {
  for (const { width, height } of [desktop, phone]) {
    await person.page.setViewportSize({ width, height });
    await person.accessible();
  }
}

describe("duplicates of a client", () => {
  it("two records are compared and merged, and the merge is undone", async () => {
    const { person, shop, client } = await scene.open(phone, "/app/clients");
    const { page } = person;
    await person.seen("Benali Aïcha");
    const menu = page.getByRole("button", { name: "Actions, Clients" });
    await expect.poll(() => menu.count()).toBe(0);
    const double = { name: "Aïcha B.", phone: "+212612345678", email: "aicha@mail.example" };
    const { id } = await shop.client({ ...double, notes: "Verres légers" });
    await menu.click();
    await page.getByRole("menuitem", { name: "Fiches en double" }).click();
    await person.at("/app/clients?doubles=1");
    await person.seen("même téléphone");
    await person.accessible();
    await accessibleAtBoth(person);
    await person.press("Comparer Benali Aïcha et Aïcha B.");
    const dialog = page.getByRole("dialog", { name: "Réunir deux fiches" });
    await dialog.getByText(/La fiche la plus ancienne reste/).waitFor();
    await person.accessible();
    await accessibleAtBoth(person);
    await dialog.getByRole("radio", { name: "Aïcha B." }).check();
    await dialog.getByRole("button", { name: "Réunir" }).click();
    await person.toast("Fiches réunies");
    await person.seen("Aucune fiche en double");
    await person.press("Fermer");
    await person.at("/app/clients");
    expect(await shop.find("optique_clients")).toMatchObject([
      {
        id: client.id,
        name: "Aïcha B.",
        email: double.email,
        notes: "Appeler après 18 h.\nVerres légers",
      },
    ]);

    await ClientPage.open(person, client.id);
    await person.seen(/^Réunie avec la fiche «\sAïcha B\.\s» le /);
    await person.accessible();
    await accessibleAtBoth(person);
    await person.press("Annuler la réunion");
    await person.toast("Réunion annulée\u00a0: les deux fiches sont là");
    await person.seen("Une autre fiche est peut-être celle de cette personne\u00a0: Aïcha B.");
    expect(await shop.find("optique_clients")).toHaveLength(2);
    expect(await shop.read("optique_clients", client.id)).toMatchObject({ name: "Benali Aïcha" });

    // A merge on the page of the removed record leads to the page of the remaining one.
    person.clean();
    // The removal's realtime event may arrive before the answer that leaves the page, and reload a removed client.
    person.forgive(/status of 404|ClientResponseError 404/);
    await ClientPage.open(person, id);
    await person.press("Comparer");
    await dialog.getByRole("button", { name: "Réunir" }).click();
    await person.at(`/app/clients/${client.id}`);
    expect(await shop.find("optique_clients")).toHaveLength(1);
    person.clean();
  });
});

import { describe, expect, it } from "vitest";

import { paths } from "#lib/addresses/paths.ts";
import { desktop, phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { expectOk, newId, type Shop } from "#support/shop.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import type { Person } from "./pages/person.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(async (server) => {
  const filled = await fillShop(server);
  await filled.shop.use("claims");
  await filled.shop.firstFunds();
  return filled;
});

const fundOf = async (shop: Shop, name: string) =>
  (await shop.find("optique_funds", `name = '${name}'`))[0];

/** Field in the dialog of a fund. */
const field = (person: Person, label: string) =>
  person.page.getByRole("dialog").getByLabel(label, { exact: true });

/** Chooses an item of the '…' menu of a fund. */
async function choose(person: Person, fund: string, item: string): Promise<void> {
  await person.press(`Actions, ${fund}`);
  await person.page.getByRole("menuitem", { name: item, exact: true }).click();
}

describe.each([phone])("the funds of the company at $name", (screen) => {
  it("funds are added, changed, archived and deleted", async () => {
    const { person, shop } = await scene.open(screen, paths.company);
    await person.openTab("Organismes");
    await person.at(paths.funds);
    await person.seen("CNSS", "AMO Tadamon", "Le client se fait rembourser");
    await person.press("Ajouter un organisme");
    await person.press("Enregistrer");
    await person.seen("Le nom est requis");
    await field(person, "Nom").fill("Mutuelle du Port");
    await field(person, "Qui est payé").selectOption("La boutique est payée");
    await person.seen("Le client paie sa part\u00a0; le reste vient par bordereau et virement.");
    await field(person, "Pièces demandées").fill("Ordonnance\n\nDevis accepté\n");
    await field(person, "Délai pour transmettre le dossier, en jours").fill("60");
    await field(person, "Adulte, en mois").fill("241");
    await expectNoOverflow(person);
    await person.press("Enregistrer");
    await person.seen("La valeur ne doit pas dépasser 240");
    await field(person, "Adulte, en mois").fill("36");
    await person.press("Enregistrer");
    await person.toast("Mutuelle du Port est dans vos organismes");
    await person.seen("2 pièces · sous 60 jours", "36\u00a0mois, enfant 12\u00a0mois");
    expect(await fundOf(shop, "Mutuelle du Port")).toMatchObject({
      kind: "mutual",
      pays: "shop",
      papers: ["Ordonnance", "Devis accepté"],
      deadline_days: 60,
      months_adult: 36,
      months_child: 12,
      child_until: 12,
      archived: false,
    });
    await person.press("Modifier\u00a0: Mutuelle du Port");
    await field(person, "Nom").fill("Mutuelle du Phare");
    await field(person, "Type").selectOption("Assurance");
    await person.press("Enregistrer");
    await person.toast("Mutuelle du Phare est à jour");
    await choose(person, "Mutuelle du Phare", "Archiver");
    await person.toast("Mutuelle du Phare est archivé");
    await person.page.getByText("Archivé", { exact: true }).waitFor();
    await expectNoOverflow(person);
    expect(await fundOf(shop, "Mutuelle du Phare")).toMatchObject({
      kind: "insurer",
      archived: true,
    });
    await choose(person, "Mutuelle du Phare", "Désarchiver");
    await person.toast("Mutuelle du Phare peut de nouveau être choisi");
    await choose(person, "Mutuelle du Phare", "Supprimer");
    await person.page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await person.toast("Mutuelle du Phare est supprimé");
    await person.button("Actions, Mutuelle du Phare").waitFor({ state: "detached" });
    expect(await fundOf(shop, "Mutuelle du Phare")).toBeUndefined();
    person.clean();
  });
});

it("a fund with claims cannot be deleted, and the page explains why; a seller does not see the funds", async () => {
  const { enter, person, shop, sale } = await scene.visit(desktop);
  const fund = await fundOf(shop, "CNSS");
  const body = { invoice: sale.invoice?.id, fund: fund?.id };
  expectOk(await shop.send("PUT", `/api/optique/claims/${newId()}`, body));
  await enter(paths.funds);
  await choose(person, "CNSS", "Supprimer");
  person.forgive(/status of 400|ClientResponseError 400/);
  await person.page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
  await person.toast(
    "Cet organisme a des prises en charge\u00a0: archivez-le au lieu de le supprimer",
  );
  await person.seen("CNSS");
  person.clean();

  // The tab is hidden from a seller. The person leaves the page first, because its requests would be refused.
  await person.go("/app");
  await person.link("Statistiques").waitFor();
  await shop.colleague("owner");
  await shop.sendAsAdmin("PATCH", `/api/collections/optique_users/records/${shop.user}`, {
    role: "seller",
  });
  await person.gone("Statistiques");
  await person.goto(paths.funds);
  await expect.poll(() => person.page.getByRole("tab", { name: "Organismes" }).count()).toBe(0);
  person.clean();
});

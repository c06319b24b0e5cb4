import { describe, expect, it } from "vitest";

import { desktop, phone, type Screen } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { CounterSale } from "./pages/counterSale.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShop);

/** Company page with the team's tab open. */
const openTeam = (screen: Screen) => scene.open(screen, "/app/company?tab=team");

describe.each([phone])("the team at $name", (screen) => {
  it("a seller is added with an extra right and later deactivated, and the journal shows who changed what", async () => {
    const { person, shop, client } = await openTeam(screen);
    await person.press("Ajouter une personne");
    await person.press("Enregistrer");
    await person.seen("Indiquez le nom");
    const form = person.page.getByRole("dialog");
    const field = (label: string) => form.getByLabel(label, { exact: true });
    await field("Nom").fill("Houda Chraibi");
    await field("Email").fill(`houda-${shop.company}@figuier.example`);
    await field("Mot de passe").fill("court");
    person.forgive(/status of 400|ClientResponseError 400/);
    await person.press("Enregistrer");
    await person.seen(/au moins 8 caractères/i);
    await field("Mot de passe").fill("motdepasse-2");
    await person.page.getByText("Droits en plus ou en moins").click();
    await person.page.getByLabel(/^Rembourser/).check();
    await expectNoOverflow(person);
    await person.press("Enregistrer");
    await person.toast("Houda Chraibi est dans l’équipe");
    await person.seen("Vendeur", "En plus\u00a0: rembourser.");
    const [made] = await shop.find("optique_users", "name = 'Houda Chraibi'");
    expect(made).toMatchObject({ role: "seller", rights: { "refund.give": true }, active: true });
    await person.press("Modifier\u00a0: Houda Chraibi");
    await person.field("Rôle").selectOption("Opticien");
    await person.field("Peut se connecter").uncheck();
    await person.press("Enregistrer");
    await person.toast("Houda Chraibi est à jour");
    await person.seen("Désactivé");
    await expectNoOverflow(person);
    expect(await shop.read("optique_users", made?.id ?? "")).toMatchObject({
      role: "optician",
      rights: {},
      active: false,
    });
    person.clean();

    const path = `/api/collections/optique_clients/records/${client.id}`;
    await shop.send("PATCH", path, { phone: "06 99 99 99 99" });
    await person.go("/app/company?tab=team");
    await person.follow("Journal");
    await person.seen(/Client/, /téléphone/, "Samira");
    await expectNoOverflow(person);
    person.clean();
    await person.field("Ce qui s’est passé").selectOption("Remboursements");
    await person.seen("Aucune écriture ne correspond à ces filtres.");
    await person.press("Réinitialiser");
    await person.seen(/téléphone/);
    person.clean();
  });
});

describe("a shared computer", () => {
  it("a shared computer is added, asks for the person at each save, and people get a PIN", async () => {
    const { person, shop } = await openTeam(desktop);
    await person.press("Ajouter une personne");
    const form = person.page.getByRole("dialog");
    const field = (label: string) => form.getByLabel(label, { exact: true });
    await field("Nom").fill("Comptoir");
    await field("Email").fill(`comptoir-${shop.company}@figuier.example`);
    await field("Mot de passe").fill("motdepasse-2");
    await field("Ordinateur partagé par plusieurs personnes").check();
    await expect.poll(() => field("Rôle").count()).toBe(0);
    await person.press("Enregistrer");
    await person.toast("Comptoir est dans l’équipe");
    await person.seen("Poste partagé");
    await shop.colleague("seller", { name: "Houda Chraibi" });
    await person.press("Modifier\u00a0: Houda Chraibi");
    await field("Code").fill("1234");
    await person.press("Enregistrer");
    await form.getByText(/Ce code est trop simple/).waitFor();
    await field("Code").fill("1470");
    await person.press("Enregistrer");
    await person.toast("Houda Chraibi est à jour");
    await person.page.getByRole("img", { name: "A un code" }).waitFor();
    await person.press("Chaque fois");
    await person.toast("Poste du comptoir à jour");
    await person.press(/^Après/);
    await person.field("Minutes").selectOption("5");
    await person.press("Après 5\u00a0min");
    const isKept = async () => {
      const { ask_person, idle_minutes } = await shop.read("optique_companies", shop.company);
      return [ask_person, idle_minutes];
    };
    await expect.poll(isKept).toEqual(["idle", 5]);
    await expectNoOverflow(person);
    await person.accessible();
    person.clean();

    // The last owner keeps the role.
    await person.press("Modifier\u00a0: Samira");
    person.forgive(/status of 400|ClientResponseError 400/);
    await person.field("Rôle").selectOption("Vendeur");
    await person.press("Enregistrer");
    await person.seen(/C’est le dernier gérant de la boutique/);
    person.clean();
  });
});

describe("one's own PIN", () => {
  it("one's own PIN is set in the user menu, and changed with the old one", async () => {
    const { person, shop, enter } = await scene.visit(desktop);
    await shop.use("team");
    await enter("/app");
    const open = async () => {
      await person.press(/^Samira/);
      await person.page.getByRole("menuitem", { name: "Mon code" }).click();
    };
    await open();
    await person.field("Nouveau code").fill("1470");
    await person.press("Enregistrer");
    await person.toast("Votre code est changé");
    await open();
    person.forgive(/status of 400|ClientResponseError 400/);
    await person.field("Nouveau code").fill("2580");
    await person.field("Ancien code").fill("9999");
    await person.press("Enregistrer");
    await person.seen("Ce code n’est pas le bon");
    await person.accessible();
    await person.field("Ancien code").fill("1470");
    await person.press("Enregistrer");
    await person.toast("Votre code est changé");
    person.clean();
  });
});

describe("a seller", () => {
  /** Opens a page as a seller: the shop's user, beside another owner. */
  const openAsSeller = async (screen: Screen, path: string) => {
    const opened = await scene.open(screen, "/app");
    const { shop, person } = opened;
    const owner = await shop.colleague("owner");
    await shop.sendAsAdmin("PATCH", `/api/collections/optique_users/records/${shop.user}`, {
      role: "seller",
    });
    await person.gone("Statistiques");
    await person.go(path);
    return { ...opened, owner };
  };

  it("a seller sees no settings and no costs, deletes with approval, and opens the journal by its right", async () => {
    const { person, shop, owner, client, frame } = await openAsSeller(desktop, "/app/products");
    await person.gone("Mon Entreprise");
    await person.go(`/app/products/${frame.id}`);
    await person.seen("Prix de vente");
    await person.gone("Prix d’achat");
    await person.go("/app/stock");
    await person.gone("Valeur du stock");
    person.clean();

    person.forgive(/status of 403|ClientResponseError 403/);
    const made = await shop.client({ name: "Amina Tahiri" });
    await person.go(`/app/clients/${made.id}/modifier`);
    await person.press("Supprimer (avec une autorisation)");
    await person.accessible();
    await person.press(/^Supprimer$/);
    const dialog = person.page.getByRole("dialog", { name: "Il faut une autorisation" });
    await dialog.getByLabel("Raison").fill("Fiche en double");
    await dialog.getByLabel(/^Mot de passe de/).fill(owner.password);
    await person.press("Autoriser");
    await person.at("/app/clients");
    expect(await shop.find("optique_clients", "name = 'Amina Tahiri'")).toEqual([]);
    await person.go(`/app/clients/${client.id}`);
    await person.link("Modifier").waitFor();
    person.clean();

    await person.go("/app/company");
    await person.seen("Cette page n’est pas dans vos droits");
    await person.accessible();
    await shop.sendAsAdmin("PATCH", `/api/collections/optique_users/records/${shop.user}`, {
      rights: { "journal.see": true },
    });
    await person.goto("/app/company");
    await person.page.getByRole("tab", { name: "Équipe", selected: true }).waitFor();
    await expect.poll(() => person.page.getByRole("tab").count()).toBe(1);
    await expect
      .poll(() => person.page.getByRole("button", { name: "Mettre à jour" }).count())
      .toBe(0);
    person.clean();
  });

  it("cancels the approval of a price without losing the sale, then sells with a colleague's password", async () => {
    const { person, owner } = await openAsSeller(desktop, "/app/sale");
    person.forgive(/status of 403|ClientResponseError 403/);
    const form = await new CounterSale(person).ready();
    await form.scan("RIAD");
    await form.seesQuantity("Monture Riad 52-18", "1");
    await form.price("Monture Riad 52-18").fill("500");
    await person.press(/^Encaisser 500,00 DH/);
    await person.press("Renoncer");
    await person.toast(/Il faut le droit «\u00a0Changer un prix\u00a0»/);
    await form.seesQuantity("Monture Riad 52-18", "1");
    await person.press(/^Encaisser 500,00 DH/);
    const dialog = person.page.getByRole("dialog", { name: "Il faut une autorisation" });
    await dialog.getByLabel("Raison").fill("Monture rayée");
    await dialog.getByLabel(/^Mot de passe de/).fill(owner.password);
    await person.press("Autoriser");
    await form.sold();
    person.clean();
  });
});

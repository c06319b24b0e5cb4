import { describe, expect, it } from "vitest";

import { desktop } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { ClientForm } from "./pages/clients.ts";
import { InvoicesList } from "./pages/invoices.ts";
import { isFocused } from "./pages/layout.ts";
import { keysAreHeard } from "./pages/palette.ts";
import { ProductsList } from "./pages/products.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";
import { signIn } from "./pages/session.ts";

const scene = sceneWith(fillShop);

describe("unsaved work", () => {
  it("asks for confirmation before links, back and forward, and staying restores the focus", async () => {
    const { person, client } = await scene.open(desktop, "/app/clients");
    await person.follow(client.name);
    await person.title(client.name);
    await person.follow("Modifier");
    await person.at(`/app/clients/${client.id}/modifier`);
    const form = new ClientForm(person);
    await person.title("Modifier le client");
    const asked: string[] = [];
    person.page.on("dialog", (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });

    await form.write({ name: "Benali Aïcha Zahra" });
    await person.page.goBack();
    person.clean();
    await person.stay();
    await person.at(`/app/clients/${client.id}/modifier`);
    await expect.poll(() => form.name.inputValue()).toBe("Benali Aïcha Zahra");

    // Staying returns the focus to the field, once the code for it has loaded.
    await keysAreHeard(person);
    await person.field(/^Téléphone/).focus();
    await form.name.focus();
    await person.follow("Annuler");
    await person.stay();
    await expect.poll(() => isFocused(form.name)).toBe(true);
    // Escape stays on the page too.
    await person.follow("Annuler");
    await person.seen("Elles seront perdues.", /modifications ne sont pas enregistrées/);
    await person.keys("Escape");
    await expect.poll(() => form.name.inputValue()).toBe("Benali Aïcha Zahra");

    await person.page.goBack();
    await person.leaveUnsaved();
    await person.at(`/app/clients/${client.id}`);
    await person.title(client.name);
    // The discarded values are gone, so that no question follows.
    await person.page.goForward();
    await person.title("Modifier le client");
    await expect.poll(() => form.name.inputValue()).toBe(client.name);
    await form.write({ name: "Autre" });
    await person.page.evaluate(() => window.history.go(-2));
    await person.leaveUnsaved();
    await person.at("/app/clients");
    expect(asked).toEqual([]);
    person.clean();
  });

  it("asks once, even when the page renders again before it is left", async () => {
    const { person, client } = await scene.open(desktop, "/app/clients");
    await person.follow(client.name);
    await person.title(client.name);
    await person.follow("Modifier");
    await person.title("Modifier le client");
    const form = new ClientForm(person);
    await form.write({ name: "Benali Aïcha Zahra" });
    await person.page.goBack();
    // Typing renders the form again, while the browser's step back is still pending.
    await person.page.evaluate(() => {
      const go = window.history.go.bind(window.history);
      window.history.go = (steps) =>
        document.addEventListener("step", () => go(steps), { once: true });
    });
    await person.leaveUnsaved();
    await form.write({ name: "Benali Aïcha Z" });
    await person.page.evaluate(() => document.dispatchEvent(new Event("step")));
    await person.at(`/app/clients/${client.id}`);
    await person.title(client.name);
    person.clean();
  });

  it("asks nothing while the list below the form is searched, and asks before the form is left", async () => {
    const { person } = await scene.open(desktop, "/app/products");
    const list = new ProductsList(person);
    const form = await list.create();
    await form.write({ name: "Monture Atlas" });
    await list.search("riad");
    await person.at("/app/products?nouveau=1&q=riad");
    await person.page.goBack();
    await person.at("/app/products?nouveau=1");
    await expect.poll(() => form.name.inputValue()).toBe("Monture Atlas");
    // The form still asks about its changes.
    await person.press("Annuler");
    await person.leaveUnsaved();
    await person.at("/app/products");
    person.clean();

    // A sale keeps its draft, as the question says.
    let sale = await SalesForm.open(person);
    await sale.writeNotes("en cours");
    await person.follow("Retour aux prescriptions");
    await person.seen(/Un brouillon reste sur cet ordinateur/);
    person.clean();
    await person.leaveUnsaved();
    await person.at("/app/prescriptions");
    sale = await SalesForm.open(person);
    await person.seen("Brouillon restauré");
    await expect.poll(() => sale.notes.inputValue()).toBe("en cours");
  });
});

describe("an unknown address", () => {
  it("shows a public page, or leads to the dashboard within the app", async () => {
    const { person, shop } = await scene.visit(desktop);
    await person.goto("/nulle/part");
    await person.seen("Cette page n’existe pas", /\/nulle\/part/);
    person.clean();
    for (const path of ["/app/rien/du/tout", "/statistics/rien"]) {
      await person.goto(path);
      await person.at("/login");
    }
    await signIn(person, shop);
    await person.at("/app");
    await person.goto("/app/rien/du/tout");
    await person.at("/app");
    await person.toast("Cette page n’existe pas");
    for (const path of ["/invoices/create", "/invoices/edit/abc", "/invoices"]) {
      await person.goto(path);
      await person.at("/app/invoices");
      await person.title("Factures");
    }
    await person.goto("/statistics");
    await person.at("/app/statistics");
  });
});

describe("the dialog of keys", () => {
  it("the dialog of keys lists those of the screen, and Ctrl+S saves the dialog that is open", async () => {
    const { person } = await scene.open(desktop, "/app/sale");
    const keys = person.page.getByRole("dialog", { name: "Raccourcis du clavier" });
    await person.press("? touches");
    await keys.getByText("Sur cet écran").waitFor();
    await keys.getByText("Alt V").waitFor();
    person.clean();
    await person.keys("Escape");
    await keys.waitFor({ state: "detached" });
    await person.go("/app/prescriptions");
    await person.title("Prescriptions");
    await keysAreHeard(person);
    await person.keys("?");
    await keys.getByText("Aller à la recherche de la liste").waitFor();
    person.clean();
    await person.keys("Escape");
    await keys.waitFor({ state: "detached" });
    await person.go("/app/statistics");
    await person.title("Statistiques");
    await keysAreHeard(person);
    await person.keys("?");
    await keys.waitFor();
    await expect.poll(() => keys.getByText("Sur cet écran").count()).toBe(0);
    person.clean();

    // Ctrl+S saves the dialog that is open.
    await person.keys("Escape");
    await keys.waitFor({ state: "detached" });
    await person.go("/app/invoices?status=unpaid");
    const dialog = await new InvoicesList(person).startPayment();
    await dialog.amount.waitFor();
    await person.keys("Control+s");
    await person.toast("Paiement ajouté avec succès");
    person.clean();
  });
});

describe("a link", () => {
  it("a link opens without a reload or in another tab, and a link to the open page adds no history step", async () => {
    const { person, client } = await scene.open(desktop, "/app/clients");
    const loadedAt = () => person.page.evaluate(() => performance.timeOrigin);
    const loaded = await loadedAt();
    const link = person.link(client.name);
    const row = person.page.locator("[data-row]").filter({ has: link }).locator("td").first();
    for (const press of [
      () => link.click({ modifiers: ["ControlOrMeta"] }),
      () => link.click({ button: "middle" }),
      // A press on a row works as a link, where the row has no link.
      () => row.click({ modifiers: ["ControlOrMeta"], position: { x: 2, y: 2 } }),
    ]) {
      const [tab] = await Promise.all([person.context.waitForEvent("page"), press()]);
      await tab.waitForURL(`**/app/clients/${client.id}`);
      await tab.close();
      await person.at("/app/clients");
    }
    await person.follow(client.name);
    await person.title(client.name);
    expect(await loadedAt()).toBe(loaded);
    // Link to an address outside the application.
    await person.follow("Mon Entreprise");
    await person.openTab("Données");
    const dashboard = person.page.locator("a[href^='/_/']").first();
    const [tab] = await Promise.all([person.context.waitForEvent("page"), dashboard.click()]);
    expect(new URL(tab.url()).pathname).toMatch(/^\/_\/|blank/);
    await tab.close();
    await person.at("/app/company?tab=data");
    person.clean();

    await person.go("/app/clients");
    await person.title("Clients");
    await person.follow("Mon Entreprise");
    await person.title("Mon Entreprise");
    await person.follow("Mon Entreprise");
    await person.page.goBack();
    await person.at("/app/clients");
    await person.title("Clients");
    await person.page.goForward();
    await person.title("Mon Entreprise");
    await person.field("Nom").fill("Optique Neuve");
    await person.follow("Mon Entreprise");
    await expect.poll(() => person.page.getByRole("dialog").count()).toBe(0);
    await person.page.goBack();
    await person.leaveUnsaved();
    await person.at("/app/clients");
    person.clean();
  });
});

import { describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import { desktop, phone, type Screen } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { expectOk, line, newId, payment } from "#support/shop.ts";
import { CounterSale } from "./pages/counterSale.ts";
import { expectNoOverflow, isFocused } from "./pages/layout.ts";
import type { Person } from "./pages/person.ts";
import { countPrints, PrintPage } from "./pages/prints.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { scan } from "./pages/scanner.ts";
import { sceneWith } from "./pages/scene.ts";
import { storeSession } from "./pages/session.ts";

const scene = sceneWith(fillShop);

/** Locks by keyboard, once the page hears the keys. */
async function lockByKeys(person: Person) {
  const lock = person.page.getByRole("dialog", { name: "Poste verrouillé" });
  const isLocked = async () => {
    await person.keys("Control+l");
    return lock.isVisible();
  };
  await expect.poll(isLocked).toBe(true);
  return lock;
}

/**
 * Opens a page of a shared computer, with Houda (seller, PIN 1470) and Youssef (owner, PIN 2580). Houda's entry has
 * ended, as after a restart of the server; with `isFresh` nobody has entered yet.
 */
async function openStation(
  screen: Screen,
  path: string,
  settings: object = {},
  { isFresh = false, hasClock = false } = {},
) {
  const opened = await scene.visit(screen);
  const { shop, person } = opened;
  if (hasClock) await person.page.clock.install();
  const seller = await shop.colleague("seller", { name: "Houda Chraibi", pin: "1470" });
  const owner = await shop.colleague("owner", { name: "Youssef Tazi", pin: "2580" });
  const computer = await shop.colleague("seller", { name: "Comptoir", is_station: true });
  const company = `/api/collections/optique_companies/records/${shop.company}`;
  await shop.sendAsAdmin("PATCH", company, settings);
  await storeSession(person, { ...shop, ...computer, user: computer.id, is_station: true });
  const state = { station: computer.id, entered: null, isLocked: false, last: seller.id };
  if (!isFresh)
    await person.page.evaluate(
      (kept) => localStorage.setItem("optique.station", kept),
      JSON.stringify(state),
    );
  await person.goto(path);
  const dialog = person.page.getByRole("dialog", { name: "Qui êtes-vous\u00a0?" });
  /** Chooses a person by the initial, types the PIN and enters. */
  const enterAs = async (initial: string, pin: string) => {
    await dialog.getByLabel("Code", { exact: true }).waitFor();
    await person.type(initial + pin);
    await person.keys("Enter");
    await dialog.waitFor({ state: "detached" });
  };
  return { ...opened, seller, owner, dialog, enterAs };
}

describe.each([phone])("a shared computer at $name", (screen) => {
  it("asks who saves a client, then saves; its lock covers what is typed until a person enters", async () => {
    const opened = await openStation(screen, "/app/clients/nouveau");
    const { person, shop, dialog, enterAs } = opened;
    await person.field(/^Nom/).fill("Amina Tahiri");
    person.forgive(/status of (401|400)|ClientResponseError (401|400)/);
    await person.press("Enregistrer");
    await dialog.getByText("Pour enregistrer la fiche. Rien n’est perdu.").waitFor();
    await expectNoOverflow(person);
    await person.accessible();
    await dialog.getByText("Houda Chraibi").click();
    for (const digit of "9999")
      await dialog.getByRole("button", { name: digit, exact: true }).click();
    await dialog.getByRole("button", { name: "Entrer" }).click();
    await dialog.getByText("Ce code n’est pas le bon").waitFor();
    for (const digit of "1470")
      await dialog.getByRole("button", { name: digit, exact: true }).click();
    await dialog.getByRole("button", { name: "Entrer" }).click();
    await person.at("/app/clients");
    expect(await shop.find("optique_clients", "name = 'Amina Tahiri'")).toHaveLength(1);
    person.clean();

    await person.go("/app/clients/nouveau");
    await person.field(/^Nom/).fill("Amina Alami");
    const lock = await lockByKeys(person);
    await lock.getByText("Une saisie attend, elle est gardée.").waitFor();
    await expectNoOverflow(person);
    await person.accessible();
    await person.keys("Escape");
    await lock.getByRole("button", { name: "Déverrouiller" }).click();
    await dialog.waitFor();
    await enterAs("h", "1470");
    await lock.waitFor({ state: "detached" });
    await expect.poll(() => person.field(/^Nom/).inputValue()).toBe("Amina Alami");
    await person.keys("Control+l");
    await lock.waitFor();
    await person.page.reload();
    await lock.getByRole("button", { name: "Déverrouiller" }).waitFor();
    person.clean();
  });
});

it("closing the question saves nothing and keeps the form, and a locked computer can be signed out", async () => {
  const { person, shop, dialog } = await openStation(desktop, "/app/clients/nouveau");
  await person.field(/^Nom/).fill("Amina Tahiri");
  person.forgive(/status of 401|ClientResponseError 401/);
  await person.press("Enregistrer");
  await dialog.waitFor();
  await person.keys("Escape");
  await person.toast(/Rien n’est enregistré/);
  await expect.poll(() => person.field(/^Nom/).inputValue()).toBe("Amina Tahiri");
  expect(await shop.find("optique_clients", "name = 'Amina Tahiri'")).toEqual([]);
  const lock = await lockByKeys(person);
  await lock.getByRole("button", { name: "Déconnexion" }).click();
  await person.press("Rester");
  await lock.getByRole("button", { name: "Déconnexion" }).click();
  await person.press("Quitter sans enregistrer");
  await person.at("/login");
  await lock.waitFor({ state: "detached" });
  person.clean();
});

it("two sellers save sales in turn, each under their own name", async () => {
  const opened = await openStation(desktop, "/app/sale", { ask_person: "each" });
  const { person, shop, enterAs } = opened;
  person.forgive(/status of 401|ClientResponseError 401/);
  const sellers = [
    ["h", "1470", "Houda Chraibi"],
    ["y", "2580", "Youssef Tazi"],
  ] as const;
  for (const [initial, pin, name] of [...sellers, sellers[0]]) {
    const sale = await CounterSale.open(person);
    await sale.scan("RIAD");
    await sale.saveButton.click();
    await enterAs(initial, pin);
    await sale.sold();
    const [latest] = (await shop.find("optique_invoices")).slice(-1);
    expect(latest?.seller).toBe(name);
  }
  person.clean();
});

it("a person whose entry ends during a sale is asked for again, and the sale is saved once", async () => {
  const { person, shop, seller, dialog, enterAs } = await openStation(desktop, "/app/sale");
  person.forgive(/status of 401|ClientResponseError 401/);
  await person.press(/Comptoir/);
  await person.page.getByRole("menuitem", { name: "Changer de personne" }).click();
  await enterAs("h", "1470");
  await person.seen("Houda Chraibi");
  const before = (await shop.find("optique_invoices")).length;
  const sale = await CounterSale.open(person);
  await sale.scan("RIAD");
  // The owner changes the PIN meanwhile, which ends the person's token.
  await shop.sendAsAdmin("PATCH", `/api/collections/optique_users/records/${seller.id}`, {
    pin: "3691",
  });
  await sale.saveButton.click();
  await dialog.getByText(/^Pour enregistrer la vente de 850,00\sDH. Rien n’est perdu\.$/).waitFor();
  await enterAs("h", "3691");
  await sale.sold();
  await person.follow("Nouvelle vente");
  await person.seen(/^Administrateur a changé votre code à \d\d:\d\d\.$/);
  await person.accessible();
  await person.press("C’est lu");
  await person.gone(/^Administrateur a changé/);
  expect(await shop.find("optique_invoices")).toHaveLength(before + 1);
  person.clean();
});

it("a shared computer shows no client before a person enters, and does not take a scan for a PIN", async () => {
  const opened = await openStation(desktop, "/app/clients", {}, { isFresh: true });
  const { person, dialog, enterAs } = opened;
  const lock = person.page.getByRole("dialog", { name: "Poste verrouillé" });
  const name = "Benali Aïcha";
  await lock.getByRole("button", { name: "Déverrouiller" }).click();
  const code = dialog.getByLabel("Code", { exact: true });
  await expect.poll(() => isFocused(code)).toBe(true);
  await expect.poll(() => person.page.getByText(name).count()).toBe(0);
  // After Escape, the question opens again with the focus in the PIN field.
  await person.keys("Escape");
  await dialog.waitFor({ state: "detached" });
  await lock.getByRole("button", { name: "Déverrouiller" }).click();
  await expect.poll(() => isFocused(code)).toBe(true);
  await person.type("6110001248873");
  await person.keys("Enter");
  await dialog.getByText("Ceci n’est pas un code\u00a0: un code a 4 à 6 chiffres.").waitFor();
  await expect.poll(() => code.inputValue()).toBe("");
  await enterAs("h", "1470");
  await person.seen(name);
  // Keys of the page below do not work on the lock.
  await lockByKeys(person);
  await expect.poll(() => person.page.getByText(name).first().isVisible()).toBe(false);
  await person.keys("?");
  await scan(person, "2026110001");
  await expect.poll(() => person.page.getByRole("dialog").count()).toBe(1);
  person.clean();
});

it("a draft is shown only to the person who typed it", async () => {
  const path = "/app/prescriptions/new";
  const { person, dialog, enterAs } = await openStation(desktop, path);
  const form = await new SalesForm(person).ready();
  const change = async (initial: string, pin: string) => {
    const lock = await lockByKeys(person);
    await lock.getByRole("button", { name: "Déverrouiller" }).click();
    await dialog.waitFor();
    await enterAs(initial, pin);
    await lock.waitFor({ state: "detached" });
  };
  await change("h", "1470");
  await form.writeNotes("pour Aïcha");
  await form.keptDraft("pour Aïcha");
  await change("y", "2580");
  await expect.poll(() => form.notes.inputValue()).toBe("");
  await person.page.reload();
  await form.ready();
  await expect.poll(() => form.notes.inputValue()).toBe("");
  await change("h", "1470");
  await expect.poll(() => form.notes.inputValue()).toBe("pour Aïcha");
  await person.seen(/Brouillon restauré/);
  person.clean();
});

it("a shared computer locks after the shop's idle time", async () => {
  const settings = { idle_minutes: 1 };
  const { person, enterAs } = await openStation(desktop, "/app/clients", settings, {
    hasClock: true,
  });
  await person.press(/Comptoir/);
  await person.page.getByRole("menuitem", { name: "Changer de personne" }).click();
  await enterAs("h", "1470");
  await person.seen("Houda Chraibi");
  await person.page.clock.runFor(50_000);
  await expect
    .poll(() => person.page.getByRole("dialog", { name: "Poste verrouillé" }).count())
    .toBe(0);
  await person.page.clock.runFor(20_000);
  await person.page.getByRole("dialog", { name: "Poste verrouillé" }).waitFor();
  person.clean();
});

it("a credit note with its refund, and the print of a quote, each ask for one approval", async () => {
  const opened = await openStation(desktop, "/app/avoirs");
  const { person, shop, client, frame, enterAs } = opened;
  person.forgive(/status of (400|401|403)|ClientResponseError (400|401|403)/);
  const dialog = person.page.getByRole("dialog", { name: "Il faut une autorisation" });
  const approve = async (...says: RegExp[]) => {
    for (const text of says) await dialog.getByText(text).waitFor();
    await dialog.getByLabel("Raison").fill("Cliente fidèle");
    await dialog.getByLabel("Code de Youssef Tazi").fill("2580");
    await dialog.getByRole("button", { name: "Autoriser" }).click();
  };
  const sale = await shop.saveInvoice(newId(), {
    client: client.id,
    items: [line(frame.id, 1, 850)],
    payments: [payment(850, { date: today() })],
  });
  await person.go(`/app/invoices/${sale.id}/avoir`);
  await person.page.getByLabel(/^Créditer/).check();
  await person.press("Émettre l’avoir de 850,00 DH");
  await enterAs("h", "1470");
  await approve(
    /^Avoir de 850,00\sDH, facture/,
    /^Remboursement de 850,00\sDH en espèces, facture/,
    /^Il faut les droits «\sFaire un avoir\s», «\sRembourser\s»$/,
  );
  await person.toast(/Avoir A\d{6}0001 émis/);
  const quote = newId();
  const items = [{ ...line(frame.id, 1, 850), discount: 425 }];
  expectOk(await shop.send("PUT", `/api/optique/quotes/${quote}`, { client: client.id, items }));
  await countPrints(person);
  await person.goto(`/app/print/devis/${quote}`);
  const sheet = new PrintPage(person);
  await sheet.print();
  await dialog.getByText(/^Remise de 425,00\sDH \(50\s% de 850,00\sDH\), devis D/).waitFor();
  await dialog.getByRole("button", { name: "Renoncer" }).click();
  await person.toast("Il faut le droit «\u00a0Remise sans limite\u00a0»");
  expect(await sheet.printed()).toBe(0);
  await sheet.print();
  await approve(/^Remise de 425,00/);
  await expect.poll(() => sheet.printed()).toBe(1);
  expect(await shop.read("optique_quotes", quote)).not.toMatchObject({ printed_at: "" });
  person.clean();
});

describe.each([phone])("an approval at $name", (screen) => {
  it("lets a seller change a price with the PIN of a colleague and a reason", async () => {
    const { person, shop, enterAs } = await openStation(screen, "/app/sale");
    person.forgive(/status of (400|401|403)|ClientResponseError (400|401|403)/);
    const sale = await new CounterSale(person).ready();
    await sale.scan("RIAD");
    await sale.price("Monture Riad 52-18").fill("500");
    await person.press(/^Encaisser 500,00 DH/);
    await enterAs("h", "1470");
    const dialog = person.page.getByRole("dialog", { name: "Il faut une autorisation" });
    await dialog.getByText("Il faut le droit «\u00a0Changer un prix\u00a0»").waitFor();
    await expectNoOverflow(person);
    await person.accessible();
    await dialog.getByLabel("Code de Youssef Tazi").fill("2580");
    await dialog.getByRole("button", { name: "Autoriser" }).click();
    await dialog
      .getByText(/raison/i)
      .nth(1)
      .waitFor();
    await dialog.getByLabel("Raison").fill("Monture rayée");
    await dialog.getByLabel("Code de Youssef Tazi").fill("2580");
    await dialog.getByRole("button", { name: "Autoriser" }).click();
    await person.seen(/Vente enregistrée/);
    const [latest] = (await shop.find("optique_invoices")).slice(-1);
    expect(latest).toMatchObject({ seller: "Houda Chraibi", total_amount: 500 });
    person.clean();
  });
});

import { expect, it } from "vitest";

import type { CreditNote } from "#domain/core/records.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { desktop, phone } from "#support/browser.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { expectOk, line, newId, payment, recordsPath, type Shop } from "#support/shop.ts";
import { CompanyPage } from "./pages/company.ts";
import { CounterSale } from "./pages/counterSale.ts";
import { failRequests } from "./pages/network.ts";
import { countPrints, PrintPage } from "./pages/prints.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShop);
/** Right-to-left text that begins with a number, which is therefore on the right. */
const arabicAddress = "12 شارع محمد الخامس، طنجة";
const lock = async (shop: Shop) =>
  expectOk(
    await shop.send("PATCH", recordsPath("optique_companies", shop.company), {
      invoice_lock: true,
      warranty_note: "Un an sur la monture",
      address: arabicAddress,
    }),
  );
const stored = (shop: Shop, id: string) => shop.read("optique_invoices", id);

const printsOf = async (shop: Shop, id: string) =>
  expectOk(await shop.send<InvoiceDocument>("GET", `/api/optique/invoices/${id}`)).prints;

/** Draft invoice: a sale without a payment, to a client with an ICE. */
async function draftOf({ shop, frame }: FilledShop) {
  const client = await shop.client({
    name: "Atlas Import SARL",
    phone: "05 22 00 00 01",
    address: "Zone industrielle, Tanger",
    ice: "001122334455667",
  });
  return shop.saveInvoice(newId(), {
    client: client.id,
    date: "2026-11-20",
    items: [line(frame.id, 2, 850)],
    payments: [],
  });
}

it("a buyer's name is typed at the counter, a client's ICE and birth date at its form, the lock in the settings", async () => {
  const { person, shop, client } = await scene.open(desktop, "/app/sale");
  await countPrints(person);
  await person.title("Vente comptoir");
  await person.press("Nom de l’acheteur");
  await person.field(/^Nom de l’acheteur/).fill("Tazi Omar");
  person.clean();
  const sale = new CounterSale(person);
  await sale.scanner.fill("RIAD");
  await person.page.getByRole("option", { name: /Monture Riad 52-18/ }).waitFor();
  await person.keys("Enter");
  await sale.quantity("Monture Riad 52-18").waitFor();
  await person.keys("Control+s");
  await person.at(/^\/app\/invoices\/print\//);
  await person.seen("Tazi Omar", "Merci de votre visite");
  const sold = (await shop.find("optique_invoices")).find(({ client }) => client === "");
  const document = await shop.send("GET", `/api/optique/invoices/${sold?.id}`);
  expect(document.body).toMatchObject({ buyer_name: "Tazi Omar" });
  // The form of a client warns of an unusual ICE, and refuses a birth date after today.
  await person.goto(`/app/clients/${client.id}/modifier`);
  const [ice, birth] = [person.field(/^ICE/), person.field(/^Date de naissance/)];
  await ice.fill("12");
  await person.seen("Un ICE a 15 chiffres\u00a0: vérifiez avant d’enregistrer.");
  await birth.fill("01/01/2099");
  await person.press("Enregistrer");
  await person.seen("La date de naissance ne peut pas être après aujourd’hui");
  person.clean();
  await birth.fill("12/03/1948");
  await person.press("Enregistrer");
  await person.at("/app/clients");
  expect(await shop.read("optique_clients", client.id)).toMatchObject({
    ice: "12",
    birth_date: "1948-03-12 00:00:00.000Z",
  });
  await person.goto(`/app/clients/${client.id}`);
  await person.seen("Né(e) le 12/03/1948", "ICE\u00a0: 12");
  person.clean();
  // The lock and the warranty are settings of the shop.
  await person.goto("/app/company");
  const form = new CompanyPage(person);
  await form.open("Factures");
  await expect.poll(() => form.lock.count()).toBe(0);
  await form.subject.check();
  await person.seen("recommandé", /elle se corrige par un avoir/);
  await form.lock.check();
  await form.warranty.fill("Un an sur la monture");
  await expect.poll(() => form.preview.textContent()).toContain("Vision Loin");
  await person.page.getByText("Plus de réglages").click();
  await person.page.getByLabel("Mesures sur la facture").uncheck();
  await person.seen(/4 changements, la TVA, le verrou des factures…/);
  await expect.poll(() => form.preview.textContent()).toContain("Un an sur la monture");
  await expect.poll(() => form.preview.textContent()).not.toContain("Vision Loin");
  person.clean();
  await form.update();
  await form.updated();
  expect(await shop.read("optique_companies", shop.company)).toMatchObject({
    invoice_lock: true,
    invoice_hides_eyes: true,
    warranty_note: "Un an sur la monture",
  });
});

const formats = ["A4", "A5", "Ticket 80 mm"] as const;

/** Credits a frame, partly refunded and partly kept. */
async function credit({ shop, client, frame }: FilledShop) {
  const sale = await shop.saveInvoice(newId(), {
    client: client.id,
    date: "2026-11-20",
    items: [line(frame.id, 2, 850)],
    payments: [payment(1700)],
  });
  const item = { id: newId(), invoice_item: sale.items[0]?.id, quantity: 1, amount: 850 };
  const refund = { id: newId(), amount: 350, payment_method: "cash" };
  const body = {
    invoice: sale.id,
    reason: "return",
    items: [item],
    refunds: [refund],
    kept: 500,
  };
  const path = `/api/optique/credit-notes/${newId()}`;
  const note = expectOk(await shop.send<CreditNote>("PUT", path, body));
  return { note, sale };
}

it("credit notes have papers and a slip; under the lock a print issues invoices, and reprints are marked", async () => {
  const { person, shop, enter, ...filled } = await scene.visit(desktop);
  await countPrints(person);
  const { note, sale } = await credit({ shop, ...filled });
  await enter(`/print/avoir/${note.id}`);
  await person.heading(`AVOIR N° ${note.number}`);
  const sheet = new PrintPage(person);
  for (const format of formats) {
    expect(await sheet.textsBeyond(format), format).toEqual([]);
    await person.seen(
      `sur la facture N° ${sale.invoice_number} du 20/11/2026`,
      /Benali/,
      "Huit cent cinquante dirhams",
      /Remboursé le .* \(Espèces\)/,
      "Gardé en avoir par le client",
    );
    person.clean();
  }
  expect(await sheet.printed()).toBe(0);
  await sheet.print();
  expect(await sheet.printed()).toBe(1);
  await person.follow("Bon d’avoir, 80 mm");
  await person.seen("Reste à utiliser");
  await person.page.getByRole("img", { name: `Code 128\u00a0: ${note.number}` }).waitFor();
  expect(await sheet.textsBeyond(null)).toEqual([]);
  person.clean();
  await person.goto(`/app/invoices/print/${sale.id}`);
  for (const format of formats) {
    expect(await sheet.textsBeyond(format), format).toEqual([]);
    await person.seen(
      new RegExp(`Avoir ${note.number} du`),
      /Remboursé le .* \(Espèces\)/,
      `Avoir ${note.number}, gardé par le client`,
    );
    person.clean();
  }
  // The format is remembered, so the next invoice is on A4 again.
  await sheet.choose("A4");
  await person.goto(`/app/invoices/${sale.id}`);
  await person.seen("Facture avec avoir ou remboursement\u00a0: elle ne se supprime pas.");
  await expect.poll(() => person.page.getByRole("button", { name: "Supprimer" }).count()).toBe(0);
  person.clean();
  await person.goto("/app/print/avoir/aaaaaaaaaaaaaaa");
  await person.seen("Avoir non trouvé");
  person.forgive(/404/);
  // The loaded invoice is shown when issuing it fails.
  const { id: failing } = await draftOf({ shop, ...filled });
  const issuing = await failRequests(person, "**/api/optique/invoices/*/issue");
  await person.goto(`/app/invoices/print/${failing}`);
  await person.seen("Atlas Import SARL", "Arrêtée la Présente Facture à la Somme de:");
  await expect.poll(() => sheet.printed()).toBe(1);
  expect((await stored(shop, failing)).issued_at).toBe("");
  issuing.mend();
  // The print of an invoice under the lock issues it, and later prints of the same paper have 'DUPLICATA'.
  await lock(shop);
  const { id } = await draftOf({ shop, ...filled });
  await person.goto(`/app/invoices/print/${id}`);
  await person.seen(
    "Atlas Import SARL",
    "Zone industrielle, Tanger",
    "001122334455667",
    "Un an sur la monture",
  );
  await expect.poll(() => sheet.printed()).toBe(1);
  await expect.poll(async () => (await stored(shop, id)).printed_at).not.toBe("");
  expect((await stored(shop, id)).issued_at).not.toBe("");
  await expect.poll(() => person.page.getByText("DUPLICATA").count()).toBe(0);
  const address = person.page.locator(".sheet").getByText(arabicAddress);
  expect(await address.evaluate((text) => getComputedStyle(text).direction)).toBe("rtl");
  const moved = { name: "Optique du Port", warranty_note: "", ice: "999" };
  expectOk(await shop.send("PATCH", recordsPath("optique_companies", shop.company), moved));
  await person.reload();
  await person.seen("Un an sur la monture");
  await expect.poll(() => person.page.getByText(/Optique du Port|999/).count()).toBe(0);
  await person.seen("DUPLICATA");
  await expect.poll(() => sheet.printed()).toBe(1);
  person.clean();
  const isDuplicate = async (format: "A4" | "A5" | "Ticket 80 mm") => {
    await sheet.choose(format);
    await person.seen("Atlas Import SARL");
    return (await person.page.getByText("DUPLICATA").count()) > 0;
  };
  expect(await isDuplicate("A5")).toBe(false);
  // Prints by the browser's own menu; closing the preview without printing is not counted.
  const tell = (event: string) =>
    person.page.evaluate((name) => void window.dispatchEvent(new Event(name)), event);
  await tell("beforeprint");
  expect(await printsOf(shop, id)).toEqual({ a4: 2 });
  await tell("afterprint");
  await expect.poll(() => printsOf(shop, id)).toEqual({ a4: 2, a5: 1 });
  expect(await isDuplicate("Ticket 80 mm")).toBe(false);
  await sheet.print();
  await sheet.print();
  await person.seen("DUPLICATA");
  await expect.poll(() => printsOf(shop, id)).toEqual({ a4: 2, a5: 1, ticket: 2 });
  person.clean();
});

it("an invoice issued on a phone by its button, and its prescription, can no longer be deleted", async () => {
  const { person, shop, enter, sale, ...filled } = await scene.visit(phone);
  await lock(shop);
  const { id } = await draftOf({ shop, sale, ...filled });
  await enter(`/app/invoices/${id}`);
  await person.press("Émettre");
  await person.seen("Facture émise", /Émise le \d\d\/\d\d\/\d{4}/, "ICE\u00a0: 001122334455667");
  await person.seen("Facture émise\u00a0: faites un avoir.");
  await expect.poll(() => person.page.getByRole("button", { name: "Supprimer" }).count()).toBe(0);
  person.clean();
  await person.goto("/app/invoices");
  await (await person.rowMenu(/faites un avoir/)).waitFor();
  const menu = person.page.getByRole("menu");
  await expect.poll(() => menu.getByText("Supprimer").count()).toBe(0);
  person.clean();
  // Its prescription cannot be deleted either.
  await person.goto(`/app/prescriptions/${sale.id}`);
  await person.seen("Benali Aïcha");
  const removal = { name: /^Supprimer$|^Actions, Prescription/ };
  await expect.poll(() => person.page.getByRole("button", removal).count()).toBe(0);
  await person.goto("/app/prescriptions");
  await (await person.rowMenu(/faites un avoir/)).waitFor();
  await expect.poll(() => person.page.getByRole("menu").getByText("Supprimer").count()).toBe(0);
  person.clean();
});

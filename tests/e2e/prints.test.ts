import { describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import type { Product } from "#domain/core/records.ts";
import { desktop, phone, type Screen } from "#support/browser.ts";
import { contactCalls, contactEye } from "#support/contactShop.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { expectOk, line, newId, payment, recordsPath, type Shop } from "#support/shop.ts";
import { byKeyboard } from "./pages/byKeyboard.ts";
import { InvoicePage } from "./pages/invoices.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { failRequests } from "./pages/network.ts";
import { countPrints, PrintPage } from "./pages/prints.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShop);

async function open(
  screen: Screen,
  pathOf: (filled: FilledShop) => string,
  { hasClock = false } = {},
) {
  const opened = await scene.visit(screen);
  if (hasClock) await opened.person.page.clock.install();
  await countPrints(opened.person);
  await opened.enter(pathOf(opened));
  return { ...opened, sheet: new PrintPage(opened.person) };
}

describe.each([phone])("a print at $name", (screen) => {
  it("starts by itself, once, for an invoice with all legal mentions and sums", async () => {
    const path = ({ sale }: FilledShop) => `/app/invoices/print/${sale.invoice?.id}`;
    const { person, sheet, sale } = await open(screen, path);
    const number = sale.invoice?.invoice_number;
    await person.seen(
      `N° ${number}`,
      "Le 20/11/2026",
      "Type de verre",
      "Monture Riad 52-18",
      "Vision Loin",
      "Arrêtée la Présente Facture à la Somme de:",
      "Deux mille deux cent cinquante dirhams",
      "Cachet et signature",
    );
    await expect.poll(() => sheet.printed()).toBe(1);
    expect(await person.page.title()).toBe(`Facture N° ${number}`);
    await expect.poll(() => person.page.getByText("Vision Près").count()).toBe(0);
    person.clean();
    // A phone shows the whole sheet.
    await expectNoOverflow(person);
    const main = person.page.getByRole("main");
    const beyond = () => main.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(await beyond()).toBe(0);
    // The text is then too small to read, so a button shows it at its actual size.
    await person.press("Agrandir");
    await expect.poll(beyond).toBeGreaterThan(300);
    await person.press("Réduire");
    await expect.poll(beyond).toBe(0);
    for (const format of ["A5", "Ticket 80 mm"] as const) {
      await sheet.choose(format);
      await person.seen("Reste à payer");
      person.clean();
    }
    await sheet.print();
    expect(await sheet.printed()).toBe(2);
    await sheet.goBack();
    await person.at(`/app/invoices/${sale.invoice?.id}`);
  });
});

describe("a print", () => {
  it("does not start again for an invoice after the browser's Back", async () => {
    const path = ({ sale }: FilledShop) => `/app/invoices/print/${sale.invoice?.id}`;
    const { person, sheet, sale } = await open(desktop, path, { hasClock: true });
    await expect.poll(() => sheet.printed()).toBe(1);
    await sheet.goBack();
    await person.at(`/app/invoices/${sale.invoice?.id}`);
    await person.page.goBack();
    await person.seen("Cachet et signature");
    await person.page.evaluate(() => document.fonts.ready);
    // Waits longer than the delay before the automatic print.
    await person.page.clock.runFor(5000);
    expect(await sheet.printed()).toBe(1);
  });

  it("prints of a prescription, a payment and a ticket wait to be started, and lead back", async () => {
    const path = ({ sale }: FilledShop) => `/prescriptions/${sale.id}/print`;
    const { person, sheet, shop, client, sale } = await open(desktop, path);
    await person.heading("Reçu");
    await person.page.getByRole("button", { name: "A5", pressed: true }).waitFor();
    await byKeyboard(person).isOn(/Imprimer/);
    await person.seen(
      "Benali Aïcha",
      "06 12 34 56 78",
      "Résumé Financier",
      "Total Facturé",
      "Montant Payé",
      "Reste à Payer",
      "Solde à la livraison",
      "Cette prescription est valable pour une durée de 1 an.",
    );
    await expect.poll(() => person.page.title()).toBe("Prescription - Benali Aïcha - 20/11/2026");
    person.clean();
    await sheet.choose("Ticket 80 mm");
    await person.seen("OD +2.00 (−1.25) 90°", "OG Plan");
    person.clean();
    // The browser remembers the paper for prescriptions.
    await person.reload();
    await person.seen("OG Plan");
    await person.goto(`/app/invoices/print/${sale.invoice?.id}`);
    await person.page.getByRole("button", { name: "A4", pressed: true }).waitFor();
    await person.page.goBack();
    await person.seen("OG Plan");
    expect(await sheet.printed()).toBe(0);
    await person.keys("Escape");
    await person.title("Prescription du 20/11/2026");

    await person.go(`/app/invoices/${sale.invoice?.id}`);
    await new InvoicePage(person).printPaymentReceipt();
    await person.heading("Reçu de paiement");
    await person.seen("Mille dirhams", "Espèces", "Payé à ce jour", "Benali Aïcha");
    await sheet.choose("Ticket 80 mm");
    await person.seen("Merci de votre visite");
    person.clean();

    const id = newId();
    const left = { kind: "repair", client: client.id, object: "Monture noire" };
    const ticket = { ...left, condition: ["fragile"], lent: "Dépannage bleue" };
    expectOk(await shop.send("PUT", `/api/optique/services/${id}`, ticket));
    await person.go(`/app/sav/${id}`);
    await person.follow("Imprimer");
    await person.heading(/^BON DE DÉPÔT N° S\d{10}$/);
    await person.seen(
      "Ce bon vaut accusé de réception.",
      "Le client a été prévenu du risque de casse pendant la réparation.",
      "Sans frais",
      "Signature du client",
    );
    const before = await sheet.printed();
    await sheet.print();
    expect(await sheet.printed()).toBe(before + 1);
    await person.follow("Bon de restitution");
    await person.heading(/^BON DE RESTITUTION N° S\d{10}$/);
    await person.seen("Dépannage bleue, à rendre");
    await sheet.choose("Ticket 80 mm");
    await person.seen("Lunettes rendues, signature du client");
    await person.follow("Ticket SAV");
    await person.at(`/app/sav/${id}`);
    person.clean();

    // A print that fails to load shows an error, and leads back to the list.
    await person.go("/app/invoices/print/aaaaaaaaaaaaaaa");
    await person.seen("Facture non trouvée");
    await person.go("/app/prescriptions/aaaaaaaaaaaaaaa/print");
    await person.seen("Prescription non trouvée");
    person.forgive(/404/);
    person.clean();
    await failRequests(person, "**/api/optique/invoices/*");
    await PrintPage.open(person, sale.invoice?.id ?? "");
    await person.seen("Erreur lors du chargement de la facture");
    await person.at("/app/invoices");
  });
});

/** Fields that may hold one long word. */
const longWord = "Mm".repeat(45);

describe("a word of ninety letters on a print", () => {
  /** Fills all texts of sale, client, company, lab and receipt with the long word. */
  async function fillLongWords({ shop }: FilledShop) {
    const company = await shop.send("PATCH", recordsPath("optique_companies", shop.company), {
      ...Object.fromEntries(
        ["name", "address", "other_info", "registration", "rc", "bank_info", "vat_note"].map(
          (name) => [name, longWord],
        ),
      ),
      email: `${longWord}@mail.example`,
    });
    expect(company.status).toBe(200);
    const words = { name: longWord, address: longWord, phone: longWord };
    const client = await shop.client(words);
    const lab = await shop.create("optique_suppliers", { ...words, is_lab: true });
    const goods = { name: longWord, reference: longWord, category: longWord, stock: 0 };
    const lens = await shop.product({ ...goods, type: "lens", supplier: lab.id });
    const other = await shop.product({ ...goods, type: "other", reference: `${longWord}2` });
    const means = { payment_method: "check", bank: longWord, reference: longWord };
    const sale = await shop.savePrescription(newId(), {
      client: client.id,
      date: "2026-11-20",
      right_sphere: 1,
      right_add: 2,
      left_sphere: 1,
      left_add: 2,
      notes: longWord,
      prescriber: longWord,
      job: { tray: longWord.slice(0, 20), notes: longWord, lab_reference: longWord },
      invoice: {
        id: newId(),
        notes: longWord,
        items: [line(lens.id, 2, 700), line(other.id, 1, 999_999)],
        payments: [payment(1000, means)],
      },
    });
    const receipt = newId();
    const slip = await shop.send("PUT", `/api/optique/receipts/${receipt}`, {
      receipt_number: "BR-20261120-001",
      supplier: lab.id,
      date: "2026-11-20",
      status: "pending",
      notes: longWord,
      items: [{ id: newId(), product: other.id, quantity: 4, price: 100, received_quantity: 0 }],
    });
    expect(slip.status).toBe(200);
    const quote = newId();
    const shared = { ...line(lens.id, 2, 999_999), label: longWord };
    const offered = await shop.send("PUT", `/api/optique/quotes/${quote}`, {
      client: client.id,
      prescription: sale.id,
      notes: longWord,
      items: ["", "A", "B", "C"].map((variant) => ({ ...shared, id: newId(), variant })),
    });
    expect(offered.status).toBe(200);
    const count = newId();
    const counts = `/api/optique/counts/${count}`;
    expectOk(await shop.send("PUT", counts, { name: longWord, word: longWord }));
    const scans = [{ id: newId(), product: other.id, quantity: 9_999 }];
    expectOk(await shop.send("PUT", `${counts}/scans`, { scans }));
    const decided = { lines: [{ product: other.id, note: longWord }] };
    expectOk(await shop.send("PUT", `${counts}/lines`, decided));
    const service = newId();
    const ticket = { kind: "repair", object: longWord, notes: longWord, lent: longWord };
    const work = { ...ticket, client: client.id, condition: ["fragile"], cause: "maker" };
    const parts = [{ id: newId(), product: other.id, quantity: 1, direction: "out" }];
    const theirs = { product: other.id, supplier: lab.id, supplier_reference: longWord };
    const left = { ...work, ...theirs, found: longWord, expected: 999_999, items: parts };
    expectOk(await shop.send("PUT", `/api/optique/services/${service}`, left));
    const goes = { supplier: lab.id, services: [service] };
    const { slip: returnSlip } = expectOk(
      await shop.send<{ slip: string }>("POST", "/api/optique/services/slips", goes),
    );
    const bill = {
      supplier: lab.id,
      number: longWord,
      date: "2026-11-20",
      rates: [{ rate: 20, ht: 999_999, vat: 199_999.8 }],
    };
    expectOk(await shop.send("PUT", `/api/optique/bills/${newId()}`, bill));
    return {
      count,
      lab: lab.id,
      sale,
      receipt,
      quote,
      service,
      returnSlip,
      drawer: await soldDrawer({ shop, client: client.id, lab: lab.id }),
      ...(await contactsOf(shop, client.id, lab.id)),
    };
  }

  /** Sheet of contact lenses, and trial lenses to order; returns both. */
  async function contactsOf(shop: Shop, client: string, supplier: string) {
    const contactSheet = await contactSheetOf(shop, client);
    const [sheet] = await shop.find("optique_contact_prescriptions");
    const trial = { contact: contactSheet, product: sheet?.solution, quantity: 1, supplier };
    const { id: contactRow } = expectOk(
      await contactCalls(shop).postTrial({ ...trial, eye: "left" }),
    );
    return { contactSheet, contactRow };
  }

  /** Sheet of contact lenses whose right eye has a product, and the left a brand; returns its id. */
  async function contactSheetOf(shop: Shop, client: string) {
    const care = { lens_care: longWord };
    expectOk(await shop.send("PATCH", recordsPath("optique_companies", shop.company), care));
    const name = `${longWord}4`;
    const { id: product } = await shop.product({ name, type: "contact_lens", stock: 0 });
    const lens = contactEye({ bc: 8.7, sphere: -12.25, add_word: "high", dn: "N" });
    const sheet = {
      client,
      prescriber: longWord,
      right_lens: { ...lens, product },
      left_lens: { ...lens, name: longWord, color: longWord.slice(0, 40) },
      solution: product,
    };
    const { id } = expectOk(await contactCalls(shop).putSheet({ ...sheet, date: today() }));
    return id;
  }

  /** Range with a drawer, of which a lens was sold today; returns its id. */
  async function soldDrawer({ shop, client, lab }: { shop: Shop; client: string; lab: string }) {
    const named = { name: `${longWord}3`, reference: `${longWord}3`, supplier: lab, stock: 0 };
    const range = { type: "lens", is_range: true, geometry: "single", diameters: [65] };
    const { id } = await shop.product({ ...named, ...range });
    const rows = [{ sphere: [-4, 4], cylinder: [-2, 0], price: 150 }];
    const body = { product: id, from: "2026-01-01", rows };
    expectOk(await shop.send("PUT", `/api/optique/lens-tariffs/${newId()}`, body));
    const items = [{ id: newId(), product: id, cell: "+1.00 -0.50 65", quantity: 3 }];
    const counted = { adjustment_number: newId(), date: "2026-01-02", reason: "other", items };
    expectOk(await shop.send("PUT", `/api/optique/adjustments/${newId()}`, counted));
    const power = { sphere: 1, cylinder: -0.5, add: null, diameter: 65 };
    await shop.savePrescription(newId(), {
      client,
      date: today(),
      right_sphere: 1,
      right_cylinder: -0.5,
      right_axis: 90,
      notes: "",
      invoice: {
        id: newId(),
        items: [{ ...line(id, 1, 150), eye: "right", power }],
        payments: [],
      },
    });
    return id;
  }

  it("wraps on every print: no text leaves its paper", async () => {
    const { person, sheet, ...filled } = await open(desktop, () => "/app/clients");
    const { contactSheet, contactRow, ...long } = await fillLongWords(filled);
    const { count, lab, sale, receipt, quote, drawer, service, returnSlip } = long;
    const invoice = `/app/invoices/print/${sale.invoice?.id}`;
    const all = ["A4", "A5", "Ticket 80 mm"] as const;
    const prints: [string, readonly ((typeof all)[number] | null)[]][] = [
      [invoice, all],
      [`${invoice}?payment=${sale.invoice?.payments[0]?.id}`, all],
      [`/app/prescriptions/${sale.id}/print`, all],
      [`/app/atelier/${sale.job?.id}/print`, ["A5", "Ticket 80 mm"]],
      [`/app/atelier/commande?montages=${sale.job?.id}`, [null]],
      [`/app/stock/receipts/${receipt}/print`, ["A4", "A5"]],
      ["/app/caisse/2026-11-20/print", ["A4", "Ticket 80 mm"]],
      [`/app/print/devis/${quote}`, ["A4", "A5"]],
      [`/app/print/tiroir/${drawer}`, [null]],
      [`/app/print/sav/${service}`, ["A5", "Ticket 80 mm"]],
      [`/app/print/sav/${service}?bon=restitution`, ["A5", "Ticket 80 mm"]],
      [`/app/print/retour/${returnSlip}`, [null]],
      [`/app/lentilles/${contactSheet}/print`, ["A4", "A5"]],
      [`/app/lentilles/commande?lignes=${contactRow}`, [null]],
      [`/app/print/releve/${lab}`, [null]],
      ["/app/print/echeancier?semaines=13", [null]],
      ["/app/print/reassort", [null]],
      [`/app/stock/inventaire/print?on=${today()}`, [null]],
      [`/app/stock/comptages/${count}/print`, [null]],
    ];
    for (const [path, formats] of prints) {
      await person.go(path);
      for (const format of formats)
        expect(await sheet.textsBeyond(format), `${path} ${format}`).toEqual([]);
    }
    person.clean();
  });
});

describe("prints on paper", () => {
  /** Creates products by one request. */
  async function makeProducts({ shop }: FilledShop, names: readonly string[]) {
    const rows = names.map((name) => ({ name, type: "accessory", selling_price: 40, stock: 5 }));
    expect((await shop.send("POST", "/api/optique/products/import", { rows })).status).toBe(200);
    const products = await shop.find("optique_products");
    return products.filter(({ name }) => names.includes(name));
  }

  /** Creates a sale of one piece of each product; returns its invoice. */
  async function saleOf({ shop, client }: FilledShop, products: readonly Product[]) {
    const items = products.map(({ id }) => line(id, 1, 40));
    const saved = await shop.savePrescription(newId(), {
      client: client.id,
      date: "2026-11-21",
      right_sphere: 1,
      right_add: 2,
      left_sphere: 0.5,
      left_add: 2,
      notes: "",
      invoice: { id: newId(), items, payments: [payment(10)] },
    });
    return saved.invoice?.id ?? "";
  }

  it("an invoice of six lines, and a prescription with far and near vision, take one page of the chosen size", async () => {
    const { person, sheet, ...filled } = await open(desktop, () => "/app/clients");
    const { shop, client, lens } = filled;
    await shop.send("PATCH", recordsPath("optique_companies", shop.company), {
      address: "12, avenue des Acacias, Maâmora, Kénitra",
      phone: "05 00 00 00 00",
      email: "contact@figuier.example",
      registration: "Autorisation 000/2019",
      rc: "54321 Kénitra",
      patente: "12345678",
      if: "10203040",
      ice: "001122334455667",
      bank_info: "000 000 0000000000000000 00",
    });
    const short = await makeProducts(
      filled,
      Array.from({ length: 30 }, (_, index) => `Étui ${index}`),
    );
    const six = await PrintPage.open(person, await saleOf(filled, short.slice(0, 6)));
    await expect.poll(() => six.printed()).toBe(1);
    // A reload starts the print again, although this entry of the browser's history was printed before.
    await person.page.reload();
    const a4 = await six.pagesOn("A4");
    const a5 = await six.pagesOn("A5");
    const ticket = await six.pagesOn("Ticket 80 mm");
    expect({ a4, a5, ticket }).toMatchObject({ a4: [{}], a5: [{}], ticket: [{}] });
    expect(a4[0]).toEqual({ width: 210, height: 297 });
    expect(a5[0]).toEqual({ width: 148, height: 210 });
    expect(ticket[0]?.width).toBe(80);
    const long = await makeProducts(
      filled,
      Array.from(
        { length: 6 },
        (_, index) => `${"Monture acétate grand modèle ".repeat(4)}${index}`,
      ),
    );
    const wordy = await PrintPage.open(person, await saleOf(filled, long));
    expect(await wordy.pagesOn("A4")).toHaveLength(1);
    const thirty = await PrintPage.open(person, await saleOf(filled, short));
    expect(await thirty.pagesOn("A4")).toHaveLength(2);

    // Far and near vision, sums and some notes take one A5 page.
    const full = await shop.savePrescription(newId(), {
      client: client.id,
      date: "2026-11-21",
      right_sphere: 1,
      right_cylinder: -0.75,
      right_axis: 30,
      right_add: 2,
      right_eip: 31.5,
      left_sphere: 0.5,
      left_cylinder: -1.25,
      left_axis: 170,
      left_add: 2,
      left_eip: 32,
      prescriber: "Dr Bennis",
      notes: "Port permanent\nVerres photochromiques\nContrôle dans un an",
      invoice: { id: newId(), items: [line(lens.id, 2, 700)], payments: [payment(500)] },
    });
    await person.goto(`/app/prescriptions/${full.id}/print?print`);
    // The near vision: the sphere plus its addition, with unchanged cylinder and axis.
    const near = person.page.getByRole("row", { name: /\+2\.50/ });
    await near.waitFor();
    await expect.poll(() => near.innerText()).toMatch(/OG\s+\+2\.50\s+−1\.25\s+170°/);
    expect(await sheet.pagesOn("A5")).toEqual([{ width: 148, height: 210 }]);
    expect(await sheet.pagesOn("A4")).toHaveLength(1);
    await sheet.choose("Ticket 80 mm");
    await person.seen("EIP\u00a0: OD 31,5 · OG 32");
    person.clean();
  });
});

import { addDays, addMonths, today } from "#domain/core/days/days.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { busyShop } from "./busyShop.ts";
import { contactCalls, contactEye, contactLens } from "./contactShop.ts";
import { fullBooks } from "./fullBooks.ts";
import { fullPurchases } from "./fullPurchases.ts";
import { jobsOf, sellLenses } from "./labShop.ts";
import { expectOk, line, newId, payment, recordsPath, type Shop } from "./shop.ts";
import { part, servicePath } from "./serviceShop.ts";
import { sharing } from "./sharing.ts";
import type { Server } from "./startServer.ts";

/** Longest realistic client name; the longest product name follows. */
export const longName = "El Mansouri Alaoui Fatima Zahra";
export const longProduct = "Monture titane Oasis 51-17, écaille";

/** Busy shop with the widest content: long names, many digits, complete prescriptions. */
export async function fullRows(server: Server) {
  const busy = await busyShop(server);
  return { ...busy, long: await fillRows(busy) };
}

export type FullShop = Awaited<ReturnType<typeof fullShop>>;

/** Shop with the widest rows, and a document for every print. */
export async function fullShop(server: Server) {
  const full = await fullRows(server);
  const { shop, sale, frame } = full;
  const lab = await shop.create("optique_suppliers", { name: "Atlas Optic Lab", is_lab: true });
  const lens = await shop.product({
    name: "Progressif 1.67 premium",
    type: "lens",
    reference: "PREM",
    supplier: lab.id,
    stock: 0,
  });
  const ordered = await sellLenses({ shop, frame }, { client: "Chami Ghizlane", lens });
  // A unique telephone, because otherwise the form would warn of a duplicate.
  expectOk(
    await shop.send("PATCH", recordsPath("optique_clients", ordered.client), {
      phone: "06 12 34 56 80",
    }),
  );
  const [order = ""] = jobsOf([ordered]);
  const [paid] = await shop.find("optique_payments", `invoice = '${sale.invoice?.id}'`);
  await givenLongAgo(full);
  const slip = await closeYesterday(shop, ordered.invoice?.id ?? "");
  await fullBooks(shop);
  return {
    ...full,
    credit: await creditLittle(shop, ordered),
    ...(await quotesOf(full)),
    ...(await claimsOf(full)),
    drawer: await drawerOf(shop),
    tagged: await tagsOf(full),
    ...(await countsOf(full)),
    ...(await ticketsOf(full)),
    ...(await contactsOf(full)),
    ...(await fullPurchases({ shop, supplier: full.supplier, product: frame })),
    /** Job ids: one whose lenses must be ordered, and one with a job ticket. */
    order,
    ticket: order,
    paid: paid?.id,
    slip,
  };
}

/** Chooses a label paper, queues tags, and stores one print; returns a product with a barcode. */
async function tagsOf({ shop, frame }: Awaited<ReturnType<typeof fullRows>>): Promise<string> {
  const paper = { tag_template: "fold" };
  expectOk(await shop.send("PATCH", recordsPath("optique_companies", shop.company), paper));
  const [oasis] = await shop.find("optique_products", `name = '${longProduct}'`);
  const tagged = oasis?.id ?? "";
  const barcode = { barcode: "3760123456784" };
  expectOk(await shop.send("PATCH", recordsPath("optique_products", tagged), barcode));
  const tags = [{ product: frame.id, quantity: 2, price: 850, barcode: "" }];
  const kept = { template: "fold", tags };
  expectOk(await shop.send("PUT", `/api/optique/tag-prints/${newId()}`, kept));
  const hand = [frame.id, tagged].map((product) => ({ product, hand: 3 }));
  expectOk(await shop.send("PUT", "/api/optique/tags", { tags: hand }));
  return tagged;
}

/** Creates a posted count, and an open one with an unknown code and a difference; returns their ids. */
async function countsOf({ shop, frame }: Awaited<ReturnType<typeof fullRows>>) {
  const [oasis] = await shop.find("optique_products", `name = '${longProduct}'`);
  const begin = async (name: string, scans: readonly object[]): Promise<string> => {
    const id = newId();
    expectOk(await shop.send("PUT", `/api/optique/counts/${id}`, { name }));
    const sent = scans.map((scan) => ({ id: newId(), ...scan }));
    expectOk(await shop.send("PUT", `/api/optique/counts/${id}/scans`, { scans: sent }));
    return id;
  };
  const postedCount = await begin("Comptage de la vitrine", [{ product: frame.id, quantity: 9 }]);
  const path = `/api/optique/counts/${postedCount}`;
  const { version } = expectOk(
    await shop.send<{ version: string }>("GET", `${path}/review?perPage=1`),
  );
  expectOk(await shop.send("POST", `${path}/post`, { version }));
  const openCount = await begin("Comptage du stock, montures et solaires", [
    { product: oasis?.id, quantity: 9_999 },
    { product: frame.id, quantity: 2 },
    { code: "6119999999994" },
  ]);
  return { openCount, postedCount };
}

/**
 * Creates a ticket of a fragile frame with parts and lent glasses, and a defective one on a slip; returns the ticket
 * and the slip.
 */
async function ticketsOf({ shop, long, frame, supplier }: Awaited<ReturnType<typeof fullRows>>) {
  const [oasis] = await shop.find("optique_products", `name = '${longProduct}'`);
  const [line] = await shop.find("optique_invoice_items", `product = '${oasis?.id}'`);
  const save = async (values: object): Promise<string> => {
    const id = newId();
    const body = { kind: "repair", client: long.id, invoice_item: line?.id, ...values };
    expectOk(await shop.send("PUT", servicePath(id), body));
    return id;
  };
  const service = await save({
    object: "Monture titane de Fatima Zahra, écaille, branche gauche tordue",
    condition: ["scratched", "worn", "fragile", "case"],
    notes: "Redresser la branche, resserrer les plaquettes et nettoyer les verres",
    found: "Charnière desserrée",
    pays: "client",
    estimate: 123_456.78,
    tray: "Bac 12",
    lent: "Monture de dépannage bleue 52-18",
    items: [part(frame.id, 2), part(frame.id, 1, "in")],
  });
  const defective = await save({
    kind: "warranty",
    cause: "maker",
    found: "Charnière cassée à la soudure, vernis qui se décolle sur les deux branches",
    supplier: supplier.id,
    supplier_reference: "RETOUR-2026-000-123",
    expected: 123_456.78,
  });
  const sent = { supplier: supplier.id, services: [defective] };
  const { slip: returnSlip } = expectOk(
    await shop.send<{ slip: string }>("POST", servicePath("slips"), sent),
  );
  return { service, returnSlip };
}

/**
 * Creates contact lenses in each state, whose boxes run out soon, and a recalled lot; returns a sheet, a row to order
 * and the lot.
 */
async function contactsOf({ shop, long, supplier }: Awaited<ReturnType<typeof fullRows>>) {
  const calls = contactCalls(shop);
  const { id: product } = await shop.product({
    name: "Lentilles toriques multifocales",
    reference: "TORIQUE-6",
    type: "contact_lens",
    design: "toric_multifocal",
    wear: "monthly",
    box_size: 6,
    selling_price: 12_345.67,
    made_to_order: true,
    supplier: supplier.id,
  });
  const lens = contactLens({
    bc: 8.7,
    dia: 14.5,
    sphere: -12.25,
    cylinder: -2.75,
    axis: 180,
    add: 2.5,
    dn: "N",
  });
  const eye = contactEye({ ...lens, product });
  const sheet = { client: long.id, right_lens: eye, left_lens: { ...eye, axis: null } };
  const { id: contactSheet } = expectOk(
    await calls.putSheet({
      ...sheet,
      date: addDays(today(), -200),
      check_on: addDays(today(), 5),
      notes: "Larmes faibles",
    }),
  );
  const sell = async (date: string, eyes: readonly string[]) => {
    const items = eyes.map((side) => ({ ...line(product, 1, 12_345.67), eye: side, lens }));
    const sold = { client: long.id, contact: contactSheet, date, items, payments: [], notes: "" };
    expectOk(await calls.putInvoice(sold));
    return (await shop.find("optique_contact_orders")).slice(-eyes.length);
  };
  const contactLot = "BX2026-000123456789";
  const box = { gtin: "08412345678905", lot: contactLot, expires_on: addDays(today(), 400) };
  for (const { id } of await sell(addDays(today(), -175), ["right", "left"])) {
    expectOk(await calls.postBox({ ...box, order: id }));
    expectOk(await calls.patchRow(id, { status: "given", given_on: addDays(today(), -175) }));
  }
  const [there] = await sell(addDays(today(), -3), ["right"]);
  expectOk(await calls.postBox({ ...box, order: there?.id }));
  const [ordered] = await sell(addDays(today(), -2), ["left"]);
  expectOk(await calls.patchRow(ordered?.id ?? "", { status: "ordered", reference: "CV-44817" }));
  const [row] = await sell(today(), ["right", "left"]);
  const trial = { contact: contactSheet, product, eye: "left", quantity: 1 };
  expectOk(await calls.postTrial({ ...trial, lens: contactLens({ bc: 8.7 }) }));
  return { contactSheet, contactRow: row?.id ?? "", contactLot };
}

/** Creates a lens range with a tariff and a drawer; returns its id. */
async function drawerOf(shop: Shop): Promise<string> {
  const supplier = await shop.create("optique_suppliers", { name: "Verrerie Atlas" });
  const { id } = await shop.create("optique_products", {
    name: "Verre - Orme 1.5 durci, antireflet et hydrophobe",
    type: "lens",
    reference: "ORM15",
    selling_price: 150,
    is_range: true,
    geometry: "single",
    diameters: [65, 70],
    supplier: supplier.id,
  });
  const rows = [{ sphere: [-4, 4], cylinder: [-2, 0], price: 1234.5, cost: 56.78 }];
  const tariff = { product: id, from: "2026-01-01", rows };
  expectOk(await shop.send("PUT", `/api/optique/lens-tariffs/${newId()}`, tariff));
  const cells = ["+1.00 -0.50 65", "-1.25 -2.00 65", "-2.00 0.00 70"];
  const items = cells.map((cell, at) => ({ id: newId(), product: id, cell, quantity: at + 1 }));
  const adjustment = { adjustment_number: newId(), date: "2026-01-02", reason: "other", items };
  expectOk(await shop.send("PUT", `/api/optique/adjustments/${newId()}`, adjustment));
  return id;
}

/** One full shop for all tests of a server; they must not write to it. */
export const sharedFullShop = sharing(fullShop);

async function fillRows({ shop, lens, supplier }: Awaited<ReturnType<typeof busyShop>>) {
  const client = await shop.client({
    name: longName,
    phone: "06 12 34 56 79",
    email: "fatima.zahra.elmansouri@courrier.example",
  });
  const frame = await shop.product({
    name: longProduct,
    reference: "OASIS-51-17-EC",
    selling_price: 123_456.78,
    stock: 3,
    supplier: supplier.id,
  });
  await shop.savePrescription(newId(), {
    client: client.id,
    date: addDays(today(), -10),
    right_sphere: -13,
    right_cylinder: -10.25,
    right_axis: 180,
    right_add: 2.75,
    left_sphere: 12.25,
    left_cylinder: -10.25,
    left_axis: 175,
    left_add: 2.75,
    notes: "",
    invoice: {
      id: newId(),
      items: [line(frame.id, 9, 123_456.78), line(lens.id, 1, 700)],
      payments: [],
    },
  });
  return client;
}

/** Saves a quote of two variants with a prescription, and one that was sold; returns their ids. */
async function quotesOf({ shop, long, client, frame, lens }: Awaited<ReturnType<typeof fullRows>>) {
  const [prescription] = await shop.find("optique_prescriptions", `client = '${long.id}'`);
  const [oasis] = await shop.find("optique_products", `name = '${longProduct}'`);
  const quote = newId();
  const of = (variant: string, product: string, price: number, discount = 0) => ({
    ...line(product, 2, price),
    variant,
    discount,
  });
  const save = async (id: string, body: object) =>
    expectOk(await shop.send("PUT", `/api/optique/quotes/${id}`, body));
  await save(quote, {
    client: long.id,
    prescription: prescription?.id,
    notes: "Valable pour les deux yeux.",
    internal_notes: "Rappeler jeudi.",
    deposit_asked: 500,
    delivery_days: 7,
    items: [
      of("", oasis?.id ?? "", 123_456.78),
      of("A", lens.id, 700),
      of("B", lens.id, 1400, 140),
    ],
  });
  const soldQuote = newId();
  await save(soldQuote, { client: client.id, items: [line(frame.id, 1, 850)] });
  const sold = { client: client.id, items: [line(frame.id, 1, 850)], payments: [], notes: "" };
  const body = { ...sold, quote: soldQuote, variant: "" };
  expectOk(await shop.send("PUT", `/api/optique/invoices/${newId()}`, body));
  return { quote, soldQuote };
}

/** Creates claims of a fund that pays the shop, one agreed and one on a slip; returns them and the slip. */
async function claimsOf({ shop, long, client, frame, lens }: Awaited<ReturnType<typeof fullRows>>) {
  const fund = await shop.create("optique_funds", {
    name: "Mutuelle générale de l’administration publique",
    kind: "mutual",
    pays: "shop",
    papers: ["Ordonnance", "Facture", "Feuille de soins"],
  });
  const claimed = async (of: string, name: string) => {
    const items = [line(frame.id, 1, 1850), { ...line(lens.id, 2, 700), discount: 140.05 }];
    // Issues the invoice now, so that a print does not write.
    const sold = { client: of, items, payments: [payment(200)], notes: "" };
    const invoice = newId();
    expectOk(await shop.send("PUT", `/api/optique/invoices/${invoice}`, sold));
    const id = newId();
    const body = {
      invoice,
      fund: fund.id,
      beneficiary: name,
      beneficiary_birth: "2015-03-12",
      member_number: "7 214 880",
      prescriber: "Dr Bennani Abdelilah",
      prescriber_inpe: "091234567",
      examined_on: "2026-11-12",
      fse_number: "FSE-44817",
      agreement_number: "44 817",
      asked: 1500,
      agreed: 1234.5,
      status: "agreed",
      papers: ["Ordonnance"],
    };
    expectOk(await shop.send("PUT", `/api/optique/claims/${id}`, body));
    return { id, invoice };
  };
  const { id: agreedClaim } = await claimed(client.id, "");
  const { id: claim, invoice: claimedInvoice } = await claimed(
    long.id,
    "El Mansouri Alaoui Mohamed Yassine",
  );
  const sent = { fund: fund.id, claims: [claim] };
  const { slip } = expectOk(
    await shop.send<{ slip: string }>("POST", "/api/optique/claims/slips", sent),
  );
  return { agreedClaim, claim, claimedInvoice, claimSlip: slip };
}

/** Creates a claim in state 'given' for a sale so old that glasses are reimbursed again. */
async function givenLongAgo({ shop, long, frame }: Awaited<ReturnType<typeof fullRows>>) {
  const fund = await shop.firstFunds();
  const date = addMonths(today(), -25);
  const sold = { client: long.id, date, items: [line(frame.id, 1, 1850)], payments: [], notes: "" };
  const [invoice, id] = [newId(), newId()];
  expectOk(await shop.send("PUT", `/api/optique/invoices/${invoice}`, sold));
  const ordonnance = { prescriber: "Dr Bennani", examined_on: date };
  const body = { invoice, fund: fund?.id, beneficiary: longName, ...ordonnance };
  const save = (status: string, version?: string) =>
    shop.send<{ version: string }>("PUT", `/api/optique/claims/${id}`, {
      ...body,
      status,
      ...(version ? { version } : {}),
    });
  const { version } = expectOk(await save("ready"));
  expectOk(await save("given", version));
}

/** Credits an amount, as a gesture, on a sale's first line; returns the credit note. */
async function creditLittle(shop: Shop, { invoice }: PrescriptionDocument): Promise<string> {
  const id = newId();
  const item = { id: newId(), invoice_item: invoice?.items[0]?.id, quantity: 0, amount: 50 };
  const body = { invoice: invoice?.id, reason: "gesture", items: [item], kept: 20 };
  expectOk(await shop.send("PUT", `/api/optique/credit-notes/${id}`, body));
  return id;
}

/** Fills yesterday's till and closes it with a difference, after a cheque deposit; returns the slip. */
async function closeYesterday(shop: Shop, invoice: string): Promise<string> {
  const date = addDays(today(), -1);
  await shop.create("optique_payments", { invoice, ...payment(150, { date }) });
  const { id } = await shop.create("optique_payments", {
    invoice,
    ...payment(200, {
      date,
      payment_method: "check",
      bank: "BMCI",
      reference: "1180927",
      due_on: date,
    }),
  });
  const { slip } = expectOk(
    await shop.send<{ slip: string }>("POST", "/api/optique/till/slips", { cheques: [id] }),
  );
  const closed = { counted: 145, notes: "Monnaie" };
  expectOk(await shop.send("POST", `/api/optique/till/${date}/close`, closed));
  return slip;
}

import { beforeAll, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import type { ClaimDocument } from "#domain/claims/claimDocument.ts";
import { approvableActs, asksCosts } from "#support/guardedWrites.ts";
import {
  call,
  expectOk,
  line,
  type Method,
  newId,
  openShop,
  payment,
  recordsPath,
  type Refusal,
  type Shop,
} from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

/** Request for an act, with the record and amount that its approval is for, and words of the refusal's sentence. */
type Attempt = {
  path: string;
  body?: object | undefined;
  record: string;
  amount: number;
  says: string;
};
type Colleague = Awaited<ReturnType<Shop["colleague"]>>;
type RefusedAct = { act: string; record: string; amount: number; what: string; acts: RefusedAct[] };

const server = await sharedServer();
let shop: Shop;
let nobody: Colleague;
/** Like `nobody`, but may see costs, because purchases are refused to everybody else for that right. */
let buyer: Colleague;
let owner: Colleague;
let client: string;
let product: string;
let supplier: string;
beforeAll(async () => {
  shop = await openShop(server);
  nobody = await shop.colleague("workshop", {
    rights: { "job.move": false, "service.write": false },
  });
  buyer = await shop.colleague("workshop", {
    rights: { "job.move": false, "service.write": false, "cost.see": true },
  });
  owner = await shop.colleague("owner", { pin: "2580" });
  client = (await shop.client({ name: "Bennani" })).id;
  product = (await shop.product({ purchase_price: 317.17 })).id;
  supplier = (await shop.create("optique_suppliers", { name: "Atlas" })).id;
});

const day = today();
const inWords = day.split("-").reverse().join("/");
const askerOf = (name: string): Colleague => (asksCosts(name) ? buyer : nobody);
const sold = (values: object = {}) => ({
  client,
  date: day,
  items: [line(product, 1, 850)],
  ...values,
});
const sell = (values: object = {}) => shop.saveInvoice(newId(), sold(values));
const tagged = "produit Monture Riad";
const invoiceOf = (number: string) => `facture ${number}, Bennani`;
/** A file as an approval names it: by its digest. */
async function fileOf(body: object) {
  const text = new TextEncoder().encode(JSON.stringify(body));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  const record = Buffer.from(digest).toString("hex");
  return { record, says: `fichier ${record.slice(0, 8)}` };
}
const onRecord = (collection: string, id = "") => recordsPath(collection, id);

/** Tariff of a new range, not saved yet. */
async function tariffed() {
  const id = newId();
  const range = await shop.product({ type: "lens", is_range: true, geometry: "single" });
  const rows = [{ sphere: [-6, 6], cylinder: [-2, 0], price: 320 }];
  const body = { product: range.id, from: day, rows };
  return { id, path: `/api/optique/lens-tariffs/${id}`, body };
}

const vitrine = "comptage Vitrine";
/** Count with one missing piece of a product, and an unknown code. */
async function counted() {
  const { id: other } = await shop.product({ name: "Étui", reference: newId(), stock: 3 });
  const id = newId();
  const path = `/api/optique/counts/${id}`;
  expectOk(await shop.send("PUT", path, { name: "Vitrine" }));
  const scans = [
    { id: newId(), product, quantity: 1 },
    { id: newId(), product: other, quantity: 2 },
    { id: newId(), code: "INCONNU" },
  ];
  expectOk(await shop.send("PUT", `${path}/scans`, { scans }));
  const { stock } = await shop.read("optique_products", product);
  expectOk(
    await shop.send("PUT", `${path}/scans`, {
      scans: [{ id: newId(), product, recount: true, quantity: stock }],
    }),
  );
  const { version } = expectOk(await shop.send<{ version: string }>("GET", `${path}/review`));
  return { id, path, version, amount: 850 };
}

async function prescribed() {
  const saved = await shop.savePrescription(newId(), {
    client,
    date: day,
    notes: "",
    invoice: { id: newId(), items: [line(product, 1, 850)], payments: [payment(100)] },
  });
  return { ...saved, says: `prescription du ${inWords}, Bennani` };
}
async function agreed() {
  const invoice = await sell();
  const fund = await shop.create("optique_funds", { name: "CNSS", kind: "amo", pays: "shop" });
  const id = newId();
  const body = { invoice: invoice.id, fund: fund.id, asked: 300, agreed: 300, status: "agreed" };
  expectOk(await shop.send<ClaimDocument>("PUT", `/api/optique/claims/${id}`, body));
  const says = `prise en charge de la facture ${invoice.invoice_number}, Bennani`;
  return { id, fund: fund.id, invoice, says };
}
async function sent() {
  const claim = await agreed();
  const body = { fund: claim.fund, claims: [claim.id] };
  const made = await shop.send<{ slip: string }>("POST", "/api/optique/claims/slips", body);
  return { ...claim, slip: expectOk(made).slip };
}
let bills = 0;
/** Bill of 120,00, payment of 50,00 and credit of 20,00 of a supplier. */
async function billed(kind: "bills" | "bill-payments" | "supplier-credits") {
  bills += 1;
  const number = `F-${bills}`;
  const id = newId();
  const path = `/api/optique/${kind}/${id}`;
  const bodies = {
    bills: { number, rates: [{ rate: 20, ht: 100, vat: 20 }] },
    "bill-payments": { method: "check", amount: 50 },
    "supplier-credits": { reason: "price", expected_amount: 20 },
  };
  const body = { supplier, date: day, ...bodies[kind] };
  const { version } = expectOk(await shop.send<{ version: string }>("PUT", path, body));
  const facts = {
    bills: { amount: 120, says: `facture ${number} d’un fournisseur` },
    "bill-payments": { amount: 50, says: `paiement du ${inWords}` },
    "supplier-credits": { amount: 20, says: `avoir demandé le ${inWords}` },
  };
  return { id, path, body: { version, notes: "Vu" }, record: id, ...facts[kind] };
}
/** Acts on purchases. */
function ofBills(): Record<string, () => Promise<Attempt>> {
  const save = (kind: Parameters<typeof billed>[0]) => async () => {
    const { id: _id, ...attempt } = await billed(kind);
    return attempt;
  };
  const remove = (kind: Parameters<typeof billed>[0], collection: string) => async () => {
    const { id, record, amount, says } = await billed(kind);
    return { path: onRecord(collection, id), record, amount, says };
  };
  return {
    "PUT /bills/{id}": save("bills"),
    "PUT /bill-payments/{id}": save("bill-payments"),
    "PUT /supplier-credits/{id}": save("supplier-credits"),
    "POST /bill-payments/{id}/state": async () => {
      const { path, record, amount, says } = await billed("bill-payments");
      return { path: `${path}/state`, body: { state: "debited" }, record, amount, says };
    },
    "PATCH optique_bills": async () => {
      const { id, record, amount, says } = await billed("bills");
      return { path: onRecord("optique_bills", id), body: { file: "" }, record, amount, says };
    },
    "DELETE optique_bills": remove("bills", "optique_bills"),
    "DELETE optique_bill_payments": remove("bill-payments", "optique_bill_payments"),
    "DELETE optique_supplier_credits": remove("supplier-credits", "optique_supplier_credits"),
  };
}
async function credited() {
  const invoice = await sell({ payments: [payment(850, { date: day })] });
  const item = { id: newId(), invoice_item: invoice.items[0]?.id, quantity: 1, amount: 850 };
  const body = { invoice: invoice.id, reason: "return", items: [item] };
  return { invoice, item, body };
}
let documents = 0;
async function stocked(kind: "receipts" | "adjustments") {
  documents += 1;
  const id = newId();
  const number = `N-${documents}`;
  const item = { id: newId(), product, quantity: 2 };
  const body =
    kind === "receipts"
      ? {
          supplier,
          date: day,
          status: "received",
          receipt_number: number,
          items: [{ ...item, price: 317.17, received_quantity: 2 }],
        }
      : { date: day, reason: "other", adjustment_number: number, items: [item] };
  const path = `/api/optique/${kind}/${id}`;
  return { id, item: item.id, body, path, number };
}
async function stored(kind: "receipts" | "adjustments") {
  const made = await stocked(kind);
  expectOk(await shop.send("PUT", made.path, made.body));
  const name = kind === "receipts" ? "bon de réception" : "ajustement";
  return { ...made, says: `${name} ${made.number}` };
}
async function quoted() {
  const id = newId();
  const body = { client, items: [line(product, 2, 850)] };
  const path = `/api/optique/quotes/${id}`;
  const { number } = expectOk(await shop.send<{ number: string }>("PUT", path, body));
  return { id, says: `devis ${number}, Bennani` };
}
async function deposited() {
  const id = newId();
  const body = { kind: "repair", client, object: "Monture" };
  const path = `/api/optique/services/${id}`;
  const { number } = expectOk(await shop.send<{ number: string }>("PUT", path, body));
  return { id, says: `ticket SAV ${number}, Bennani` };
}
async function fitted() {
  const id = newId();
  const body = { client, date: day, right_lens: { sphere: -2 } };
  expectOk(await shop.send("PUT", `/api/optique/contact-prescriptions/${id}`, body));
  const lenses = await shop.product({ name: "Mensuelle", type: "contact_lens" });
  const trial = { trial: true, contact: id, product: lenses.id };
  return { id, trial, says: `fiche lentilles du ${inWords}, Bennani` };
}
/** Trial lenses of a new sheet. */
async function tried() {
  const { trial } = await fitted();
  const { id } = await shop.create("optique_contact_orders", trial);
  return { id, says: "lentilles Mensuelle, Bennani" };
}
const ofStock = (parent: "receipt" | "adjustment") => {
  const [header, kind] = [`optique_stock_${parent}s`, `${parent}s` as const];
  const parts = `optique_stock_${parent}_items`;
  const isNew = parent === "receipt" ? "nouveau bon de réception" : "nouvel ajustement";
  const attempts: Record<string, () => Promise<Attempt>> = {
    [`PUT /${kind}/{id}`]: async () => {
      const { id, path, body } = await stocked(kind);
      return { path, body, record: id, amount: 1700, says: isNew };
    },
    [`POST ${header}`]: async () => {
      const { body, id } = await stocked(kind);
      const record = { ...body, id, items: undefined };
      return { path: onRecord(header), body: record, record: id, amount: 0, says: isNew };
    },
    [`PATCH ${header}`]: async () => {
      const { id, says } = await stored(kind);
      return { path: onRecord(header, id), body: { notes: "Vu" }, record: id, amount: 1700, says };
    },
    [`DELETE ${header}`]: async () => {
      const { id, says } = await stored(kind);
      return { path: onRecord(header, id), record: id, amount: 1700, says };
    },
    [`POST ${parts}`]: async () => {
      const { id, says } = await stored(kind);
      const other = (await shop.product({ reference: newId(), selling_price: 30 })).id;
      const body = { [parent]: id, product: other, quantity: 3 };
      return { path: onRecord(parts), body, record: id, amount: 90, says };
    },
    [`PATCH ${parts}`]: async () => {
      const { id, item, says } = await stored(kind);
      const body = { quantity: 1 };
      return { path: onRecord(parts, item), body, record: id, amount: 1700, says };
    },
    [`DELETE ${parts}`]: async () => {
      const { id, item, says } = await stored(kind);
      return { path: onRecord(parts, item), record: id, amount: 1700, says };
    },
  };
  return attempts;
};

/** Creates two records of one client; returns a route of the first, then the ids of the second and the first. */
async function twice(route: string): Promise<[path: string, gone: string, kept: string]> {
  const { id } = await shop.client({ name: "Tazi" });
  const gone = await shop.client({ name: "Tazi" });
  return [`/api/optique/clients/${id}/${route}`, gone.id, id];
}

/** An example for each act; a test fails for a new act without one. */
const attempts: Record<string, () => Promise<Attempt>> = {
  "GET /clients/{id}/export": async () => {
    const path = `/api/optique/clients/${client}/export`;
    return { path, record: client, amount: 0, says: "client Bennani" };
  },
  "POST /clients/{id}/erase": async () => {
    const { id } = await shop.client({ name: "Tazi" });
    const path = `/api/optique/clients/${id}/erase`;
    return { path, body: { name: "Tazi" }, record: id, amount: 0, says: "client Tazi" };
  },
  "POST /clients/{id}/merge": async () => {
    const [path, gone] = await twice("merge");
    return { path, body: { gone }, record: gone, amount: 0, says: "client Tazi" };
  },
  "POST /clients/{id}/unmerge": async () => {
    const [path, gone, kept] = await twice("unmerge");
    await shop.send("POST", path.replace("unmerge", "merge"), { gone });
    return { path, body: { gone }, record: kept, amount: 0, says: "client Tazi" };
  },
  "POST /products/import": async () => {
    const row = { name: "Étui", type: "accessory", selling_price: "20", stock: "3" };
    const body = { rows: [row, { ...row, name: "Chiffon", stock: "0" }, { name: "" }] };
    const file = await fileOf(body);
    return { path: "/api/optique/products/import", body, amount: 80, ...file };
  },
  "POST /lens-imports": async () => {
    const rows = [
      ["Code", "SPH/CYL", "PVP"],
      ["A", "-2/-1", "300"],
    ];
    const body = { supplier, from: day, rows, apply: true };
    const file = await fileOf({ ...body, apply: false });
    return { path: "/api/optique/lens-imports", body, amount: 0, ...file };
  },
  "POST /invoices/{id}/issue": async () => {
    const { id, invoice_number } = await sell();
    const path = `/api/optique/invoices/${id}/issue`;
    return { path, body: {}, record: id, amount: 850, says: invoiceOf(invoice_number) };
  },
  "PUT /prescriptions/{id}": async () => {
    const record = newId();
    const path = `/api/optique/prescriptions/${record}`;
    const invoice = { id: newId(), items: [line(product, 2, 850)] };
    const body = { client, date: day, notes: "", invoice };
    return { path, body, record, amount: 1700, says: "nouvelle vente, Bennani" };
  },
  "PUT /invoices/{id}": async () => {
    const record = newId();
    const path = `/api/optique/invoices/${record}`;
    return { path, body: sold(), record, amount: 850, says: "nouvelle vente, Bennani" };
  },
  "PUT /refunds/{id}": async () => {
    const { invoice } = await credited();
    const body = { invoice: invoice.id, amount: 400, payment_method: "cash" };
    const path = `/api/optique/refunds/${newId()}`;
    const says = `400,00\u00a0DH en espèces, ${invoiceOf(invoice.invoice_number)}`;
    return { path, body, record: invoice.id, amount: 400, says };
  },
  "PUT /exchanges/{id}": async () => {
    const { invoice, body } = await credited();
    const path = `/api/optique/exchanges/${newId()}`;
    const exchange = { credit: body, sale: { id: newId(), ...sold() } };
    const says = invoiceOf(invoice.invoice_number);
    return { path, body: exchange, record: invoice.id, amount: 850, says };
  },
  "PUT /credit-notes/{id}": async () => {
    const { invoice, body } = await credited();
    const path = `/api/optique/credit-notes/${newId()}`;
    const says = invoiceOf(invoice.invoice_number);
    return { path, body: { ...body, kept: 850 }, record: invoice.id, amount: 850, says };
  },
  "PUT /tags": async () => {
    const body = { tags: [{ product, hand: 2 }] };
    return { path: "/api/optique/tags", body, record: product, amount: 0, says: tagged };
  },
  "DELETE /tags/{id}": () => {
    const path = `/api/optique/tags/${product}`;
    return Promise.resolve({ path, record: product, amount: 0, says: tagged });
  },
  "POST /tags/codes": async () => {
    const body = { products: [product] };
    return { path: "/api/optique/tags/codes", body, record: product, amount: 0, says: tagged };
  },
  "PUT /tag-prints/{id}": async () => {
    const tags = [{ product, quantity: 1, price: 850, barcode: "" }];
    const path = `/api/optique/tag-prints/${newId()}`;
    return { path, body: { template: "fold", tags }, record: product, amount: 0, says: tagged };
  },
  "PUT /lens-tariffs/{id}": async () => {
    const { path, body } = await tariffed();
    return { path, body, record: body.product, amount: 0, says: "produit Monture Riad" };
  },
  "PUT /counts/{id}": async () => {
    const { id, path } = await counted();
    return {
      path,
      body: { name: "Vitrine", notes: "Fermé" },
      record: id,
      amount: 0,
      says: vitrine,
    };
  },
  "GET /counts/{id}/review": async () => {
    const { id, path } = await counted();
    return { path: `${path}/review`, record: id, amount: 0, says: vitrine };
  },
  "PUT /counts/{id}/lines": async () => {
    const { id, path } = await counted();
    const body = { lines: [{ product, note: "Vu" }] };
    return { path: `${path}/lines`, body, record: id, amount: 0, says: vitrine };
  },
  "PUT /counts/{id}/codes": async () => {
    const { id, path } = await counted();
    const body = { code: "INCONNU", product: "" };
    return { path: `${path}/codes`, body, record: id, amount: 0, says: vitrine };
  },
  "POST /counts/{id}/post": async () => {
    const { id, path, version, amount } = await counted();
    return { path: `${path}/post`, body: { version }, record: id, amount, says: vitrine };
  },
  "POST /counts/{id}/abandon": async () => {
    const { id, path } = await counted();
    return { path: `${path}/abandon`, body: {}, record: id, amount: 0, says: vitrine };
  },
  "PUT /claims/{id}": async () => {
    const { fund } = await agreed();
    const { id, invoice_number } = await sell();
    const path = `/api/optique/claims/${newId()}`;
    const body = { invoice: id, fund, asked: 120 };
    return { path, body, record: id, amount: 120, says: invoiceOf(invoice_number) };
  },
  "POST /claims/slips": async () => {
    const { id, fund } = await agreed();
    const body = { fund, claims: [id] };
    const path = "/api/optique/claims/slips";
    return { path, body, record: fund, amount: 300, says: "organisme CNSS" };
  },
  "POST /claims/slips/{number}/pay": async () => {
    const { id, slip } = await sent();
    const path = `/api/optique/claims/slips/${slip}/pay`;
    const body = { date: day, payment_method: "transfer", amounts: { [id]: 250 } };
    return { path, body, record: slip, amount: 250, says: `bordereau ${slip}` };
  },
  "POST /claims/{id}/reject": async () => {
    const { id, says } = await sent();
    const path = `/api/optique/claims/${id}/reject`;
    return { path, body: { refusal: "Hors délai" }, record: id, amount: 300, says };
  },
  "POST /defects/{id}/settle": async () => {
    const { body, item } = await credited();
    const defect = { ...body, kept: 850, items: [{ ...item, goods: "defect" }] };
    const note = expectOk(
      await shop.send<{ number: string }>("PUT", `/api/optique/credit-notes/${newId()}`, defect),
    );
    const path = `/api/optique/defects/${item.id}/settle`;
    const says = `pièce de l’avoir ${note.number}, Bennani`;
    return { path, body: { outcome: "scrapped" }, record: item.id, amount: 850, says };
  },
  "POST /jobs/{id}/remake": async () => {
    const lens = await shop.product({ type: "lens", reference: newId(), stock: 9 });
    const items = [{ ...line(lens.id, 1, 850), eye: "right" }];
    const sale = {
      client,
      date: day,
      right_sphere: -2,
      notes: "",
      invoice: { id: newId(), items },
    };
    const { job } = await shop.savePrescription(newId(), sale);
    const record = newId();
    const path = `/api/optique/jobs/${job?.id}/remake`;
    const body = { id: record, cause: "mounting" };
    return { path, body, record, amount: 0, says: "nouveau ticket SAV, Bennani" };
  },
  "PUT /services/{id}": async () => {
    const record = newId();
    const path = `/api/optique/services/${record}`;
    const part = { id: newId(), product, quantity: 2, direction: "out" };
    const body = { kind: "repair", client, object: "Monture", items: [part] };
    return { path, body, record, amount: 1700, says: "nouveau ticket SAV, Bennani" };
  },
  "POST /services/slips": async () => {
    const { id } = await deposited();
    const path = "/api/optique/services/slips";
    const body = { supplier, services: [id] };
    return { path, body, record: supplier, amount: 0, says: "fournisseur Atlas" };
  },
  "PUT /quotes/{id}": async () => {
    const record = newId();
    const path = `/api/optique/quotes/${record}`;
    const body = { client, items: [line(product, 2, 850)] };
    return { path, body, record, amount: 1700, says: "nouveau devis, Bennani" };
  },
  "POST /quotes/{id}/printed": async () => {
    const { id, says } = await quoted();
    return { path: `/api/optique/quotes/${id}/printed`, body: {}, record: id, amount: 1700, says };
  },
  "POST /till/{day}/close": async () => {
    const body = { counted: 12.5, notes: "Compté" };
    const path = `/api/optique/till/${day}/close`;
    return { path, body, record: day, amount: 12.5, says: `journée du ${inWords}` };
  },
  "POST /till/slips": async () => {
    const cheques = [
      payment(60, { payment_method: "check" }),
      payment(40, { payment_method: "check" }),
    ];
    await sell({ payments: cheques });
    const body = { cheques: cheques.map(({ id }) => id) };
    const path = "/api/optique/till/slips";
    return { path, body, record: day, amount: 100, says: `journée du ${inWords}` };
  },
  "POST optique_clients": async () => {
    const id = newId();
    const body = { id, name: "Chraibi" };
    return {
      path: onRecord("optique_clients"),
      body,
      record: id,
      amount: 0,
      says: "nouveau client",
    };
  },
  "PATCH optique_clients": async () => {
    const path = onRecord("optique_clients", client);
    return { path, body: { city: "Fès" }, record: client, amount: 0, says: "client Bennani" };
  },
  "DELETE optique_clients": async () => {
    const { id } = await shop.client({ name: "Sans Vente" });
    const path = onRecord("optique_clients", id);
    return { path, record: id, amount: 0, says: "client Sans Vente" };
  },
  "POST optique_suppliers": async () => {
    const id = newId();
    const body = { id, name: "Cèdre" };
    return {
      path: onRecord("optique_suppliers"),
      body,
      record: id,
      amount: 0,
      says: "nouvelle fiche",
    };
  },
  "PATCH optique_suppliers": async () => {
    const path = onRecord("optique_suppliers", supplier);
    return { path, body: { notes: "Vu" }, record: supplier, amount: 0, says: "fournisseur Atlas" };
  },
  "DELETE optique_suppliers": async () => {
    const { id } = await shop.create("optique_suppliers", { name: "Ancien" });
    const path = onRecord("optique_suppliers", id);
    return { path, record: id, amount: 0, says: "fournisseur Ancien" };
  },
  "POST optique_products": async () => {
    const id = newId();
    const body = { id, name: "Étui", type: "accessory", selling_price: 20 };
    return {
      path: onRecord("optique_products"),
      body,
      record: id,
      amount: 0,
      says: "nouvelle fiche",
    };
  },
  "PATCH optique_products": async () => {
    const path = onRecord("optique_products", product);
    const body = { description: "Bleu" };
    return { path, body, record: product, amount: 0, says: "produit Monture Riad" };
  },
  "DELETE optique_products": async () => {
    const { id } = await shop.product({ reference: "SEUL" });
    const path = onRecord("optique_products", id);
    return { path, record: id, amount: 0, says: "produit Monture Riad" };
  },
  "POST optique_prescriptions": async () => {
    const id = newId();
    const body = { id, client, date: day };
    const path = onRecord("optique_prescriptions");
    return { path, body, record: id, amount: 0, says: "nouvelle vente, Bennani" };
  },
  "PATCH optique_prescriptions": async () => {
    const { id, says } = await prescribed();
    const path = onRecord("optique_prescriptions", id);
    return { path, body: { prescriber: "Dr Alami" }, record: id, amount: 950, says };
  },
  "DELETE optique_prescriptions": async () => {
    const { id, says } = await prescribed();
    return { path: onRecord("optique_prescriptions", id), record: id, amount: 950, says };
  },
  "POST optique_jobs": async () => {
    const { id, says } = await prescribed();
    const body = { prescription: id, status: "to_order" };
    return { path: onRecord("optique_jobs"), body, record: id, amount: 0, says };
  },
  "PATCH optique_jobs": async () => {
    const { id } = await shop.create("optique_jobs", { prescription: (await prescribed()).id });
    const path = onRecord("optique_jobs", id);
    return { path, body: { tray: "7" }, record: id, amount: 0, says: "montage, Bennani" };
  },
  "DELETE optique_jobs": async () => {
    const { id } = await shop.create("optique_jobs", { prescription: (await prescribed()).id });
    return { path: onRecord("optique_jobs", id), record: id, amount: 0, says: "montage, Bennani" };
  },
  "POST optique_messages": async () => {
    const body = { client, kind: "reminder", text: "Bonjour" };
    const path = onRecord("optique_messages");
    return { path, body, record: client, amount: 0, says: "client Bennani" };
  },
  "POST optique_invoices": async () => {
    const id = newId();
    const body = { id, client, date: day, total_amount: 620 };
    const path = onRecord("optique_invoices");
    return { path, body, record: id, amount: 620, says: "nouvelle vente, Bennani" };
  },
  "PATCH optique_invoices": async () => {
    const { id, invoice_number } = await sell({ payments: [payment(100)] });
    const path = onRecord("optique_invoices", id);
    const says = invoiceOf(invoice_number);
    return { path, body: { notes: "Vu" }, record: id, amount: 950, says };
  },
  "DELETE optique_invoices": async () => {
    const { id, invoice_number } = await sell({ payments: [payment(100)] });
    const path = onRecord("optique_invoices", id);
    return { path, record: id, amount: 950, says: invoiceOf(invoice_number) };
  },
  "POST optique_invoice_items": async () => {
    const { id, invoice_number } = await sell();
    const body = { invoice: id, ...line(product, 2, 850) };
    const path = onRecord("optique_invoice_items");
    return { path, body, record: id, amount: 1700, says: invoiceOf(invoice_number) };
  },
  "PATCH optique_invoice_items": async () => {
    const { id, items, invoice_number } = await sell();
    const path = onRecord("optique_invoice_items", items[0]?.id);
    return {
      path,
      body: { quantity: 3 },
      record: id,
      amount: 2550,
      says: invoiceOf(invoice_number),
    };
  },
  "DELETE optique_invoice_items": async () => {
    const { id, items, invoice_number } = await sell({
      items: [{ ...line(product, 1, 850), discount: 50 }],
    });
    const path = onRecord("optique_invoice_items", items[0]?.id);
    return { path, record: id, amount: 800, says: invoiceOf(invoice_number) };
  },
  "POST optique_payments": async () => {
    const { id, invoice_number } = await sell();
    const body = { invoice: id, ...payment(85) };
    const path = onRecord("optique_payments");
    return { path, body, record: id, amount: 85, says: invoiceOf(invoice_number) };
  },
  "PATCH optique_payments": async () => {
    const { id, payments, invoice_number } = await sell({ payments: [payment(100)] });
    const path = onRecord("optique_payments", payments[0]?.id);
    return {
      path,
      body: { amount: 130 },
      record: id,
      amount: 130,
      says: invoiceOf(invoice_number),
    };
  },
  "DELETE optique_payments": async () => {
    const { id, payments, invoice_number } = await sell({ payments: [payment(100)] });
    const path = onRecord("optique_payments", payments[0]?.id);
    return { path, record: id, amount: 100, says: invoiceOf(invoice_number) };
  },
  "DELETE optique_lens_tariffs": async () => {
    const { id, path, body } = await tariffed();
    expectOk(await shop.send("PUT", path, body));
    const says = "produit Monture Riad";
    return { path: onRecord("optique_lens_tariffs", id), record: body.product, amount: 0, says };
  },
  "DELETE optique_claims": async () => {
    const { id, says } = await agreed();
    return { path: onRecord("optique_claims", id), record: id, amount: 300, says };
  },
  "DELETE optique_quotes": async () => {
    const { id, says } = await quoted();
    return { path: onRecord("optique_quotes", id), record: id, amount: 1700, says };
  },
  "PATCH optique_services": async () => {
    const { id, says } = await deposited();
    const path = onRecord("optique_services", id);
    return { path, body: { tray: "4" }, record: id, amount: 0, says };
  },
  "DELETE optique_services": async () => {
    const { id, says } = await deposited();
    return { path: onRecord("optique_services", id), record: id, amount: 0, says };
  },
  "PUT /contact-prescriptions/{id}": async () => {
    const { id, says } = await fitted();
    const path = `/api/optique/contact-prescriptions/${id}`;
    return { path, body: { notes: "Oeil sec" }, record: id, amount: 0, says };
  },
  "PATCH optique_contact_prescriptions": async () => {
    const { id, says } = await fitted();
    const path = onRecord("optique_contact_prescriptions", id);
    return { path, body: { notes: "Oeil sec" }, record: id, amount: 0, says };
  },
  "DELETE optique_contact_prescriptions": async () => {
    const { id, says } = await fitted();
    return { path: onRecord("optique_contact_prescriptions", id), record: id, amount: 0, says };
  },
  "POST optique_contact_orders": async () => {
    const { id, trial, says } = await fitted();
    return { path: onRecord("optique_contact_orders"), body: trial, record: id, amount: 0, says };
  },
  "PATCH optique_contact_orders": async () => {
    const { id, says } = await tried();
    const path = onRecord("optique_contact_orders", id);
    return { path, body: { notes: "Urgent" }, record: id, amount: 0, says };
  },
  "DELETE optique_contact_orders": async () => {
    const { id, says } = await tried();
    return { path: onRecord("optique_contact_orders", id), record: id, amount: 0, says };
  },
  "POST optique_contact_boxes": async () => {
    const { id: order, says } = await tried();
    const path = onRecord("optique_contact_boxes");
    return { path, body: { order, lot: "A1" }, record: order, amount: 0, says };
  },
  "PATCH optique_contact_boxes": async () => {
    const { id: order, says } = await tried();
    const { id } = await shop.create("optique_contact_boxes", { order, lot: "A1" });
    const path = onRecord("optique_contact_boxes", id);
    return { path, body: { lot: "A1" }, record: order, amount: 0, says };
  },
  "DELETE optique_contact_boxes": async () => {
    const { id: order, says } = await tried();
    const { id } = await shop.create("optique_contact_boxes", { order, lot: "A1" });
    return { path: onRecord("optique_contact_boxes", id), record: order, amount: 0, says };
  },
  ...ofBills(),
  "POST optique_cash_moves": async () => {
    const body = { date: day, kind: "expense", amount: -15, label: "Café" };
    const path = onRecord("optique_cash_moves");
    return { path, body, record: day, amount: 15, says: `journée du ${inWords}` };
  },
  "PATCH optique_cash_moves": async () => {
    const move = { date: day, kind: "expense", amount: -15 };
    const { id } = await shop.create("optique_cash_moves", move);
    const path = onRecord("optique_cash_moves", id);
    return { path, body: { amount: -5 }, record: id, amount: 15, says: `mouvement du ${inWords}` };
  },
  "DELETE optique_cash_moves": async () => {
    const move = { date: day, kind: "expense", amount: -15 };
    const { id } = await shop.create("optique_cash_moves", move);
    const path = onRecord("optique_cash_moves", id);
    return { path, record: id, amount: 15, says: `mouvement du ${inWords}` };
  },
  ...ofStock("receipt"),
  ...ofStock("adjustment"),
};

it("every act that can be approved has an example here", () => {
  expect(Object.keys(attempts).sort()).toEqual([...approvableActs().keys()].sort());
});

type Answer = { status: number; body: unknown };
/** The refused act of an answer, or null when the answer is no refusal of this right. */
function refusedAct({ status, body }: Answer, act: string): RefusedAct | null {
  const right = status === 403 ? (body as Refusal).data["right"] : undefined;
  const found = right as unknown as RefusedAct | undefined;
  return found?.act === act ? found : null;
}

/** Stored approval of the owner, as its route writes it. */
async function approval(asker: Colleague, values: object): Promise<string> {
  const by = { by: asker.id, approved_by: owner.id, reason: "Vu" };
  const row = { company: shop.company, ...by, ...values };
  const made = await shop.sendAsAdmin<{ id: string }>(
    "POST",
    recordsPath("optique_approvals"),
    row,
  );
  return expectOk(made).id;
}

it("a refusal counts malformed amounts as zero", async () => {
  const part = '{"quantity":1e308,"price":1e308,"product":{},"amount":1e308}';
  const parts = `[1,"a",null,[],${part}]`;
  const names = ["items", "credit", "invoice", "refunds", "claims", "cheques", "amounts", "rows"];
  const others = ["fund", "client", "counted", "coins", "amount", "asked", "payment_method"];
  const fields = [
    ...names.map((name) => `"${name}":${parts}`),
    ...others.map((name) => `"${name}":{}`),
  ];
  const found: [string, number][] = [];
  for (const [name, act] of approvableActs()) {
    const [method, path] = name.split(" ") as [Method, string];
    if (!path.startsWith("/") || method === "GET" || method === "DELETE") continue;
    const address = path.replace("{day}", day).replace(/\{\w+\}/, newId());
    const body = `{${fields.join()}}`;
    const answer = await call(server, method, `/api/optique${address}`, {
      token: askerOf(name).token,
      body,
    });
    if (!refusedAct(answer, act)) found.push([name, answer.status]);
  }
  expect(found).toEqual([]);
});

/** The act's own words, without the document, which is named once for several acts. */
const firstWords = ({ what }: RefusedAct): string => what.split(", ")[0] ?? "";

const atOnce = 4;
/** Queries whose answer would fail after the act is committed, or would cost more than the act. */
const unreadable = [
  "fields=id:excerpt(",
  `fields=${"9".repeat(10_000)}`,
  `fields=${Array.from({ length: 2500 }, (_, at) => `f${at}`).join()}`,
];
/** Matches the purchase price of the goods, or their total cost. */
const costs = /317\.17|634\.34/;

/** Faults in an act's check: a wrong refusal, or success with an approval of a smaller amount or another document. */
async function faultsOf(name: string, act: string): Promise<string[]> {
  const { path, body, record, amount, says } = await (attempts[name] as () => Promise<Attempt>)();
  const [method] = name.split(" ") as [Method];
  const asker = askerOf(name);
  const attempt = (approvals = "", query = "") =>
    call(server, method, `${path}${query}`, {
      token: asker.token,
      body,
      headers: { "X-Optique-Approval": approvals },
    });
  const refused = refusedAct(await attempt(), act);
  if (!refused) return [`${name} is not refused for ${act}`];
  const faults = [];
  if (refused.record !== record) faults.push(`${name}: record ${refused.record}, not ${record}`);
  if (refused.amount !== amount) faults.push(`${name}: amount ${refused.amount}, not ${amount}`);
  if (!refused.what.endsWith(says)) faults.push(`${name} says ${refused.what}, not ${says}`);
  if (costs.test(JSON.stringify(refused))) faults.push(`${name} tells a cost`);
  if (amount > 0) {
    const less = await approval(asker, { act, record, amount: Math.round(amount * 100 - 1) / 100 });
    if (!refusedAct(await attempt(less), act))
      faults.push(`${name}: an approval of less is enough`);
  }
  const other = await approval(asker, { act, record: newId(), amount: 999_999 });
  if (!refusedAct(await attempt(other), act)) faults.push(`${name}: approved for another document`);
  // An approval of only some of its rights must leave the others refused.
  const [, ...others] = refused.acts;
  const first = await approval(asker, { act, record, amount, acts: refused.acts.slice(0, 1) });
  if (others.length > 0 && (await attempt(first)).status !== 403)
    faults.push(`${name}: the first of its rights is enough`);
  const given = { ...refused, person: owner.id, pin: "2580", reason: "Vu" };
  const approved = await asker.send<{ id: string }>("POST", "/api/optique/approvals", given);
  if (approved.status !== 200) return [...faults, `${name}: ${JSON.stringify(approved.body)}`];
  const [kept] = await shop.find("optique_approvals", `id = '${approved.body.id}'`);
  const [entry] = await shop.find("optique_journal", `record = '${approved.body.id}'`);
  const rights = (acts: readonly { act: string }[]) => acts.map((one) => one.act).join();
  if (rights(kept?.acts as RefusedAct[]) !== rights(refused.acts))
    faults.push(`${name}: ${JSON.stringify(kept?.acts)} is kept of ${rights(refused.acts)}`);
  for (const text of [kept?.what, entry?.label])
    if (!String(text).startsWith(firstWords(refused)) || !String(text).includes(says))
      faults.push(`${name}: ${text} is kept of ${refused.what}`);
  for (const query of unreadable) {
    const { status } = await attempt(approved.body.id, `?${query}`);
    if (status !== 400) faults.push(`${name}: ${status} for ${query.slice(0, 20)}`);
  }
  const done = await attempt(approved.body.id);
  if (done.status === 403) faults.push(`${name}: approved in vain, ${JSON.stringify(done.body)}`);
  return faults;
}

it("a refusal names the act's amount and document, and an approval of less, or of another document, is not enough", async () => {
  const acts = [...approvableActs()];
  const faults: string[] = [];
  for (let at = 0; at < acts.length; at += atOnce) {
    const some = acts.slice(at, at + atOnce).map(([name, act]) => faultsOf(name, act));
    faults.push(...(await Promise.all(some)).flat());
  }
  expect(faults).toEqual([]);
});

import { beforeEach, describe, expect, it } from "vitest";

import { type ContactShop, leftLens, openContactShop, rightLens } from "#support/contactShop.ts";
import { expectOk, newId, recordsPath } from "#support/shop.ts";

let shop: ContactShop;
beforeEach(async () => {
  shop = await openContactShop();
});

/** A wearer with a sheet, a sale, a quote, trial lenses and a box. */
async function fill() {
  const sheet = await shop.makeSheet({ notes: "Oeil sec" });
  const sale = await shop.sell({
    contact: sheet.id,
    items: [shop.boxes(1), shop.boxes(1, { eye: "left", lens: leftLens })],
  });
  const quote = newId();
  const body = { client: shop.wearer.id, items: [{ ...shop.boxes(2), variant: "" }] };
  expectOk(await shop.send("PUT", `/api/optique/quotes/${quote}`, body));
  const trial = expectOk(
    await shop.postTrial({
      contact: sheet.id,
      eye: "left",
      product: shop.monthly.id,
      lens: leftLens,
      quantity: 1,
    }),
  );
  const [row] = await shop.rowsOf(sale.id);
  expectOk(await shop.postBox({ order: row?.id, lot: "AB12" }));
  return { sheet, sale, quote, trial };
}

describe("contact lenses of a person", () => {
  it("an erased client leaves no sheet, order row or box, and no lens values on a line", async () => {
    const { sale, sheet } = await fill();
    const path = `/api/optique/clients/${shop.wearer.id}/erase`;
    expect((await shop.send("POST", path, { name: shop.wearer.name })).status).toBe(204);
    expect({
      sheets: await shop.find("optique_contact_prescriptions"),
      rows: await shop.rows(""),
      boxes: await shop.find("optique_contact_boxes"),
      lines: (await shop.find("optique_invoice_items")).map(({ lens }) => lens),
      sale: (await shop.read("optique_invoices", sale.id)).contact,
    }).toEqual({ sheets: [], rows: [], boxes: [], lines: [null, null], sale: "" });
    const told = JSON.stringify(await shop.find("optique_journal"));
    expect(told).not.toContain("-3.25");
    expect(told).not.toContain(sheet.id);
    expect(await shop.violations()).toEqual([]);
  });

  it("the journal names the changed fields of a sheet and a row, without values", async () => {
    const { sheet, sale } = await fill();
    const { version } = await shop.sheet(sheet.id);
    expectOk(
      await shop.putSheet(
        { version, right_lens: { ...rightLens, sphere: -3.5 }, notes: "x" },
        sheet.id,
      ),
    );
    const [row] = await shop.rowsOf(sale.id);
    expectOk(await shop.patchRow(row?.id ?? "", { reference: "CMD 12" }));
    const entries = await shop.find("optique_journal");
    const of = (collection: string) =>
      entries.filter((entry) => entry.collection === collection).map(({ changes }) => changes);
    expect(of("optique_contact_prescriptions")).toEqual([{ right_lens: [], notes: [] }]);
    expect(of("optique_contact_orders")).toContainEqual({ reference: [] });
    expect(JSON.stringify(entries)).not.toContain("-3.5");
  });

  it("the export of a client has sheets, order rows and boxes", async () => {
    const { sheet } = await fill();
    const solution = (await shop.product({ name: "Solution Riad", type: "accessory" })).id;
    const { version } = await shop.sheet(sheet.id);
    const right_lens = { ...rightLens, product: shop.monthly.id, use: "near" };
    const worn = { version, right_lens, solution, days_a_week: 5, overnight: true };
    expectOk(await shop.putSheet(worn, sheet.id));
    const [sold] = await shop.rows("trial = false");
    expectOk(await shop.patchRow(sold?.id ?? "", { reference: "CMD 12" }));
    const page = expectOk(
      await shop.send<string>("GET", `/api/optique/clients/${shop.wearer.id}/export`),
    );
    const text = /<pre id="json">([\s\S]*?)<\/pre>/.exec(page)?.[1] ?? "";
    const data = JSON.parse(text.replaceAll("&quot;", '"').replaceAll("&amp;", "&")) as {
      contact_prescriptions: { id: string }[];
      contact_orders: { boxes: { lot: string }[] }[];
    };
    expect(data.contact_prescriptions).toMatchObject([{ id: sheet.id, right_lens: rightLens }]);
    expect(data.contact_orders.flatMap(({ boxes }) => boxes)).toMatchObject([{ lot: "AB12" }]);
    const cellsOf = (html: string) =>
      [...html.matchAll(/<t[hd]>(.*?)<\/t[hd]>/g)].map(([, one]) => one);
    const sections = page.split(/<h[23]>/);
    const cells = (title: string) =>
      cellsOf(sections.find((section) => section.startsWith(title)) ?? "");
    expect(cells("Lentilles de contact")).toEqual(
      expect.arrayContaining([
        "Jours par semaine",
        "Port de nuit",
        "Produit d’entretien",
        "5",
        "Oui",
        "Solution Riad",
        "RC 8.60 · Ø 14.2 · −3.25 · vision de près",
        "Renouvellement",
        "Essai",
        "Fournisseur",
        "Référence de la commande",
        "Boîtes",
        "Mensuelle",
        "Non",
        "CooperVision Maroc",
        "CMD 12",
        "1 × AB12 Samira",
      ]),
    );
    expect(cells("Devis D")).toEqual(
      expect.arrayContaining(["Lentille", expect.stringContaining("−3.25")]),
    );
  });

  it("a person who may not see eye values gets no lens values from any route, record or event", async () => {
    const { sheet, sale, quote } = await fill();
    const accountant = await shop.colleague("accountant");
    const get = async (path: string) => JSON.stringify((await accountant.send("GET", path)).body);
    const filter = encodeURIComponent('right_lens ~ "3.25"');
    const texts = [
      await get(`/api/optique/contact-prescriptions/${sheet.id}`),
      await get(`/api/optique/contact-prescriptions/${sheet.id}/renewal`),
      await get(`/api/optique/invoices/${sale.id}`),
      await get(`/api/optique/quotes/${quote}`),
      await get("/api/optique/lists/contact-prescriptions"),
      await get("/api/optique/lists/contact-orders"),
      await get("/api/optique/lists/contact-renewals"),
      await get("/api/optique/lists/contact-boxes"),
      await get(recordsPath("optique_contact_prescriptions", sheet.id)),
      await get(`${recordsPath("optique_contact_orders")}?expand=contact,invoice_item`),
      await get(`${recordsPath("optique_contact_boxes")}?expand=order`),
      await get(`${recordsPath("optique_invoice_items")}?expand=invoice`),
      await get("/api/optique/search?q=lentilles"),
    ];
    expect(texts.map((text) => /-3\.25|-2\.75/.test(text))).toEqual(texts.map(() => false));
    const asked = await accountant.send(
      "GET",
      `${recordsPath("optique_contact_prescriptions")}?filter=${filter}`,
    );
    expect(asked.status).toBe(403);
    expect(
      JSON.stringify((await shop.send("GET", "/api/optique/lists/contact-orders")).body),
    ).toContain("3.25");
  });

  it("a merge of two wearers moves their sheets and boxes, and its undo moves them back", async () => {
    const { sheet, sale } = await fill();
    const kept = await shop.client({ name: "Zineb Alaoui" });
    const path = `/api/optique/clients/${kept.id}`;
    expectOk(await shop.send("POST", `${path}/merge`, { gone: shop.wearer.id }));
    expect(await shop.sheet(sheet.id)).toMatchObject({ client: kept.id });
    expect((await shop.rowsOf(sale.id)).map(({ client }) => client)).toEqual([kept.id, kept.id]);
    expect(await shop.violations()).toEqual([]);
    expectOk(await shop.send("POST", `${path}/unmerge`, { gone: shop.wearer.id }));
    expect((await shop.rowsOf(sale.id)).map(({ client }) => client)).toEqual([
      shop.wearer.id,
      shop.wearer.id,
    ]);
    expect(await shop.violations()).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";

import { desktop, phone, type Screen } from "#support/browser.ts";
import { eyesToOrder, fillLabShop, jobsOf, type LabShop, sellLenses } from "#support/labShop.ts";
import { barcodeModules, readCode128 } from "#support/code128.ts";
import { pdfPages } from "#support/pdf.ts";
import { expectOk, line, newId, recordsPath } from "#support/shop.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { LensOrderPage } from "./pages/lensOrder.ts";
import { failRequests, loseAnswer } from "./pages/network.ts";
import { countPrints, PrintPage } from "./pages/prints.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillLabShop);
const orderOf = ({ sales }: Pick<LabShop, "sales">) =>
  `/app/atelier/commande?montages=${jobsOf(sales).join(",")}`;

async function openOrder(
  screen: Screen,
  path: (filled: LabShop) => string | Promise<string> = orderOf,
) {
  const opened = await scene.visit(screen);
  await countPrints(opened.person);
  await opened.enter(await path(opened));
  const { shop, sales } = opened;
  const statuses = async () => (await shop.find("optique_jobs")).map(({ status }) => status);
  const numbers = sales.map(({ invoice }) => invoice?.invoice_number ?? "");
  return { ...opened, order: new LensOrderPage(opened.person), statuses, numbers };
}

describe("a prism, two heights and a note typed at the counter", () => {
  it("prism, heights and note are on the lab's order, on paper, in the WhatsApp text and in the e-mail", async () => {
    const { person, order, shop, labs } = await openOrder(
      desktop,
      (filled) => `/app/suppliers/edit/${filled.labs.minus.id}`,
    );
    for (const measure of ["Hauteur", "Distance verre-œil"])
      await person.page.getByRole("checkbox", { name: measure, exact: true }).check();
    await person.press(/^Enregistrer/);
    await person.toast("Fournisseur mis à jour avec succès");
    expect(await shop.read("optique_suppliers", labs.minus.id)).toMatchObject({
      measures: ["height", "vertex"],
    });
    const client = await shop.client({ name: "Berrada Nora" });
    await person.go(`/app/prescriptions/new?client=${client.id}`);
    const form = await new SalesForm(person).ready();
    await form.openQuickEntry();
    await form.quickEntry.fill("OD -1 P 1.5 BE 2 BS OG -1,25 add 2 EP 62 VP 59 h 18/18,5");
    await person.seen("Prisme 1.50\u00a0Δ base externe + 2.00\u00a0Δ base supérieure");
    await form.quickEntry.press("Enter");
    const field = (id: string) => person.page.locator(`#${id}`);
    await expect.poll(() => field("right_prism2").inputValue()).toBe("2.00");
    await expect.poll(() => field("left_height").inputValue()).toBe("18,5");
    await person.accessible();
    await form.writeNotes("Perce à droite");
    await form.addLens("Progressif 1.67", "Progressif 1.67");
    await form.quantity("Progressif 1.67").fill("2");
    await form.save();
    await form.saved("créée");
    const [sale] = await shop.find("optique_prescriptions", `client = '${client.id}'`);
    expect(sale).toMatchObject({
      right_prism: 1.5,
      right_base: "out",
      right_prism2: 2,
      right_base2: "up",
      right_height: 18,
      left_height: 18.5,
      left_near_eip: 29.5,
      left_prism: null,
    });
    const [job] = await shop.find("optique_jobs", `prescription = '${sale?.id}'`);
    await person.go(`/app/atelier/commande?montages=${job?.id}`);
    await order.lab("Atlas Optic Lab", "");
    await person.seen(/Non mesuré pour ce labo.*Distance verre-œil/);
    const sheet = (await order.rows()).join("\n");
    const message = await order.messageOf(() => person.keys("w"));
    const mail = new URL((await person.link("E-mail").getAttribute("href")) ?? "");
    const texts = [sheet, message.text, mail.searchParams.get("body") ?? ""];
    for (const text of texts.map((one) => one.replaceAll("\u00a0", " "))) {
      expect(text).toContain("Prisme 1.50 Δ base externe + 2.00 Δ base supérieure");
      expect(text).toContain("résultante 2.50 Δ à 127°");
      expect(text).toContain("Hauteur 18 mm");
      expect(text).toContain("Hauteur 18,5 mm");
      expect(text).toContain("Distance verre-œil");
      expect(text).toContain("Perce à droite");
    }
    person.clean();
  });
});

describe("a lab order", () => {
  it("each lab has its order page, which W sends, P prints and Enter marks; a toast undoes the mark", async () => {
    const { person, order, statuses, numbers, shop, labs, sales } = await openOrder(desktop);
    await order.lab("Atlas Optic Lab", "Page 1 sur 2");
    expect(await person.page.title()).toBe("Commande de verres - Atlas Optic Lab");
    await person.seen("2 montages, 4 verres", "Par Samira", "Casablanca · 06 00 00 00 21");
    // Jobs are promised for Friday 27th and Wednesday 2nd: the date is the earlier one, less three mounting days.
    await person.seen("mardi 24/11/2026", "Cachet et signature", /^Cylindres en négatif/);
    expect(await order.rows()).toEqual([
      `${numbers[0]} | Agave 50-17 | OD | −2.00 | −1.25 | 90° | +2.00 | 31,5 | Progressif 1.67 | 1`,
      "OG | +1.25 | −0.75 | 110° | +2.00 | 32 | Progressif 1.67 | 1",
      "Notes : Hauteur de montage 19 mm. · Port permanent.",
      `${numbers[1]} | Agave 50-17 | OD | −2.00 | −1.25 | 90° | +2.00 | 31,5 | Progressif 1.67 | 1`,
      "OG | +1.25 | −0.75 | 110° | +2.00 | 32 | Progressif 1.67 | 1",
      "Notes : Port permanent.",
    ]);
    await expect.poll(() => person.page.getByRole("main").innerText()).not.toContain("Chami");
    const message = await order.messageOf(() => person.keys("w"));
    expect(message.to).toBe("212600000021");
    expect(message.text).toContain("Commande de verres, Optique du Figuier\nÀ livrer avant le");
    expect(message.text).toContain(
      `\n\n${numbers[0]} · Agave 50-17\nOD −2.00 (−1.25) 90° add +2.00 · EIP 31,5 · 1 × Progressif 1.67\n`,
    );
    expect(message.text).not.toContain("Chami");
    // The WhatsApp link and the e-mail have the same text.
    expect(await order.messageOf(() => person.follow(/WhatsApp/))).toEqual(message);
    const mail = new URL((await person.link("E-mail").getAttribute("href")) ?? "");
    expect(mail.pathname).toBe("commandes@atlas-lab.example");
    expect(mail.searchParams.get("body")?.replaceAll("\r\n", "\n")).toBe(message.text);
    await person.keys("p");
    expect(await new PrintPage(person).printed()).toBe(1);
    await person.page.getByRole("main").focus();
    await person.keys("ArrowLeft", "ArrowRight");
    await order.lab("Verres du Nord", "Page 2 sur 2");
    expect(await order.rows()).toEqual([
      `${numbers[2]} | Agave 50-17 | OD | −3.25 | +1.25 | 180° | +2.00 | 31,5 | Unifocal 1.6 | 1`,
      "OG | +0.50 | +0.75 | 20° | +2.00 | 32 | Unifocal 1.6 | 1",
      "Notes : Port permanent.",
    ]);
    await person.seen(/^Cylindres en positif/);
    // The lab has no contact: the order is printed.
    await expect
      .poll(() => person.page.getByRole("link", { name: /WhatsApp|E-mail/ }).count())
      .toBe(0);
    await person.keys("ArrowRight", "ArrowLeft");
    await order.lab("Atlas Optic Lab", "Page 1 sur 2");
    await person.keys("Enter");
    await person.toast("2 montages commandés chez Atlas Optic Lab");
    await order.lab("Verres du Nord", "Page 2 sur 2");
    expect(await statuses()).toEqual(["ordered", "ordered", "to_order"]);
    await order.undo();
    await person.toast("2 montages de nouveau à commander");
    // The other lab's page appears only once the jobs are loaded again.
    const bar = person.page.getByRole("banner");
    await expect.poll(() => bar.textContent()).toContain("Page 2 sur 2");
    expect(await statuses()).toEqual(["to_order", "to_order", "to_order"]);
    await person.closeToast();
    await order.mark();
    await order.lab("Atlas Optic Lab", "Page 1 sur 2");
    // The ordered page is shown again.
    await person.press("Page suivante");
    await bar.getByText("Commandé", { exact: true }).waitFor();
    await person.press("Page précédente");
    await order.mark();
    await person.at("/app/atelier");
    expect(await statuses()).toEqual(["ordered", "ordered", "ordered"]);
    const jobs = await shop.find("optique_jobs");
    expect(jobs.map(({ lab }) => lab)).toEqual([labs.minus.id, labs.minus.id, labs.plus.id]);
    expect(jobs[0]).toMatchObject({ tray: "16", notes: "Hauteur de montage 19 mm." });
    expect(jobs[0]?.steps).toMatchObject(
      ["to_order", "ordered", "to_order", "ordered"].map((status) => ({ status })),
    );
    // The second of two orders is undone; a job moved by another station meanwhile stays, and is named.
    const [first, , third] = jobsOf(sales);
    await shop.send("PATCH", recordsPath("optique_jobs", first), { status: "mounting" });
    await order.undo();
    await person.toast(/reste commandé\u00a0: il est déjà «\u00a0Au montage\u00a0»/);
    expect(await statuses()).toEqual(["mounting", "to_order", "ordered"]);
    expect((await shop.read("optique_jobs", third ?? "")).steps).toMatchObject([
      { status: "to_order" },
      { status: "ordered" },
    ]);
    person.clean();
  });

  it("one eye is ordered again from the open card, with the prescription's notes", async () => {
    const { person, order, shop, sales, statuses } = await openOrder(desktop, async (filled) => {
      const path = recordsPath("optique_prescriptions", filled.sales[0]?.id);
      expectOk(await filled.shop.send("PATCH", path, { notes: "OD prisme 2 base nasale" }));
      return `/app/atelier/${jobsOf(filled.sales)[0]}`;
    });
    const [job = ""] = jobsOf(sales);
    const [first] = await shop.find("optique_jobs");
    await person.follow("Refaire OD");
    await order.lab("Atlas Optic Lab", "", "Verre à refaire");
    expect((await order.rows()).join()).toMatch(/\| OD \|.*Refaire : OD.*OD prisme 2 base nasale/);
    expect((await order.rows()).join()).not.toContain("OG |");
    await order.mark();
    await person.at("/app/atelier");
    expect((await statuses())[0]).toBe("ordered");
    // The correction changes after the order: the difference is amber on the form, and red on the card.
    await person.go(`/app/prescriptions/edit/${first?.prescription}`);
    const form = await new SalesForm(person).ready();
    const told = /^Verres commandés le \d\d\/\d\d chez Atlas Optic Lab.: prévenez le labo$/;
    await expect.poll(() => person.page.getByText(told).count()).toBe(0);
    await form.right("sphere").fill("-2,50");
    await person.seen(told);
    await person.accessible();
    await form.save();
    await form.saved("mise à jour");
    await person.go(`/app/atelier/${job}`);
    const card = person.page.getByRole("dialog");
    await card.getByText(told).waitFor();
    await expect
      .poll(() => card.innerText())
      .toMatch(/Commandé\s+OD −2\.00.*\s+Aujourd’hui\s+OD −2\.50/);
    await person.accessible();
    await person.accessible();
    await person.press("Labo prévenu");
    await person.toast("Noté\u00a0: le labo est prévenu");
    await card.getByText(told).waitFor({ state: "detached" });
    expect((await shop.find("optique_jobs"))[0]).toMatchObject({ changed: false });
    await person.follow("Commande envoyée");
    await order.lab("Atlas Optic Lab", "");
    expect((await order.rows()).join()).toMatch(/\| OD \| −2\.00/);
    await person.page.getByRole("banner").getByText("Commandé", { exact: true }).waitFor();
    person.clean();
  });

  it("the missing lab of a job is asked for and stored, on a phone", async () => {
    const opened = await scene.visit(phone);
    const { person, shop, labs, lenses } = opened;
    const order = new LensOrderPage(person);
    const sale = await sellLenses(opened, { client: "Kabbaj Loubna", lens: lenses.nobodys });
    const number = sale.invoice?.invoice_number;
    await opened.enter(`/app/atelier/commande?montages=${jobsOf([sale]).join()}`);
    await person.seen("À quel laboratoire commander ?", `${number} · Kabbaj Loubna`);
    await person.accessible();
    person.clean();
    await person.field(`Laboratoire de ${number}`).selectOption({ label: "Verres du Nord" });
    await person.press(`Valider, Laboratoire de ${number}`);
    await order.lab("Verres du Nord", "Page 1 sur 1");
    await person.gone("À quel laboratoire commander ?");
    await expectNoOverflow(person);
    expect((await shop.read("optique_jobs", jobsOf([sale])[0] ?? "")).lab).toBe(labs.plus.id);
  });

  it("an order takes one sheet of A4, or more when long", async () => {
    const filled = await openOrder(desktop);
    const { person, order, lenses } = filled;
    const sales = [...filled.sales];
    for (let index = 0; index < 26; index += 1)
      sales.push(await sellLenses(filled, { client: `Client ${index}`, lens: lenses.minus }));
    await order.lab("Atlas Optic Lab", "Page 1 sur 2");
    const pages = async () => pdfPages(await person.page.pdf({ preferCSSPageSize: true }));
    expect(await pages()).toEqual([{ width: 210, height: 297 }]);
    await person.go(orderOf({ ...filled, sales }));
    await person.seen("28 montages, 56 verres");
    await person.accessible();
    expect((await pages()).length).toBeGreaterThan(1);
    // The text is too long for a link: the conversation opens without it, and the text is copied.
    await person.seen(/trop longue pour s’écrire d’elle-même dans WhatsApp et l’e-mail/);
    person.clean();
    expect((await order.messageOf(() => person.keys("w"))).text).toBe("");
    await person.context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await person.press("Copier le texte");
    await person.toast("Texte de la commande copié");
    const copied = await person.page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split("\n\n")).toHaveLength(30);
  });
});

describe("jobs that an order cannot include", () => {
  it("jobs whose mark failed stay for a retry, jobs of no order are named, and a failed load leads back", async () => {
    const { person, order, shop, sales, numbers, statuses } = await openOrder(desktop);
    const [first, second, third] = jobsOf(sales);
    await order.lab("Atlas Optic Lab", "Page 1 sur 2");
    const broken = await failRequests(person, `**/optique_jobs/records/${second}`, "PATCH");
    await order.mark();
    await person.seen(`${numbers[1]} n’a pas été marqué : le serveur n’a pas répondu.`);
    await order.lab("Atlas Optic Lab", "Page 1 sur 2");
    expect(await statuses()).toEqual(["ordered", "to_order", "to_order"]);
    person.clean();
    broken.mend();
    await order.mark();
    await order.lab("Verres du Nord", "Page 2 sur 2");
    expect((await shop.read("optique_jobs", first ?? "")).steps).toHaveLength(2);
    // The answer is lost after the write, and the next attempt finds the job marked.
    await loseAnswer(person, `**/optique_jobs/records/${third}`, "PATCH");
    await order.mark();
    await person.seen(/n’a pas été marqué/);
    await order.mark();
    await person.at("/app/atelier");
    expect(await statuses()).toEqual(["ordered", "ordered", "ordered"]);

    await shop.send("PATCH", recordsPath("optique_jobs", first), { status: "mounting" });
    await shop.send("PATCH", recordsPath("optique_jobs", third), { status: "to_order" });
    await shop.send("DELETE", recordsPath("optique_jobs", second));
    person.forgive(/404/);
    await person.goto(orderOf({ sales }));
    await order.lab("Verres du Nord", "Page 1 sur 1");
    await person.seen(
      `Sur aucune commande : ${numbers[0]} (Au montage). Un montage n’existe plus.`,
    );
    await person.go(`/app/atelier/commande?montages=${first}`);
    await person.heading("Rien à commander");
    const unknown = Array.from(
      { length: 199 },
      (_, index) => `unknown${String(index).padStart(8, "0")}`,
    );
    await person.go(`/app/atelier/commande?montages=${[...jobsOf(sales), ...unknown].join(",")}`);
    await order.lab("Verres du Nord", "Page 1 sur 1");
    await person.seen(
      /Une commande prend 200 montages au plus\u00a0: les 2 derniers n’y sont pas\./,
    );
    await person.go("/app/atelier/commande");
    await person.heading("Rien à commander");
    // A failed load leads back to the board.
    await failRequests(person, "**/api/optique/prescriptions/*");
    await person.goto(`/app/atelier/commande?montages=${third}`);
    await person.toast("Erreur lors du chargement de la commande");
    await person.at("/app/atelier");
    person.clean();
  });
});

describe("a job ticket", () => {
  it("a job ticket shows the workshop's values and the bar code of its number, and the eye of each lens", async () => {
    const ticketOf = ({ sales }: LabShop) => `/app/atelier/${jobsOf(sales)[0]}/print`;
    const { person, numbers, shop, sales, lenses } = await openOrder(desktop, ticketOf);
    const sheet = new PrintPage(person);
    const number = numbers[0] ?? "";
    await person.heading(number);
    expect(await person.page.title()).toBe(`Fiche d’atelier - ${number}`);
    await person.seen("Chami Ghizlane", "mer. 02/12", "Atlas Optic Lab", "Agave 50-17");
    await person.seen("× 2 · ODG · Progressif 1.67", "−2.00 (−1.25) 90°", "Contrôlé, par");
    await person.seen("Optique du Figuier · Vente du 20/11/2026 par Samira");
    const near = await person.page.getByRole("row", { name: /^VP OG/ }).innerText();
    expect(near.replace(/\s+/g, " ")).toBe("VP OG +2.50 +0.75 20° - -");
    const read = async () => {
      const bars = person.page.getByRole("img", { name: `Code 128 : ${number}` });
      const [, , width = 0] = ((await bars.getAttribute("viewBox")) ?? "").split(" ").map(Number);
      const path = (await bars.locator("path").getAttribute("d")) ?? "";
      return readCode128(barcodeModules(path, width).replace(/^0+|0+$/g, ""));
    };
    expect(await read()).toBe(number);
    person.clean();
    const pages = async () => pdfPages(await person.page.pdf({ preferCSSPageSize: true }));
    expect(await pages()).toEqual([{ width: 148, height: 210 }]);
    await sheet.choose("Ticket 80 mm");
    await person.seen("VP OG +2.50 (+0.75) 20°", "EIP : OD 31,5 · OG 32", "Verres reçus, par");
    expect(await read()).toBe(number);
    person.clean();
    expect(await pages()).toMatchObject([{ width: 80 }]);
    // The browser remembers the paper for job tickets.
    await person.reload();
    await person.page.getByRole("button", { name: "Ticket 80 mm", pressed: true }).waitFor();
    await person.page.getByRole("main").focus();
    await person.keys("Enter");
    expect(await sheet.printed()).toBe(1);
    await sheet.choose("A5");
    await person.follow("Atelier");
    await person.at("/app/atelier");

    const openTicket = async (items: object[]) => {
      const { job, invoice } = await shop.savePrescription(newId(), {
        client: sales[0]?.client,
        date: "2026-11-20",
        notes: "",
        ...eyesToOrder,
        invoice: { id: newId(), items, payments: [] },
      });
      await person.go(`/app/atelier/${job?.id}/print`);
      await person.heading(invoice?.invoice_number ?? "");
    };
    const one = (lens: { id: string }, eye = "") => ({ ...line(lens.id, 1, 700), eye });
    await openTicket([one(lenses.minus, "left"), one(lenses.plus, "right")]);
    await person.seen("OG \u00b7 Progressif 1.67", "OD \u00b7 Unifocal 1.6");
    await openTicket([one(lenses.minus), one(lenses.plus)]);
    await person.seen("OD \u00b7 Progressif 1.67", "OG \u00b7 Unifocal 1.6");
    await openTicket([one(lenses.minus)]);
    await person.seen("Progressif 1.67");
    await expect
      .poll(() => person.page.getByRole("main").innerText())
      .not.toMatch(/O[DG]G? \u00b7 Progressif/);
    // A job created by hand has no seller.
    const [sale] = sales;
    const query = `UPDATE optique_invoices SET created = '2026-11-20 09:00:00.000Z' WHERE id = '${sale?.invoice?.id}'`;
    expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
    await person.goto(`/app/atelier/${jobsOf(sales)[0]}/print`);
    await person.seen("Optique du Figuier · Vente du 20/11/2026");
    await expect.poll(() => person.page.getByRole("main").innerText()).not.toContain("par Samira");
    person.clean();
    // A missing job shows an error.
    await person.go("/app/atelier/aaaaaaaaaaaaaaa/print");
    await person.seen("Montage non trouvé");
    person.forgive(/404/);
    person.clean();
  });
});

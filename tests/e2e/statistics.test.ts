import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import { desktop, phone, tablet } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { expectOk, line, newId } from "#support/shop.ts";
import { pdfPages } from "#support/pdf.ts";
import { typeDay } from "./pages/typeDay.ts";
import { endOf, expectNoOverflow } from "./pages/layout.ts";
import { cutFields } from "./pages/listLooks.ts";
import { failRequests } from "./pages/network.ts";
import { keysAreHeard } from "./pages/palette.ts";
import { type Person, shown } from "./pages/person.ts";
import { sceneWith } from "./pages/scene.ts";
import { StatisticsPage } from "./pages/statistics.ts";

const scene = sceneWith(fillShop);
/** Fortnight with the only sale, and its sum. */
const sold = "/app/statistics?du=2026-11-10&au=2026-11-23";
const sum = "2\u202f250,00";

describe("statistics on a computer", () => {
  it("statistics sum up a typed period in plots, tables and exports, by product and category, and are printed", async () => {
    const { person } = await scene.open(desktop, sold);
    const { page } = person;
    const figures = new StatisticsPage(person);
    await person.title("Statistiques");
    await person.seen("Analysez vos ventes et suivez votre performance", sum);
    await person.seen("44\u00a0% du total", "56\u00a0% du total");
    person.clean();
    // Opening the table of a plot does not move the plots.
    const plots = person.page.getByRole("img", { name: /^Ventes par jour|cumulé$/ });
    await expect.poll(() => plots.count()).toBe(2);
    const boxes = () =>
      plots.evaluateAll((all) =>
        all.map((plot) => {
          const { top, left, width, height } = plot.getBoundingClientRect();
          return { top: top + window.scrollY, left, width, height };
        }),
      );
    const before = await boxes();
    for (const table of [0, 1]) {
      await person.page.getByText("Voir les données").nth(table).click();
      await expect.poll(boxes).toEqual(before);
    }
    // Arrow keys select bars.
    await figures.sales.focus();
    await person.keys("Home");
    for (let day = 10; day < 20; day += 1) await person.keys("ArrowRight");
    await figures.isSelected(/^20\/11\/2026\s: 2\s250,00\sDH/);
    person.clean();
    await figures.showProducts();
    await person.seen("Verre - Progressif 1.6");
    expect(await figures.export("Par produit")).toBe(
      [
        "\ufeffProduit;Type;Quantité;Montant;Part;30 jours;Évolution",
        "Verre - Progressif 1.6;Verre;2;1400;62\u00a0%;1400;",
        "Monture Riad 52-18;Monture;1;850;38\u00a0%;850;",
        "",
      ].join("\r\n"),
    );
    await person.keys("Tab");
    await figures.showTypes();
    await person.seen("Verre");
    person.clean();
    // A typed period loads once both days are complete, and adds no step to the history for each key.
    await person.turn("/app/clients");
    const { from, to } = await StatisticsPage.open(person);
    const isAt = (query: string) => person.at(`/app/statistics?${query}`);
    const asked: string[] = [];
    person.page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/api/optique/statistics") asked.push(searchParams.get("from") ?? "");
    });
    const end = (await to.inputValue()).split("/").reverse().join("-");
    await typeDay(from, "11112025");
    await isAt(`du=2025-11-11&au=${end}`);
    await typeDay(to, "12122026");
    await isAt("du=2025-11-11&au=2026-12-12");
    await person.seen(sum);
    await typeDay(from, "12122026");
    await isAt("du=2026-12-12&au=2026-12-12");
    await person.seen("Aucune facture trouvée pour la période sélectionnée.");
    expect(asked.filter((day) => !day.startsWith("20"))).toEqual([]);
    // An incomplete year is marked, and the period stays.
    await to.focus();
    await typeDay(from, "11112");
    await to.focus();
    await person.seen("Cette date n’existe pas");
    await expect.poll(() => from.inputValue()).toBe("11112");
    await isAt("du=2026-12-12&au=2026-12-12");
    person.clean();
    await from.fill("11/11/26");
    await from.press("Enter");
    await expect.poll(() => from.inputValue()).toBe("11/11/2026");
    await isAt("du=2026-11-11&au=2026-12-12");
    await person.seen(sum);
    person.clean();
    await person.page.goBack();
    await person.at("/app/clients");
    // The paper shows its period, uncut plots, and the figures that were opened.
    await person.goto(sold);
    await person.seen(sum);
    // Waits for the keys, because the listener to prints loads with them.
    await keysAreHeard(person);
    await page.emulateMedia({ media: "print" });
    // Printable height of an A4 sheet.
    await page.setViewportSize({ width: 688, height: 1017 });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await person.heading("Statistiques des ventes");
    await person.seen("Optique du Figuier · Du 10/11/2026 au 23/11/2026");
    await expectNoOverflow(person);
    const printed = page.getByRole("img", { name: /par jour$|cumulé$/ });
    await expect.poll(() => printed.count()).toBe(3);
    for (const plot of await printed.all()) expect(await endOf(plot)).toBeLessThanOrEqual(688);
    // The other two tabs are printed below.
    await page.getByRole("heading", { name: "Par produit" }).waitFor();
    await expect.poll(() => page.getByRole("heading", { name: "Par catégorie" }).count()).toBe(2);
    // The print has no button and no closed table.
    await expect
      .poll(() => shown(page.getByRole("button", { name: /Exporter|Imprimer/ })).count())
      .toBe(0);
    await expect.poll(() => shown(page.getByText("Voir les données")).count()).toBe(0);
    const pages = pdfPages(await page.pdf({ preferCSSPageSize: true }));
    expect(pages.length).toBeLessThanOrEqual(3);
    // The print has an opened table, without its button.
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize(desktop);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await page.getByText("Voir les données").first().click();
    const opened = page.getByRole("table", { name: /par jour$/ });
    await opened.waitFor();
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await page.getByRole("heading", { name: "Par produit" }).waitFor();
    await expect.poll(() => opened.count()).toBe(1);
    await expect.poll(() => shown(page.getByText("Voir les données")).count()).toBe(0);
  });

  it("statistics compare the month with the month before, count its quotes, and load again after a failure", async () => {
    const { person, shop, client, frame } = await scene.open(desktop, "/app");
    await shop.saveInvoice(newId(), {
      client: client.id,
      date: "2026-10-15",
      items: [line(frame.id, 1, 1000)],
      payments: [],
    });
    await person.goto(sold);
    const figures = new StatisticsPage(person);
    await person.seen(/^hausse de 1\s250,00\sDH sur octobre/);
    await figures.month.focus();
    await person.keys("Home");
    for (let day = 1; day < 20; day += 1) await person.keys("ArrowRight");
    await figures.isSelected(/^20 novembre\s: 2\s250,00\sDH\s; 20 octobre\s: 1\s000,00\sDH$/);
    // The plotted month before runs to its end.
    await person.keys("End");
    await figures.isSelected(/^31 octobre\s: 1\s000,00\sDH$/);
    await person.page.getByText("Voir les données").nth(1).click();
    const table = person.page.getByRole("table", { name: "Le mois, cumulé" });
    const heads = table.getByRole("columnheader");
    await expect.poll(() => heads.allInnerTexts()).toEqual(["Jour", "Novembre", "Octobre"]);
    const row = table.getByRole("row").nth(20);
    await expect.poll(() => row.innerText()).toMatch(/^20\s+2\s250,00\sDH\s+1\s000,00\sDH$/);
    expect(await figures.export("Le mois, cumulé")).toMatch(
      /^\ufeffJour;Novembre;Octobre\r\n1;0;0\r\n.*\n20;2250;1000\r\n/s,
    );
    person.clean();
    // The quotes of the period are counted by month and by reason of refusal.
    const save = async (price: number, changes: object = {}) => {
      const id = newId();
      const body = { client: client.id, date: "2026-11-12", items: [line(frame.id, 1, price)] };
      const path = `/api/optique/quotes/${id}`;
      const { version } = expectOk(await shop.send<{ version: string }>("PUT", path, body));
      expectOk(await shop.send("PUT", path, { version, ...changes }));
      return id;
    };
    await save(500, { refusal: "price" });
    const quote = await save(1500);
    expectOk(
      await shop.send("PUT", `/api/optique/invoices/${newId()}`, {
        client: client.id,
        date: "2026-11-14",
        quote,
        variant: "",
        items: [line(frame.id, 1, 1500)],
        payments: [],
      }),
    );
    await person.goto(sold);
    // The tab of discounts and returns exists only in a shop that has had one, unlike this shop.
    await person.gone("Remises et retours");
    await figures.showQuotes();
    await person.seen("Montant proposé", "50\u00a0%", "75\u00a0% en montant", "2 jours");
    await person.page.getByRole("table", { name: "Devis refusés par motif" }).waitFor();
    expect(await figures.export("Devis par mois")).toBe(
      [
        "\ufeffMois;Devis;Montant;Acceptés;Montant accepté;Conversion",
        "nov. 2026;2;2000;1;1500;50\u00a0%",
        "",
      ].join("\r\n"),
    );
    await person.goto("/app/statistics?du=2020-02-01&au=2020-02-02&tab=quotes");
    await person.seen("Aucun devis sur la période");
    person.clean();
    // A failure shows its details, and its button loads the statistics again.
    const failure = await failRequests(person, "**/api/optique/statistics*");
    await person.goto(sold);
    await person.seen("Une erreur est survenue");
    await person.seen(`Entreprise : ${shop.company} · Début : 2026-11-10 · Fin : 2026-11-23`);
    await person.button("Actualiser la page").waitFor();
    person.clean();
    await failure.retry();
    const total = "3\u202f750,00";
    await person.seen(total);
    await figures.month.focus();
    await person.hideAmounts("h");
    await person.gone(total);
    person.clean();
    await person.accessible();
  });
});

/** Sees the selected preset uncut, and both days on one line. */
async function seesPeriod(person: Person) {
  const { screen } = person;
  const figures = new StatisticsPage(person);
  await person.seen("Total des ventes");
  // A press shows the values of a bar.
  await person.page.locator("[data-bar]").first().click();
  await person.seen(/^avant\s: /);
  const presets = person.page.getByRole("group", { name: "Période" }).getByRole("button");
  const chosen = presets.and(person.page.getByRole("button", { pressed: true }));
  /** Whether each button shows its whole text within its row. */
  const wholes = (buttons: Locator) =>
    buttons.evaluateAll((all) =>
      all.map((button) => {
        const { left, right } = button.getBoundingClientRect();
        const room = button.parentElement?.getBoundingClientRect();
        const isCut = button.scrollWidth > button.clientWidth;
        return !isCut && room && left >= room.left && right <= Math.min(room.right, innerWidth);
      }),
    );
  // A phone scrolls the row to the selected preset.
  if (screen === tablet) expect(await wholes(presets)).toEqual([true, true, true, true, true]);
  await expect.poll(() => wholes(chosen)).toEqual([true]);
  expect(await cutFields(person)).toEqual([]);
  const [from, to] = [await figures.from.boundingBox(), await figures.to.boundingBox()];
  expect(from?.y).toBe(to?.y);
  // On a phone only the title is above the period, and print and exports are in the menu.
  const printing = person.page.getByRole("button", { name: "Imprimer" });
  await expect.poll(() => printing.count()).toBe(screen === phone ? 0 : 1);
  await expectNoOverflow(person);
  await (await figures.exportOf("Ventes par jour")).waitFor();
  person.clean();
  await person.keys("Escape");
  for (const preset of await presets.all()) {
    const name = await preset.innerText();
    await preset.click();
    await expect.poll(() => chosen.allInnerTexts()).toEqual([name]);
    await expect.poll(() => wholes(chosen)).toEqual([true]);
  }
  // The last preset is also in view when its address is opened.
  await person.goto(person.page.url());
  await person.seen("Total des ventes");
  await expect.poll(() => wholes(chosen)).toEqual([true]);
}

describe("statistics on a narrow screen", () => {
  it("a phone shows the presets of a period, extends an empty one to the year, and refuses an end before the start", async () => {
    const { person, shop, lens } = await scene.open(phone, "/app/statistics");
    await seesPeriod(person);
    await shop.saveInvoice(newId(), { date: today(), items: [line(lens.id, 1, 700)] });
    await person.goto("/app/statistics?du=2020-02-28&au=2020-02-29");
    const figures = new StatisticsPage(person);
    await person.seen(
      "Aucune donnée disponible",
      "Aucune facture trouvée pour la période sélectionnée.",
    );
    person.clean();
    await figures.showProducts();
    await person.seen("Aucune donnée disponible pour cette période");
    await figures.widen();
    await person.seen("Verre - Progressif 1.6");
    await figures.choosePeriod("2026-12-31", "2026-11-01");
    await person.seen("La date de début doit précéder la date de fin.");
    await figures.chooseWeek();
    await person.goto("/app/statistics?du=2026-12-12&au=2026-12-01");
    await person.seen("La date de début doit précéder la date de fin.");
    person.clean();
  });

  it("a tablet shows all presets of a period on one line", async () => {
    const { person } = await scene.open(tablet, "/app/statistics");
    await seesPeriod(person);
  });
});

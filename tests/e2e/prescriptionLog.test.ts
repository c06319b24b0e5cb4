import { expect, it } from "vitest";

import { paths } from "#lib/addresses/paths.ts";
import { desktop, phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { expectOk, line, newId } from "#support/shop.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { failRequests } from "./pages/network.ts";
import { countPrints, PrintPage } from "./pages/prints.ts";
import { PrescriptionLogPage } from "./pages/prescriptionLog.ts";
import { sceneWith } from "./pages/scene.ts";

const period = "du=2025-05-01&au=2025-05-31";
const log = paths.prescriptionLogAt(period);
const right = "+1.00 (−0.50) 90° add +2.00";
const prism = "2.00\u00a0Δ base interne + 1.50\u00a0Δ base supérieure";

/** Filled shop with two prescriptions of May 2025, one of them sold, and `more` others. */
async function fillMay(server: Parameters<typeof fillShop>[0], more = 0) {
  const filled = await fillShop(server);
  const { shop, client, lens } = filled;
  const write = (date: string, values: object = {}) =>
    shop.savePrescription(newId(), { client: client.id, date, notes: "", ...values });
  await write("2025-05-06", { left_sphere: -1.25 });
  const sold = await write("2025-05-05", {
    prescriber: "Dr Alami",
    source: "medical",
    right_sphere: 1,
    right_cylinder: -0.5,
    right_axis: 90,
    right_add: 2,
    right_prism: 2,
    right_base: "in",
    right_prism2: 1.5,
    right_base2: "up",
    invoice: { id: newId(), items: [line(lens.id, 2, 700)], payments: [] },
  });
  for (let place = 0; place < more; place += 1) await write("2025-05-07", { right_sphere: 1 });
  return { ...filled, sold };
}

const scene = sceneWith(fillMay);
const long = sceneWith((server) => fillMay(server, 40));

it("the prescription log is opened by period, exported and printed", async () => {
  const { person, client, sold, enter } = await scene.visit(desktop);
  await countPrints(person);
  await enter(paths.prescriptions);
  await person.follow("Registre");
  await person.title("Registre des ordonnances");
  await person.page.getByRole("button", { name: "Ce mois", pressed: true }).waitFor();
  const page = new PrescriptionLogPage(person);
  await page.choosePeriod("2025-05-01", "2025-05-31");
  await person.at(log);
  await person.seen("2 ordonnances");
  const row = page.row("05/05/2025");
  for (const text of ["Dr Alami", "Ordonnance médicale", right.slice(0, 17), prism, "Oui"])
    await expect.poll(() => row.innerText()).toContain(text);
  await expect.poll(() => page.row("06/05/2025").innerText()).toMatch(/−1\.25\s+Non$/);
  const file = await person.export();
  expect(file.name).toBe("registre_2025-05-01_2025-05-31.csv");
  expect(file.text).toMatch(/^\ufeffDate;Client;Prescripteur;Source;OD;OG;Vendu\r\n/);
  const [, first, second] = file.text.split("\r\n");
  expect(first).toBe(
    `05/05/2025;${client.name};Dr Alami;Ordonnance médicale;"'${right} · ${prism} (résultante 2.50\u00a0Δ à 37°)";;Oui`,
  );
  expect(second).toBe(`06/05/2025;${client.name};;;;−1.25;Non`);
  person.clean();
  await row.getByRole("link", { name: client.name, exact: true }).click();
  await person.at(paths.client(client.id));
  await person.page.goBack();
  await row.getByRole("cell", { name: "Dr Alami" }).click();
  await person.at(paths.prescription(sold.id));
  await person.page.goBack();
  await page.openPrint();
  await person.at(paths.printPrescriptionLog(period));
  await person.heading("Registre des ordonnances");
  await person.seen("Du 01/05/2025 au 31/05/2025", "2 ordonnances", client.name);
  await person.keys("Enter");
  const sheet = new PrintPage(person);
  await expect.poll(() => sheet.printed()).toBe(1);
  expect(await sheet.textsBeyond(null)).toEqual([]);
  expect(await sheet.pagesOn("A4")).toEqual([{ width: 297, height: 210 }]);
  person.clean();
  await person.keys("Escape");
  await person.at(log);
});

it("the prescription log pages a long period, prints it all, and handles empty, wrong or failed periods", async () => {
  const { person, enter } = await long.visit(desktop);
  await countPrints(person);
  await enter(log);
  const page = new PrescriptionLogPage(person);
  await person.seen("42 ordonnances", "1 à 20 sur 42");
  await person.press("Page 3");
  await person.seen("41 à 42 sur 42");
  await expect.poll(() => page.row(/./).count()).toBe(2);
  await page.openPrint();
  await person.at(paths.printPrescriptionLog(`${period}&page=3`));
  const sheet = new PrintPage(person);
  await expect.poll(() => person.page.locator(".sheet tbody tr").count()).toBe(42);
  await sheet.print();
  const pages = await sheet.pagesOn("A4");
  expect(pages.length).toBeGreaterThan(1);
  expect(new Set(pages.map(({ width }) => width))).toEqual(new Set([297]));
  await person.keys("Escape");
  await person.seen("41 à 42 sur 42");
  // Another period begins at its first page.
  await person.press("Cette année");
  await person.at(/\?periode=year$/);
  person.clean();

  await person.go(paths.prescriptionLogAt("du=2020-02-01&au=2020-02-29"));
  await person.seen("Aucune ordonnance sur la période");
  await expect
    .poll(() => person.page.getByRole("button", { name: "Exporter" }).isDisabled())
    .toBe(true);
  await person.press("Élargir la période");
  await person.at(/periode=year/);
  await person.go(paths.prescriptionLogAt("du=2025-05-31&au=2025-05-01"));
  await person.seen("La date de début doit précéder la date de fin.");
  await person.go(paths.printPrescriptionLog("du=2025-05-31&au=2025-05-01"));
  await person.seen("La date de début doit précéder la date de fin.");
  person.clean();
  const failure = await failRequests(person, "**/api/optique/figures/register*");
  await person.goto(log);
  await person.seen("Le registre n’a pas pu être chargé. Réessayez.");
  await failure.retry();
  await person.seen("42 ordonnances");
  person.clean();
});

it.each([phone])("the prescription log fits the window at $name", async (screen) => {
  const { person } = await scene.open(screen, paths.prescriptions);
  await person.press("Actions, Prescriptions");
  await person.page.getByRole("menuitem", { name: "Registre" }).click();
  const page = new PrescriptionLogPage(person);
  await page.choosePeriod("2025-05-01", "2025-05-31");
  await person.seen("2 ordonnances", "Dr Alami");
  await page.row(prism.slice(0, 10)).waitFor();
  await expectNoOverflow(person);
  expect((await person.export()).text.split("\r\n")).toHaveLength(4);
  await page.openPrint();
  await person.seen("Du 01/05/2025 au 31/05/2025");
  await expectNoOverflow(person);
  person.clean();
});

it("an accountant sees the sales in a prescription's history, but no eye value or measure", async () => {
  const { person, shop, client, sold, enter } = await scene.visit(desktop);
  // Adds an owner, because the last person with every right cannot lose them.
  await shop.colleague("owner");
  const user = `/api/collections/optique_users/records/${shop.user}`;
  expectOk(await shop.sendAsAdmin("PATCH", user, { role: "accountant" }));
  const [job] = await shop.find("optique_jobs", `prescription = '${sold.id}'`);
  const main = person.page.getByRole("main");
  const expectNoEyes = async (...seen: string[]) => {
    await person.seen(...seen);
    await expect
      .poll(() => main.innerText())
      .not.toMatch(
        /\b(?:OD|OG)\b|Œil|Sphère|Non mesuré|Première mesure|À mesurer|Hauteur|Vision Loin/,
      );
  };
  await enter("/app/prescriptions");
  await expectNoEyes("Benali Aïcha", "05/05/2025");
  for (const [path, seen] of [
    [paths.prescription(sold.id), "Prescription du 05/05/2025"],
    [paths.client(client.id), "05/05/2025"],
    [paths.invoice(sold.invoice?.id ?? ""), "05/05/2025"],
    [log, "05/05/2025"],
    [paths.printPrescriptionLog(`?${period}`), "05/05/2025"],
    [paths.printPrescription(sold.id), "Reçu"],
    [paths.printJob(job?.id ?? ""), "Benali Aïcha"],
    [paths.editPrescription(sold.id), "Verre - Progressif 1.6"],
    [paths.orderLenses([job?.id ?? ""]), "Cette page n’est pas dans vos droits"],
  ] as const) {
    await person.go(path);
    await expectNoEyes(seen);
  }
  person.clean();
  // Printing would issue the invoice, which an accountant may not, but the sheet is shown.
  await person.go(paths.printInvoice(sold.invoice?.id ?? ""));
  await expectNoEyes("Facture N°");
});

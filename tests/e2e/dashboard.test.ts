import { describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { desktop, phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { expectOk, line, newId, openShop } from "#support/shop.ts";
import { InvoicePage } from "./pages/invoices.ts";
import { expectNoOverflow, expectTargets } from "./pages/layout.ts";
import { failRequests } from "./pages/network.ts";
import type { Person } from "./pages/person.ts";
import { PrescriptionPage } from "./pages/prescriptions.ts";
import { sceneWith } from "./pages/scene.ts";
import { enter } from "./pages/session.ts";

const scene = sceneWith(fillShop);
type Opened = Awaited<ReturnType<typeof scene.open>>;

/** Opens the tasks that can wait, unless there are no others. */
async function unfold({ page }: Person): Promise<void> {
  const folded = page.locator("details:not([open]) > summary", { hasText: "Quand on peut" });
  if (await folded.count()) await folded.click();
}

/** Sees counts, recent records and pending work, with links. */
async function seesDashboard({ person, shop, client, lens, sale }: Opened) {
  const { screen } = person;
  const main = person.page.getByRole("main");
  await person.title("Tableau de bord");
  for (const [name, href] of [
    [/^Clients/, "/app/clients"],
    [/^Produits/, "/app/products"],
    [/^Impayées/, "/app/invoices?status=unpaid"],
    [/^Revenu Total/, "/app/invoices"],
  ] as const) {
    const tile = main.getByRole("link", { name }).first();
    await expect.poll(() => tile.getAttribute("href")).toBe(href);
  }
  for (const href of [
    "/app/clients/nouveau",
    "/app/prescriptions/new",
    "/app/stock/receipts/new",
    "/app/products/",
  ])
    await expect.poll(() => main.locator(`a[href="${href}"]`).count()).toBeGreaterThan(0);
  await person.seen("2\u202f250,00", "À faire aujourd’hui");
  await unfold(person);
  await person.seen(/produit en stock bas$/);
  await person.seen("Benali Aïcha");
  // Checks the first words of each task, and the plot's label.
  await person.seen("Monture Riad 52-18", "Encaissé par jour", /^Moyenne/);
  const image = main.getByRole("img", { name: "Encaissements" });
  await expect.poll(() => image.locator("[data-bar]").count()).toBe(30);
  // The plot is one image, with a table.
  const table = main.getByRole("table", { name: "Encaissements" });
  await expect.poll(() => table.getByRole("row").count()).toBe(30);
  await image.focus();
  // The pressed bar shows its values.
  await person.seen(/^\p{L}+ \d+ \p{L}+$/u, /^\d\d\/\d\d\u00a0: \d.*DH$/);
  await person.toTop();
  person.clean();
  await person.seen("06 12 34 56 78");
  const number = sale.invoice?.invoice_number;
  await expectTargets(person, `Voir ${number}`, `Imprimer ${number}`);
  await expectTargets(person, "Voir Benali Aïcha", "Modifier Benali Aïcha");
  await expectNoOverflow(person);
  // A phone shows the tasks first, then the figures.
  const tops = await Promise.all(
    ["À faire aujourd’hui", "Revenu Total", "Encaissements"].map(async (text) => {
      const box = await main.getByText(text, { exact: true }).first().boundingBox();
      return box?.y ?? Number.NaN;
    }),
  );
  const [todo = 0, tiles = 0, plot = 0] = tops;
  expect(tiles < todo).toBe(screen !== phone);
  expect(plot).toBeGreaterThanOrEqual(Math.max(todo, screen === phone ? tiles : todo));
  if (screen === phone) await expectTargets(person, "Appeler Benali Aïcha");
  // A sale at another station updates the figures.
  await shop.saveInvoice(newId(), {
    client: client.id,
    date: "2026-11-21",
    items: [{ id: newId(), product: lens.id, quantity: 1, price: 750 }],
    payments: [],
  });
  await person.seen("3\u202f000,00");
  await person.follow(/^Impayées/);
  await person.at("/app/invoices?status=unpaid");
}

describe("the dashboard", () => {
  it("the dashboard shows counts, records, pending work and quotes, and failures; a new shop its first steps", async () => {
    const opened = await scene.open(desktop, "/app");
    const { person, server, shop, client, frame, sale } = opened;
    await seesDashboard(opened);
    // Quotes without an answer are a task that names the oldest one, until they are answered.
    const save = (body: object, id = newId()) =>
      shop.send("PUT", `/api/optique/quotes/${id}`, {
        valid_until: addDays(today(), 20),
        items: [line(frame.id, 1, 850)],
        ...body,
      });
    // A quote of eight days ago waits for an answer, one of today does not.
    expectOk(await save({ client: client.id, date: addDays(today(), -8) }));
    expectOk(await save({ prospect_name: "Idrissi Anas", date: today() }));
    await person.turn("/app");
    await person.seen("1 devis à relancer", "Le plus ancien\u00a0: Benali Aïcha, 8 jours");
    const oldest = newId();
    expectOk(await save({ prospect_name: "Alami Omar", date: addDays(today(), -10) }, oldest));
    // Another station's change arrives by realtime.
    await person.seen("2 devis à relancer", "Le plus ancien\u00a0: Alami Omar, 10 jours");
    const task = person.page.getByRole("listitem").filter({ hasText: "devis à relancer" });
    await expect
      .poll(() => task.getByRole("link", { name: "Relancer" }).first().getAttribute("href"))
      .toBe("/app/devis?relance=1");
    const stored = await shop.send<{ version: string }>("GET", `/api/optique/quotes/${oldest}`);
    const refused = { version: expectOk(stored).version, refusal: "elsewhere" };
    expectOk(await shop.send("PUT", `/api/optique/quotes/${oldest}`, refused));
    await person.seen("1 devis à relancer");
    person.clean();
    // A new shop has its first steps.
    const young = await openShop(server, "Optique neuve");
    await enter(person, "/app", young);
    await person.seen("Aucune facture récente", "Aucun client récent");
    await person.seen("Vos trois premiers pas", "0 sur 3");
    person.clean();
    await person.follow("Compléter");
    await person.at("/app/company");
    await person.field(/^Adresse/).fill("12, avenue des Acacias");
    await person.press("Mettre à jour");
    await person.toast("Informations de l'entreprise mises à jour avec succès");
    const product = await young.product();
    await person.goto("/app");
    await person.seen("2 sur 3");
    await person.link("Vendre").waitFor();
    // The first sale at another station removes the introduction.
    const buyer = await young.client();
    await young.saveInvoice(newId(), { client: buyer.id, items: [line(product.id, 1, 850)] });
    await person.gone("Vos trois premiers pas");
    person.clean();
    // Sales that fail to load show an error, and a link to their list.
    await enter(person, "/app", shop);
    await person.seen("Revenu Total");
    await failRequests(person, "**/api/optique/dashboard");
    await person.reload();
    await person.seen("Une erreur est survenue lors du chargement des données");
    for (const [list, message] of [
      ["prescriptions", "Erreur lors du chargement des prescriptions"],
      ["invoices", "Erreur lors du chargement des factures"],
    ] as const) {
      const failure = await failRequests(person, `**/api/optique/lists/${list}*`);
      await person.goto(`/app/${list}`);
      await person.seen(message);
      await failure.retry();
      await person.seen("Benali Aïcha");
    }
    await failRequests(person, "**/api/optique/invoices/*");
    await InvoicePage.open(person, sale.invoice?.id ?? "");
    await person.seen("Erreur lors du chargement de la facture");
    await person.at("/app/invoices");
    await failRequests(person, "**/api/optique/prescriptions/*");
    await PrescriptionPage.open(person, sale.id);
    await person.seen("Erreur lors du chargement de la prescription");
    await person.at("/app/prescriptions");
    await person.seen("Benali Aïcha");
    person.clean();
  });

  it("the dashboard shows counts, records and pending work on a phone", async () => {
    await seesDashboard(await scene.open(phone, "/app"));
  });
});

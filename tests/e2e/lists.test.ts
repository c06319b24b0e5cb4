import { describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import { desktop, phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { fullRows, longName, longProduct } from "#support/fullShop.ts";
import { sharing } from "#support/sharing.ts";
import { line, newId, payment } from "#support/shop.ts";
import { endOf, expectNoOverflow, isFocused } from "./pages/layout.ts";
import { keysAreHeard } from "./pages/palette.ts";
import type { Person } from "./pages/person.ts";
import { sceneWith } from "./pages/scene.ts";

const long = longName;
const oasis = longProduct;
const scene = sceneWith(fullRows);
/** Shop for the tests that write nothing. */
const read = sceneWith(sharing(fullRows));
const few = sceneWith(fillShop);

describe("a list on a phone", () => {
  it("a phone shows amounts due in words, names the selected product, and has row actions in a menu", async () => {
    const { person, frame } = await read.open(phone, "/app/prescriptions");
    const row = person.page.locator("[data-row]").filter({ hasText: long });
    await row.getByText("Non payée").waitFor();
    await row.getByText("reste 1\u202f111\u202f811,02").waitFor();
    await person.turn(`/app/stock/movements?product=${frame.id}`);
    const product = person.page.getByRole("combobox", { name: "Produit" });
    await expect.poll(() => product.inputValue()).toBe(frame.name);
    expect((await product.boundingBox())?.width).toBeGreaterThan(300);
    await expectNoOverflow(person);
    // The call is beside the menu.
    await person.turn("/app/clients");
    const call = person.page.getByRole("link", { name: `Appeler ${long}` });
    await expect.poll(() => call.getAttribute("href")).toBe("tel:0612345679");
    const menu = person.page.getByRole("button", { name: `Actions, ${long}` });
    await menu.click();
    await person.page.getByRole("menu").waitFor();
    person.clean();
    // A press outside the menu closes it, and opens no row.
    await person.page.mouse.click(100, 100);
    await person.page.getByRole("menu").waitFor({ state: "detached" });
    await person.at("/app/clients");
    await expect.poll(() => isFocused(menu)).toBe(true);
    await person.act(`Modifier ${long}`);
    await person.title("Modifier le client");
  });

  it("a phone shows each day once, above the invoices of that day", async () => {
    const { person, shop, enter, client, frame } = await few.visit(phone);
    // Two invoices of one day.
    for (const id of [newId(), newId()]) {
      const items = [line(frame.id, 1, 250)];
      await shop.saveInvoice(id, { client: client.id, date: today(), items, payments: [] });
    }
    await enter("/app/invoices?tri=-date");
    const items = person.page.getByRole("list", { name: "Factures" }).getByRole("listitem");
    await items.first().waitFor();
    const texts = await items.allInnerTexts();
    const heads = texts.filter((text) => /^\p{L}+ \d+ \p{L}+ \d{4}$|^Aujourd’hui$/u.test(text));
    expect(heads.length).toBeGreaterThan(0);
    expect(new Set(heads).size).toBe(heads.length);
    expect(texts.length).toBeGreaterThan(heads.length + 1);
    await person.accessible();
    person.clean();
  });
});

describe("a list on a computer", () => {
  const invoiceRow = (person: Person) =>
    person.page.getByRole("row").filter({ hasText: long }).locator("[data-open]");

  it("the list of invoices has keys and actions beside its amounts, and is sorted by its heads", async () => {
    const { person } = await read.open(desktop, "/app/invoices");
    const row = person.page.getByRole("row").filter({ hasText: long });
    const icons = row.locator(".row-icons");
    // Focus and pointer show the keys of a row, and hide no amount.
    /** Letters shown beside the icons. */
    const letters = () =>
      row
        .locator("[data-letter]")
        .evaluateAll((all) =>
          all.map((one) => getComputedStyle(one, "::after").content.replaceAll('"', "")),
        );
    const looks = async () => [
      await icons.evaluate((part) => getComputedStyle(part).opacity),
      ...(await letters()),
    ];
    const atRest = ["none"];
    await expect.poll(looks).toEqual(["0", ...atRest]);
    const widths = () =>
      person.page.locator("th").evaluateAll((heads) => heads.map((head) => head.clientWidth));
    const before = await widths();
    await invoiceRow(person).focus();
    await expect.poll(looks).toEqual(["1", "p"]);
    const actionNames = row
      .locator("[data-letter]")
      .evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(await actionNames).toEqual(
      ["Paiement"].map((word) => expect.stringContaining(word) as string),
    );
    person.clean();
    await row.hover();
    await expect.poll(looks).toEqual(["1", "p"]);
    // Focus shifts no element, and a row without the focus looks as before.
    for (const link of await person.page.locator("[data-open]").all()) {
      await link.focus();
      expect(await widths()).toEqual(before);
    }
    await expect.poll(letters).toEqual(atRest);
    await invoiceRow(person).focus();
    await person.keys("p");
    const dialog = person.page.getByRole("dialog", { name: "Ajouter un paiement" });
    await dialog.getByLabel(/^Montant/).fill("100");
    await person.keys("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => isFocused(invoiceRow(person))).toBe(true);
    await person.keys("i");
    await person.at(/\/app\/invoices\/print\//);
    await person.page.goBack();
    await expect.poll(() => isFocused(invoiceRow(person))).toBe(true);
    await person.keys("e");
    await person.title("Modifier la prescription");
    await person.goto("/app/invoices");
    const first = person.page.locator("[data-row]").first();
    await first.hover();
    const shownIcons = first.locator(".row-icons").locator("a, button");
    await shownIcons.first().waitFor();
    // Two icons and '…' are in a column after all others.
    await expect.poll(() => shownIcons.count()).toBe(3);
    const last = first.locator("td").nth(-2);
    expect((await shownIcons.first().boundingBox())?.x ?? 0).toBeGreaterThanOrEqual(
      await endOf(last),
    );
    // Letters in the search field are typed.
    await person.seen(long);
    await keysAreHeard(person);
    await person.keys("/", "p");
    await person.at("/app/invoices?q=p");
    await expect.poll(() => person.page.getByRole("dialog").count()).toBe(0);
    // A head sorts by its column, then in reverse, and the address keeps the sort.
    await person.goto("/app/invoices");
    const { page } = person;
    const head = page.getByRole("columnheader", { name: "Facture #" });
    const numbers = () => page.locator("[data-row] [data-open]").allInnerTexts();
    await head.getByRole("button").click();
    await person.at("/app/invoices?tri=number");
    const isAscending = async () => {
      const found = await numbers();
      return found.length > 1 && found.join() === [...found].sort().join();
    };
    await expect.poll(isAscending).toBe(true);
    await expect.poll(() => head.getAttribute("aria-sort")).toBe("ascending");
    await expect.poll(() => page.locator("th[aria-sort]").count()).toBe(1);
    const ascending = await numbers();
    await head.getByRole("button").press("Enter");
    await person.at("/app/invoices?tri=-number");
    await expect.poll(numbers).not.toEqual(ascending);
    await expect.poll(() => head.getAttribute("aria-sort")).toBe("descending");
    await person.accessible();
    // A search shows its best matches first, and cannot be sorted.
    await person.goto("/app/invoices?tri=number&q=tahiri");
    await person.page.locator("[data-row]").first().waitFor();
    await expect.poll(() => page.locator("th[aria-sort]").count()).toBe(0);
    await expect.poll(() => head.getByRole("button").count()).toBe(0);
    person.clean();
  });
});

it("a list is walked by keys, filtered, filled to the window, and its actions fold without hover", async () => {
  const { person } = await read.open(desktop, "/app/clients");
  await person.seen(long);
  await keysAreHeard(person);
  await person.keys("/", "ArrowDown", "ArrowDown");
  const second = person.link("Tahiri Client 12");
  expect(await isFocused(second)).toBe(true);
  await person.keys("ArrowUp", "ArrowUp");
  expect(await isFocused(person.link(long))).toBe(true);
  await person.keys("ArrowDown", "Enter");
  await person.title("Tahiri Client 12");
  await person.page.goBack();
  await expect.poll(() => isFocused(second)).toBe(true);
  // The page's back link leads to the row too.
  await person.keys("Enter");
  await person.title("Tahiri Client 12");
  await person.page.getByRole("main").getByRole("link", { name: "Clients" }).click();
  await expect.poll(() => isFocused(second)).toBe(true);
  // Products are filtered by type and stock, and the filters are reset.
  await person.turn("/app/products");
  await person.seen(oasis);
  await person.field("Filtrer par type").selectOption("lens");
  await person.at("/app/products?type=lens");
  await person.seen("Verre - Progressif 1.6", "1 produit");
  await person.field("Filtrer par stock").selectOption("enough");
  await person.at("/app/products?type=lens&stock=enough");
  await person.seen("Aucun produit trouvé");
  person.clean();
  await person.press("Réinitialiser");
  await person.at("/app/products");
  await person.seen(oasis);
  // A tall window is filled with rows when the reader chooses so, and stays so.
  await person.turn("/app/clients");
  const { page } = person;
  const rows = () => page.locator("[data-row]").count();
  const fill = page.getByRole("button", { name: "Autant de lignes que la fenêtre en contient" });
  await expect.poll(rows).toBe(10);
  await expect.poll(() => fill.count()).toBe(0);
  await page.setViewportSize({ width: desktop.width, height: 1400 });
  await page.reload();
  await fill.click();
  await expect.poll(rows).toBeGreaterThan(10);
  await page.reload();
  await expect.poll(rows).toBeGreaterThan(10);
  await fill.click();
  await expect.poll(rows).toBe(10);
  person.clean();
  // Without hover, the row actions are in a menu at any width.
  const session = await person.context.newCDPSession(person.page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  for (const path of ["/app/invoices", "/app/products"]) {
    await person.goto(path);
    const row = person.page.locator("[data-row]").first();
    await row.getByRole("button", { name: /^Actions/ }).waitFor();
    await expect.poll(() => row.locator(".row-icons").count()).toBe(0);
  }
  person.clean();
});

it("the amount due is shown above the invoices, and letters pay or say why they do nothing", async () => {
  const {
    person,
    shop,
    sale,
    long: client,
    frame,
  } = await scene.open(desktop, "/app/invoices?q=benali");
  await person.seen(/^1 facture, 1\s250,00\sDH à encaisser$/);
  await shop.create("optique_payments", {
    invoice: sale.invoice?.id,
    amount: 1250,
    date: "2026-11-21",
    payment_method: "cash",
  });
  await person.seen("1 facture");
  await person.goto("/app/invoices");
  await person.seen(/^14 factures, 1\s119\s736,02\sDH à encaisser$/);
  await person.press("Partielles");
  await person.seen(/^9 factures, 5\s675,00\sDH à encaisser$/);
  await person.press("Payées");
  await person.seen("1 facture");
  // A letter that does nothing on a row shows the reason.
  const paid = await shop.saveInvoice(newId(), {
    client: client.id,
    date: today(),
    items: [line(frame.id, 1, 250)],
    payments: [payment(250)],
  });
  const number = paid.invoice_number;
  await person.goto(`/app/invoices?q=${number}`);
  await person.link(number).focus();
  await person.keys("p");
  // A payment can be added to every invoice, as the specification demands.
  await person.page.getByRole("dialog", { name: "Ajouter un paiement" }).waitFor();
  await person.keys("Escape");
  await expect.poll(() => isFocused(person.link(number))).toBe(true);
  await person.keys("e");
  await person.toast(/n’a pas de prescription/);
  person.clean();
  expect(await isFocused(person.link(number))).toBe(true);
  // P on a client pays the oldest invoice that the client owes.
  await person.turn("/app/clients");
  const older = newId();
  await shop.saveInvoice(older, {
    client: client.id,
    date: "2026-10-01",
    items: [line(frame.id, 1, 250)],
    payments: [],
  });
  await person.seen(long);
  await person.link(long).focus();
  await person.keys("p");
  const dialog = person.page.getByRole("dialog", { name: "Ajouter un paiement" });
  await dialog
    .getByText(/250,00/)
    .first()
    .waitFor();
  person.clean();
  await dialog.getByRole("button", { name: /250,00/ }).click();
  await person.toast("Paiement ajouté avec succès");
  expect(await shop.read("optique_invoices", older)).toMatchObject({ status: "paid" });
  // The letter does nothing for a client without an amount due.
  await person.goto("/app/clients?q=benali");
  await person.link("Benali Aïcha").waitFor();
});

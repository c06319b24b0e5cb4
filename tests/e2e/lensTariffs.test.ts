import { describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import { desktop, phone } from "#support/browser.ts";
import { pricedShop } from "#support/pricedShop.ts";
import { expectNoOverflow, isFocused } from "./pages/layout.ts";
import { sheetCell } from "./pages/lenses.ts";
import { countPrints, PrintPage } from "./pages/prints.ts";
import { ReceiptForm } from "./pages/receipts.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(pricedShop);
const nextYear = Number(today().slice(0, 4)) + 1;
const durci = "Orme 1.5 durci";

describe("tariffs and drawers of lenses", () => {
  it("a tariff's wrong row and first day are refused, and it is copied to January", async () => {
    const {
      person,
      shop,
      orme: range,
    } = await scene.open(desktop, ({ orme: { id } }) => `/app/verres/tarifs/${id}`);
    const tariffsOf = () => shop.find("optique_lens_tariffs", `product = '${range.id}'`);
    await sheetCell(person, "Cyl. de, ligne 1").fill("-13");
    await person.press("Enregistrer le tarif");
    // The refusal of a row begins with its number.
    await person.seen(/^Ligne 1\u00a0: /);
    person.forgive(/400/);
    await person.goto(`/app/verres/tarifs/${range.id}`);
    // A first day that does not exist is not replaced by the former one.
    await person.field("À partir du").fill("31/02/2026");
    await sheetCell(person, "Prix, ligne 1").fill("346");
    await person.press("Enregistrer le tarif");
    await person.seen(/Cette date n’existe pas/);
    expect((await tariffsOf())[0]?.["from"]).toMatch(/^2026-01-01/);
    await expect.poll(() => person.page.getByText("Tarif enregistré").count()).toBe(0);
    await person.goto(`/app/products/${range.id}`);
    await person.follow("Voir le tarif");
    await person.seen(/^Depuis le 01\/01\/2026/);
    await expectNoOverflow(person);
    // A copy would replace unsaved prices: it asks first.
    await sheetCell(person, "Prix, ligne 1").fill("344");
    await person.press("Copier au 01/01");
    await person.leaveUnsaved();
    await person.page.getByRole("heading", { name: "Nouveau tarif" }).waitFor();
    await sheetCell(person, "Prix, ligne 1").fill("345");
    await person.accessible();
    await person.press("Enregistrer le tarif");
    await person.toast("Tarif enregistré");
    await person.seen(new RegExp(`^À partir du 01/01/${nextYear}`));
    person.clean();
    expect(await tariffsOf()).toHaveLength(2);
  });

  it("the pieces of a drawer are counted in its grid, received by their power, and printed", async () => {
    const opened = await scene.visit(phone);
    const { person, drawer, shop } = opened;
    await countPrints(person);
    await opened.enter("/app/verres/tiroirs");
    await person.follow(durci);
    await person.seen("Ø 65");
    await person.press("Compter le tiroir");
    await person.field("+1,00 (−0,50) Ø 65").fill("5");
    await expectNoOverflow(person);
    await person.seen("1 case changée");
    await person.accessible();
    await person.press("Enregistrer le compte");
    await person.toast("Tiroir compté\u00a0: un ajustement a été fait");
    person.clean();
    const [moved] = await shop.find(
      "optique_stock_adjustment_items",
      "quantity = 2 && cell ~ '+1.00'",
    );
    expect(moved).toMatchObject({ product: drawer.id, cell: "+1.00 -0.50 65" });

    await person.follow("Imprimer");
    await person.at(`/app/print/tiroir/${drawer.id}`);
    const sheet = new PrintPage(person);
    await person.seen("Tiroir de verres", "Ø 65");
    await sheet.print();
    await expect.poll(() => sheet.printed()).toBe(1);
    await person.keys("Escape");
    await person.at(`/app/verres/tiroirs/${drawer.id}`);

    await person.go(`/app/stock/receipts/new?product=${drawer.id}&quantity=2`);
    const form = new ReceiptForm(person);
    const power = person.field(`Puissance, ${durci}`);
    await power.fill("deux");
    await form.save();
    await person.seen("Une case du tiroir s’écrit comme +1.00 -0.50 65");
    person.forgive(/400/);
    await expect.poll(() => isFocused(power)).toBe(true);
    await expectNoOverflow(person);
    await person.accessible();
    await power.fill("-1,25 (-0,50) 65");
    await form.save();
    await form.saved();
    const [item] = await shop.find("optique_stock_receipt_items");
    expect(item).toMatchObject({ cell: "-1.25 -0.50 65", quantity: 2 });
    await person.go(`/app/stock/receipts/edit/${item?.["receipt"]}`);
    await expect.poll(() => power.inputValue()).toBe("−1,25 (−0,50) 65");
    person.clean();
  });

  it("the tariff of January is imported while a quote is open", async () => {
    const { person, shop, orme: range } = await scene.open(desktop, "/app/verres/import");
    await person.page.getByPlaceholder("Choisir un fournisseur").fill("atlas");
    await person.page.getByRole("option", { name: "Verrerie Atlas" }).click();
    await person.field("À partir du").fill("01/01/2027");
    await person.field("À partir du").press("Tab");
    const rows = [
      "Code;Sph min;Sph max;Cyl min;Cyl max;PVP",
      "ORM16;-6;0;-2;0;345",
      "ORM16;0;6;-2;0;340",
    ];
    await person.page.locator("input[type=file]").setInputFiles({
      name: "tarif-2027.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(rows.join("\n")),
    });
    await person.seen("Gammes du fichier", "Prix changés");
    await person.accessible();
    await person.press("Écrire le tarif");
    await person.toast("Tarif écrit\u00a0: 1 gamme");
    person.clean();
    const [tariff] = await shop.find(
      "optique_lens_tariffs",
      `product = '${range.id}' && from > '2026-12-31'`,
    );
    expect(tariff).toMatchObject({ source: "tarif-2027.csv", count: 2 });
  });
});

import { expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { desktop, phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { newId } from "#support/shop.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { countPrints } from "./pages/prints.ts";
import { sceneWith } from "./pages/scene.ts";
import { typeDay } from "./pages/typeDay.ts";

/** Filled shop whose frame came with two receipts, the later one at a higher price. */
async function fillTwoReceipts(server: Parameters<typeof fillShop>[0]) {
  const filled = await fillShop(server);
  const { shop } = filled;
  const supplier = await shop.create("optique_suppliers", { name: "Optilab" });
  const { id } = await shop.product({ name: "Monture Oasis", stock: 0, purchase_price: 90 });
  for (const [before, quantity, price] of [
    [9, 4, 100],
    [8, 3, 120],
  ] as const)
    await shop.send("PUT", `/api/optique/receipts/${newId()}`, {
      receipt_number: `BR-${before}`,
      supplier: supplier.id,
      date: addDays(today(), -before),
      status: "received",
      items: [{ id: newId(), product: id, quantity, received_quantity: quantity, price }],
    });
  return filled;
}
const scene = sceneWith(fillTwoReceipts);

it("the inventory of a day is chosen, valued by PEPS, exported and printed", async () => {
  const { person } = await scene.open(desktop, paths.inventory);
  await countPrints(person);
  const day = addDays(today(), -1);
  await typeDay(person.page.getByLabel("Au", { exact: true }), formatDay(day));
  await person.heading(`Inventaire au ${formatDay(day)}`);
  const row = person.page.getByRole("row", { name: /Monture Oasis/ });
  await expect.poll(() => row.innerText()).toMatch(/Réception\s+7\s+120,00\s+DH\s+840,00\s+DH/);
  await person.page
    .getByLabel("Méthode")
    .selectOption({ label: "PEPS (premier entré, premier sorti)" });
  await person.page.getByRole("row", { name: /Monture Oasis.*760,00/ }).waitFor();
  person.clean();
  const file = await person.export();
  expect(file.name).toBe(`inventaire-${day}.csv`);
  expect(file.text).toContain(
    "Produit;Référence;Type;Fournisseur;Origine du prix;Quantité;Prix unitaire;Valeur",
  );
  expect(file.text).toMatch(/Monture Oasis;.*;Réception;7;108,57;760/);
  await person.follow("Imprimer");
  await person.heading(`Inventaire au ${formatDay(day)}`);
  await person.seen(
    "Méthode : PEPS (premier entré, premier sorti)",
    "760,00",
    "Date, cachet et signature",
  );
  await person.keys("Enter");
  person.clean();
});

it("a phone shows the inventory without a sideways scroll, and an error for a day that is not past", async () => {
  const { person } = await scene.open(phone, paths.inventoryAt(`on=${today()}`));
  await person.seen("Monture Oasis");
  await expectNoOverflow(person);
  await person.goto(paths.inventoryAt(`on=${addDays(today(), 1)}`));
  await person.seen("Choisissez une date passée, comme 31/12/2025.");
  person.clean();
});

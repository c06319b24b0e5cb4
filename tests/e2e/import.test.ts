import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import { desktop, phone } from "#support/browser.ts";
import { emptyShop } from "#support/filledShop.ts";
import { failRequests } from "./pages/network.ts";
import { ProductsList } from "./pages/products.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(emptyShop);
const columns = [
  "name,type,reference,description",
  "purchase_price,selling_price,stock,supplier_name",
].join();

describe("the import of a catalogue", () => {
  it("a catalogue is previewed and imported, with a report of skipped rows", async () => {
    const { person, shop } = await scene.open(desktop, "/app/products");
    const list = new ProductsList(person);
    await shop.create("optique_suppliers", { name: "Atelier Atlas" });
    await shop.product({ name: "Ancien étui", type: "accessory", reference: "etui", stock: 1 });
    await list.openMenu();
    await person.page.getByRole("menuitem", { name: "Importer CSV" }).waitFor();
    person.clean();
    await person.keys("Escape");
    expect(await list.downloadTemplate()).toMatch(
      /^sep=,\r\nname,type,reference,description,purchase_price,selling_price,stock,supplier_name\r\n/,
    );
    const dialog = await list.import();
    person.clean();
    await dialog.chooseFile("vide.csv", "name,type\n");
    await dialog.seen("Le fichier CSV est vide");
    person.clean();
    const file = await readFile(join(root, "tests/fixtures/catalogue/windows-1252.csv"));
    await dialog.chooseFile("catalogue.csv", file);
    await dialog.seen("2 lignes à importer, 2 laissées de côté");
    await dialog.seen("Monture acétate « Été »");
    await dialog.seen(/Fournisseur\s«\sInconnu\s»\sinconnu/);
    await dialog.seen(/Cette référence existe déjà/);
    await person.accessible();
    person.clean();
    // The encoding is detected; another selection reads the file again.
    expect(await dialog.chosen("Encodage")).toBe("windows-1252");
    await dialog.choose("Encodage", "macintosh");
    await dialog.gone("Monture acétate « Été »");
    await dialog.choose("Encodage", "windows-1252");
    await dialog.seen("Monture acétate « Été »");
    await dialog.showRemarks();
    await dialog.gone("Monture acétate « Été »");
    await dialog.importProducts("Importer 2 produits");
    await person.toast("2 produits importés avec succès");
    await dialog.seen("2 lignes n’ont pas été importées");
    await person.accessible();
    person.clean();
    const rest = await dialog.downloadRest();
    expect(rest).toContain("Sans type");
    expect(rest).toMatch(/;Raison\r\n/);
    await dialog.close();
    await person.seen("Verre - Progressif; 1.6");
    expect(await shop.find("optique_products", "reference = 'ETE-52'")).toMatchObject([
      { name: "Monture acétate « Été »", type: "frame", purchase_price: 380.5, stock: 3 },
    ]);
    expect(await shop.find("optique_stock_movements", "movement_type = 'initial'")).toHaveLength(3);
  });
});

describe("the import of a supplier's catalogue", () => {
  const catalogue = [
    "Verres du Nord;;;;",
    "Article;Code;PA;PV TTC;Couleur",
    "Riad;R-1;1 250,00 DH;2.100,50;noir",
    "Atlas;A-1;100;300;bleu",
    "Atlas bis;A-1;100;310;rouge",
    "Rif;F-1;x;90;",
  ].join("\r\n");

  it("a catalogue's columns, types, prices and suppliers are detected, chosen by hand, and kept after a failure", async () => {
    const { person, shop } = await scene.open(desktop, "/app/products");
    const stored = await shop.product({ name: "Riad", reference: "R-1", selling_price: 1900 });
    const list = new ProductsList(person);
    const dialog = await list.import();
    await dialog.chooseFile("tarif.csv", catalogue);
    await dialog.seen("Colonnes\u00a0: 4 reconnues, 1 ignorée (Couleur)");
    await dialog.seen("0 ligne à importer, 4 laissées de côté");
    person.clean();
    await dialog.choose("Type des lignes qui n’en disent aucun", "frame");
    await dialog.seen("1 ligne à importer, 3 laissées de côté");
    await dialog.seen("Même référence qu’à la ligne 4");
    await dialog.seen("Prix d’achat\u00a0: ce champ attend un nombre");
    await dialog.showColumns();
    person.clean();
    await dialog.choose("Colonne Couleur", "description");
    await dialog.seen("Colonnes\u00a0: toutes reconnues (5)");
    await dialog.updatePrices();
    await dialog.seen("La référence existe\u00a0: ses prix seront mis à jour.");
    person.clean();
    await dialog.importProducts("Importer 2 lignes");
    await person.toast("Prix d’un produit mis à jour");
    await dialog.seen("2 lignes n’ont pas été importées");
    person.clean();
    expect(await dialog.downloadRest()).toBe(
      "\ufeffArticle;Code;PA;PV TTC;Couleur;Raison\r\nAtlas bis;A-1;100;310;rouge;Même référence qu’à la ligne 4\r\nRif;F-1;x;90;;Prix d’achat\u00a0: ce champ attend un nombre\r\n",
    );
    await dialog.close();
    expect(await shop.read("optique_products", stored.id)).toMatchObject({
      purchase_price: 1250,
      selling_price: 2100.5,
    });
    expect(await shop.find("optique_products", "reference = 'A-1'")).toMatchObject([
      { name: "Atlas", description: "bleu", type: "frame", selling_price: 300 },
    ]);

    // The type of an unknown word is asked for, and a repeated barcode is shown before the import.
    await shop.product({ name: "Étui bleu", barcode: "6111234567890" });
    await list.import();
    const rows = [
      "Junior;Monture enfant;611-1",
      "Mini;montures enfants;611-1",
      "Cadet;Étui;6111234567890",
    ];
    await dialog.chooseFile("types.csv", ["Nom;Type;EAN", ...rows].join("\r\n"));
    await dialog.seen("0 ligne à importer, 3 laissées de côté");
    await person.accessible();
    await dialog.choose("Type de «\u00a0Monture enfant\u00a0» dans ce fichier", "frame");
    await dialog.seen("1 ligne à importer, 2 laissées de côté");
    await dialog.seen("Même code-barres qu’à la ligne 2");
    await dialog.seen("Ce code-barres est celui de «\u00a0Étui bleu\u00a0»");
    await dialog.importProducts("Importer 1 produit");
    await dialog.seen("2 lignes n’ont pas été importées");
    expect(await shop.find("optique_products", "barcode = '611-1'")).toMatchObject([
      { name: "Junior", type: "frame" },
    ]);
    await dialog.close();

    // The column of names is asked for when none is detected.
    await list.import();
    await dialog.chooseFile("a.csv", "X;Y\r\nSirocco;850\r\n");
    await dialog.seen(/Aucune colonne n’a été reconnue/);
    person.clean();
    await dialog.choose("Colonne X", "name");
    await dialog.choose("Colonne Y", "selling_price");
    await dialog.choose("Type des lignes qui n’en disent aucun", "frame");
    // After a server error the parsed file is still there.
    const failure = await failRequests(person, "**/api/optique/products/import");
    await dialog.importProducts("Importer 1 produit");
    await person.toast("Erreur lors de l'importation des produits");
    await person.page.getByRole("cell", { name: "Sirocco" }).waitFor();
    failure.mend();
    await dialog.importProducts("Importer 1 produit");
    await dialog.seen("Toutes les lignes ont été importées.");
    expect(await shop.find("optique_products", "name = 'Sirocco'")).toMatchObject([
      { selling_price: 850 },
    ]);
    await dialog.close();

    // The preview has the values to store, and the suppliers are created on request.
    await list.import();
    await dialog.chooseFile("tarif.xlsx", Buffer.from("PK\u0003\u0004classeur"));
    await dialog.seen(/Ce fichier est un classeur/);
    await dialog.chooseFile(
      "tarif.csv",
      [
        "Désignation|Type|Code produit|Prix remisé|Prix TTC (DH)|EAN|Fournisseur",
        'Riad|Monture|="007"|1|850.000|\'0061100012|Atlas Vision',
        "Rif|Monture|008|1|12.50|6,11E+12|Nord",
        "Total|||2|862.50||",
      ].join("\r\n"),
    );
    await dialog.seen("1 ligne à importer, 2 laissées de côté");
    await dialog.seen(/^850,00$/);
    await dialog.seen(/^0061100012$/);
    await dialog.seen(/La colonne «\sPrix remisé\s» ressemble à un prix/);
    await dialog.seen(/le tableur a abrégé ce code/);
    await dialog.seen(/Ligne de total/);
    await person.page.getByLabel("Créer ce fournisseur\u00a0: Atlas Vision").check();
    await dialog.seen(/Atlas Vision\s»\s: sera créé/);
    person.clean();
    await dialog.importProducts("Importer 1 produit");
    await dialog.seen("2 lignes n’ont pas été importées");
    await person.toast("1 produit importé avec succès");
    const [product] = await shop.find("optique_products", "barcode = '0061100012'");
    const [supplier] = await shop.find("optique_suppliers");
    expect(product).toMatchObject({ name: "Riad", reference: "007", selling_price: 850 });
    expect([supplier?.name, product?.supplier]).toEqual(["Atlas Vision", supplier?.id]);
  });
});

it("a catalogue of over a thousand rows is imported and listed on a phone", async () => {
  const { person } = await scene.open(phone, "/app/products");
  const row = (_: unknown, index: number) =>
    `Produit ${index},frame,P-${index},,10,20,${index % 9},`;
  const rows = Array.from({ length: 1200 }, row);
  const dialog = await new ProductsList(person).import();
  await dialog.chooseFile("grand.csv", [columns, ...rows].join("\n"));
  await dialog.seen(/1.200 lignes à importer/);
  await dialog.importProducts(/Importer 1.200 produits/);
  await dialog.seen("Toutes les lignes ont été importées.");
  await dialog.close();
  await person.seen(/^1.200 produits$/);
  await person.keys("/");
  await person.type("P-1199");
  await person.seen("Produit 1199");
  person.clean();
});

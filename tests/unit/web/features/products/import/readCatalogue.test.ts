import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import {
  type CatalogueFile,
  check,
  decode,
  parse,
  placesOf,
  rowOf,
} from "#features/products/import/readCatalogue.ts";

/** As the file itself says, without a type for the rows that have none. */
const checkedOf = (file: CatalogueFile, onProgress: (share: number) => void = () => {}) =>
  check(file, placesOf(file.head), "", onProgress);
const rowsOf = async (text: string, type = "") => {
  const file = await parse(text);
  return file.lines.map((line) => rowOf(line, placesOf(file.head), type));
};

const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(join(root, "tests/fixtures/catalogue", name)));

describe("a catalogue file", () => {
  it.each([
    "comma.csv",
    "semicolon.csv",
    "tab.csv",
    "windows-1252.csv",
    "bom-crlf.csv",
    "utf-16.csv",
  ])("%s, made by another program, reads the same", async (name) => {
    const rows = await checkedOf(await parse(decode(fixture(name))));
    expect(
      rows.map(({ line, errors, read }) => [line, errors.length > 0, read.product]),
    ).toMatchObject([
      [
        2,
        false,
        {
          name: "Monture acétate « Été »",
          type: "frame",
          reference: "ETE-52",
          purchase_price: 380.5,
          selling_price: 850,
          stock: 3,
        },
      ],
      [3, false, { name: "Verre - Progressif; 1.6", type: "lens", selling_price: 1700 }],
      [4, false, { name: "Étui rigide", type: "accessory", purchase_price: 12.25, stock: 0 }],
      [5, true, { name: "Sans type" }],
    ]);
    expect(rows[1]?.row.description).toMatch(/^Ligne un\r?\nligne deux "durcie"$/);
    expect(rows[1]?.read.supplierName).toBe("Inconnu");
  });

  it("has its columns in any order, by their names in the file format or in French", async () => {
    const [row] = await rowsOf('STOCK,supplier_name,Nom,prix de vente\n4,Atlas,Riad,"12,50"');
    expect(row).toMatchObject({
      stock: "4",
      supplier_name: "Atlas",
      name: "Riad",
      selling_price: "12,50",
    });
  });

  it.each([
    ["nothing", ""],
    ["only its head", "name,type\n"],
    ["blank lines", "name,type\n\n , \n"],
  ])("with %s is empty", async (_, text) => {
    await expect(parse(text)).rejects.toThrow("Le fichier CSV est vide");
  });

  it("without a name for its products is read, and its columns are asked for", async () => {
    const file = await parse("a,b\n1,2");
    expect(file).toEqual({ head: ["a", "b"], lines: [{ line: 2, cells: ["1", "2"] }] });
    expect(placesOf(file.head)).toEqual([undefined, undefined]);
    expect(rowOf({ line: 2, cells: ["1", "2"] }, ["reference", "name"], "lens")).toMatchObject({
      reference: "1",
      name: "2",
      type: "lens",
    });
  });

  it("has its head under titles and empty lines, and the lines of the spreadsheet", async () => {
    const file = await parse(
      "Optique Atlas;;\nTarif 2026;;\n;;\nArticle;PA;PV TTC\n\nRiad;1 250,00 DH;2.100,50\n;;\nAtlas;;300\n",
    );
    expect(file.head).toEqual(["Article", "PA", "PV TTC"]);
    expect(placesOf(file.head)).toEqual(["name", "purchase_price", "selling_price"]);
    const rows = await check(file, placesOf(file.head), "frame", () => {});
    expect(rows.map(({ line, errors, read }) => [line, errors, read.product])).toMatchObject([
      [6, [], { name: "Riad", type: "frame", purchase_price: 1250, selling_price: 2100.5 }],
      [8, [], { name: "Atlas", type: "frame", purchase_price: 0, selling_price: 300 }],
    ]);
  });

  it("names the line of a quote that is never closed", async () => {
    await expect(parse('nom,type\nRiad,frame\n"Atlas,frame\n')).rejects.toThrow(/ligne 3/);
  });

  it("takes a barcode where there is one, as it is written", async () => {
    const [row] = await checkedOf(await parse("Nom;Type;Prix;EAN\nÉtui;étui;40;0061100012\n"));
    expect([row?.errors, row?.read.product]).toMatchObject([[], { barcode: "0061100012" }]);
    expect(placesOf(["Code barre", "code-barres", "Réf"])).toEqual([
      "barcode",
      undefined,
      "reference",
    ]);
  });

  it("takes of two columns that say the same the first", () => {
    expect(placesOf(["Nom", "Prix", "PV TTC"])).toEqual(["name", "selling_price", undefined]);
  });

  it("tells the second of two rows with one reference, and the column of each fault", async () => {
    const rows = await checkedOf(
      await parse("nom,type,réf,prix,stock\nA,frame,é1,x,1\nB,frame,E1,2,1.5\nC,,,1,1\n"),
    );
    expect(rows.map(({ sameAs }) => sameAs)).toEqual([null, 2, null]);
    expect(rows.map(({ errors }) => errors)).toEqual([
      ["Prix de vente\u00a0: ce champ attend un nombre"],
      ["Stock\u00a0: ce champ attend un nombre entier"],
      ["Le type est requis"],
    ]);
  });

  it("of ten thousand rows lets the page answer in between", async () => {
    const text = [
      "name,type,selling_price",
      ...Array.from({ length: 10_000 }, (_, index) => `P${index},frame,10`),
    ].join("\n");
    let turns = 0;
    const timer = setInterval(() => (turns += 1));
    const shares: number[] = [];
    const rows = await checkedOf(await parse(text), (share) => shares.push(share));
    clearInterval(timer);
    expect(rows).toHaveLength(10_000);
    expect(shares).toHaveLength(20);
    expect(turns).toBeGreaterThan(3);
  });
});

it("reads the template that it gives", async () => {
  const { head, lines } = await parse(
    "sep=,\r\nname,type,reference,description,purchase_price,selling_price,stock,supplier_name\r\nA,frame,R,D,380,850,3,\r\n",
  );
  expect(head).toHaveLength(8);
  expect(lines).toEqual([{ line: 3, cells: ["A", "frame", "R", "D", "380", "850", "3", ""] }]);
});

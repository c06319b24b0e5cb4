import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import { decode, encodingOf } from "#shared/files/decode.ts";
import { wrongKind } from "#shared/files/fileKinds.ts";
import { plainType } from "#domain/stock/catalogue.ts";
import { type CatalogueFile, parse } from "#features/products/import/parse.ts";
import { placesOf, unknownPrices } from "#features/products/import/places.ts";
import { check, rowOf } from "#features/products/import/readCatalogue.ts";

const detected = (bytes: Uint8Array): string => decode(bytes, encodingOf(bytes));
/** Detected columns of a file, with this default product type. */
const readingOf = ({ head }: CatalogueFile, type = "") => ({
  places: placesOf(head),
  type,
  types: {},
});
const checkedOf = (file: CatalogueFile, onProgress: (share: number) => void = () => {}) =>
  check(file, readingOf(file), onProgress);
const rowsOf = async (text: string, type = "") => {
  const file = await parse(text);
  return file.lines.map((line) => rowOf(line, readingOf(file, type)));
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
  ])("the catalogue %s, saved by another program, is parsed to the same products", async (name) => {
    const rows = await checkedOf(await parse(detected(fixture(name))));
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

  it("the columns of a catalogue may have any order, and English or French names", async () => {
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
  ])("a catalogue with %s is refused as empty", async (_, text) => {
    await expect(parse(text)).rejects.toThrow("Le fichier CSV est vide");
  });

  it("a catalogue without known column names is parsed, so that its columns can be chosen", async () => {
    const file = await parse("a,b\n1,2");
    expect(file).toEqual({ head: ["a", "b"], lines: [{ line: 2, cells: ["1", "2"] }] });
    expect(placesOf(file.head)).toEqual([undefined, undefined]);
    const reading = { places: ["reference", "name"] as const, type: "lens", types: {} };
    expect(rowOf({ line: 2, cells: ["1", "2"] }, reading)).toMatchObject({
      reference: "1",
      name: "2",
      type: "lens",
    });
  });

  it("a catalogue may have its header below titles and empty lines, and rows keep their line numbers", async () => {
    const file = await parse(
      "Optique Atlas;;\nTarif 2026;;\n;;\nArticle;PA;PV TTC\n\nRiad;1 250,00 DH;2.100,50\n;;\nAtlas;;300\n",
    );
    expect(file.head).toEqual(["Article", "PA", "PV TTC"]);
    expect(placesOf(file.head)).toEqual(["name", "purchase_price", "selling_price"]);
    const rows = await check(file, readingOf(file, "frame"), () => {});
    expect(rows.map(({ line, errors, read }) => [line, errors, read.product])).toMatchObject([
      [6, [], { name: "Riad", type: "frame", purchase_price: 1250, selling_price: 2100.5 }],
      [8, [], { name: "Atlas", type: "frame", purchase_price: 0, selling_price: 300 }],
    ]);
  });

  it.each([
    ['nom,type\nRiad,frame\n"Atlas,frame\nRif,frame\n', 3],
    ['nom,type\n"Atlas 15",frame\n"Atlas "15",frame\nRif,frame\n', 3],
    ['nom,type\n"Atlas,frame\n"Riad",frame\nRif,frame\n', 2],
  ])(
    "an unclosed quote makes one row invalid, not the whole catalogue: %j",
    async (text, broken) => {
      const rows = await checkedOf(await parse(text));
      expect(rows.map(({ line }) => line)).toContain(4);
      expect(rows.filter(({ errors }) => errors.length > 0).map(({ line }) => line)).toEqual([
        broken,
      ]);
      expect(rows.find(({ line }) => line === broken)?.errors).toEqual([
        "Un guillemet de cette ligne n’est jamais refermé",
      ]);
    },
  );

  it("a barcode is read from the catalogue as it is written", async () => {
    const [row] = await checkedOf(await parse("Nom;Type;Prix;EAN\nÉtui;étui;40;0061100012\n"));
    expect([row?.errors, row?.read.product]).toMatchObject([[], { barcode: "0061100012" }]);
    expect(placesOf(["Code barre", "code-barres", "Réf"])).toEqual([
      "barcode",
      undefined,
      "reference",
    ]);
  });

  it("of two columns with the same meaning, the first is used", () => {
    expect(placesOf(["Nom", "Prix", "PV TTC"])).toEqual(["name", "selling_price", undefined]);
  });

  it("a repeated reference is reported, and each error names its column", async () => {
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

  it("checking ten thousand rows does not block the page", async () => {
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

it("the template of the import can be imported", async () => {
  const { head, lines } = await parse(
    "sep=,\r\nname,type,reference,description,purchase_price,selling_price,stock,supplier_name\r\nA,frame,R,D,380,850,3,\r\n",
  );
  expect(head).toHaveLength(8);
  expect(lines).toEqual([{ line: 3, cells: ["A", "frame", "R", "D", "380", "850", "3", ""] }]);
});

/** Encodes Latin text with the code table of another program. */
const bytesOf = (text: string, table: Record<string, number>): Uint8Array =>
  Uint8Array.from(text, (letter) => table[letter] ?? letter.charCodeAt(0));
const cp1252 = { é: 0xe9, è: 0xe8, à: 0xe0, É: 0xc9, "°": 0xb0, ç: 0xe7, "’": 0x92 };
const macRoman = { é: 0x8e, è: 0x8f, à: 0x88, É: 0x83, "°": 0xa1, ç: 0x8d, "’": 0xd5 };
const cp850 = { é: 0x82, è: 0x8a, à: 0x85, É: 0x90, "°": 0xf8, ç: 0x87, "’": 0x27 };

describe("the encoding of a file", () => {
  const text = "Désignation;Modèle\nÉtui à clapet;Façonné\nMonture n° 3;Été";
  it.each([
    ["Windows-1252", cp1252],
    ["MacRoman", macRoman],
    ["CP850", cp850],
  ])("the encoding %s is detected by the letters of the text", (_, table) => {
    expect(detected(bytesOf(text, table))).toBe(text);
    for (const letter of "éèàç")
      expect(detected(bytesOf(`mont${letter}re`, table))).toBe(`mont${letter}re`);
  });

  it("the encoding Windows-1256 is detected by Arabic words", () => {
    // 'Eyeglasses' in Arabic.
    const arabic = [0xe4, 0xd9, 0xc7, 0xd1, 0xc7, 0xca, 0x20, 0xd8, 0xc8, 0xed, 0xc9];
    expect(detected(Uint8Array.from([...arabic, 0x3b, 0x31]))).toBe(
      "\u0646\u0638\u0627\u0631\u0627\u062a \u0637\u0628\u064a\u0629;1",
    );
  });

  it("the encoding UTF-16 is detected without a byte order mark", () => {
    const text = "nom;type\n\u00c9tui;x";
    const wide = Uint8Array.from({ length: text.length * 2 }, (_, at) =>
      at % 2 === 0 ? text.charCodeAt(at / 2) : 0,
    );
    expect(detected(wide)).toBe(text);
  });
});

describe("a file that is no CSV", () => {
  it.each([
    [[0x50, 0x4b, 3, 4], /classeur/],
    [[0xd0, 0xcf, 0x11, 0xe0], /classeur/],
    [[0x89, 0x50, 0x4e, 0x47], /image/],
    [[0xff, 0xd8, 0xff, 0xe0], /image/],
    [[0x25, 0x50, 0x44, 0x46], /PDF/],
  ])("a file that is no CSV is identified by its first bytes %o", (bytes, named) => {
    expect(wrongKind(Uint8Array.from(bytes))).toMatch(named);
  });

  it.each(["<html><body><table>", "\n<!DOCTYPE html>", '<?xml version="1.0"?>\n<Workbook>'])(
    "a web page in place of a CSV file is recognised: %s",
    async (text) => {
      expect(wrongKind(new TextEncoder().encode(text))).toBe("");
      await expect(parse(text)).rejects.toThrow(/page web/);
    },
  );
});

describe("the table of a file", () => {
  it("a CSV file may be separated by pipes, or by the separator in its first line", async () => {
    expect((await parse("nom|type|prix\nRiad|frame|1,5\n")).head).toEqual(["nom", "type", "prix"]);
    const told = await parse("sep=,\nnom,prix\nRiad;Atlas,3\n");
    expect(told).toMatchObject({
      head: ["nom", "prix"],
      lines: [{ line: 3, cells: ["Riad;Atlas", "3"] }],
    });
  });

  it("column heads are recognised with units, and by usual synonyms", () => {
    expect(
      placesOf([
        "Désignation article",
        "Prix TTC (DH)",
        "PA HT en MAD",
        "Qté [pcs]",
        "Code produit",
      ]),
    ).toEqual(["name", "selling_price", "purchase_price", "stock", "reference"]);
    const head = ["Nom", "Prix remisé", "Couleur"];
    expect(unknownPrices(head, placesOf(head))).toEqual(["Prix remisé"]);
  });

  it.each([
    ["P.A. HT|P.V. TTC|Nom", ["purchase_price", "selling_price", "name"]],
    ["P.A HT|P. V. TTC|P.U.", ["purchase_price", "selling_price", undefined]],
    ["P.A. H.T.|P.V. T.T.C.", ["purchase_price", "selling_price"]],
    ["Stock dispo|Réf. interne", ["stock", "reference"]],
    ["Qté dispo.|Code à barres", ["stock", "barcode"]],
    [
      "Internal Reference|Name|Sales Price|Cost|Quantity On Hand|Product Category|Vendor",
      ["reference", "name", "selling_price", "purchase_price", "stock", "type", "supplier_name"],
    ],
    [
      "Title|Variant SKU|Variant Price|Cost per item|Variant Inventory Qty|Variant Barcode",
      ["name", "reference", "selling_price", "purchase_price", "stock", "barcode"],
    ],
  ])("the column heads %s are recognised", (head, places) => {
    expect(placesOf(head.split("|"))).toEqual(places);
  });

  it.each(["P.V. HT", "PVHT", "P.A. remisé", "Tarif revendeur"])(
    "the unused price column %s is pointed out",
    (head) => expect(unknownPrices([head], placesOf([head]))).toEqual([head]),
  );

  it("a repeated barcode is pointed out, also in its other form", async () => {
    const rows = await checkedOf(
      await parse(
        "nom,type,ean\nA,frame,012345678905\nB,frame,12345\nC,frame,0012345678905\nD,frame,\nE,frame,\n",
      ),
    );
    expect(rows.map(({ sameBarcode }) => sameBarcode)).toEqual([null, null, 2, null, null]);
  });

  it("an unknown product type is listed, and then read as chosen for the whole file", async () => {
    const file = await parse(
      "nom,type\nA,Monture enfant\nB,MONTURES ENFANTS\nC,Verre progressif\nD,Monture\nE,\n",
    );
    const asked = await checkedOf(file);
    expect(asked.map(({ unknownType }) => unknownType)).toEqual([
      "Monture enfant",
      "MONTURES ENFANTS",
      "Verre progressif",
      "",
      "",
    ]);
    const types = { [plainType("Monture enfant")]: "frame" } as const;
    const chosen = await check(file, { ...readingOf(file), types }, () => {});
    expect(chosen.map(({ read, errors }) => [read.product["type"], errors.length])).toEqual([
      ["frame", 0],
      ["frame", 0],
      ["Verre progressif", 1],
      ["frame", 0],
      ["", 1],
    ]);
  });

  it("a row of totals is no product", async () => {
    const rows = await checkedOf(
      await parse(
        "nom,type,prix\nRiad,frame,100\nTotal,,100\nSous-total montures,frame,100\nTotal 30,frame,5\n",
      ),
    );
    expect(rows.map(({ errors }) => errors.join())).toEqual([
      "",
      "Ligne de total\u00a0: ce n’est pas un produit",
      "Ligne de total\u00a0: ce n’est pas un produit",
      "",
    ]);
  });
});

describe("a decimal point before three digits", () => {
  const prices = async (...typed: string[]) => {
    const lines = typed.map((price, index) => `P${index};frame;${price}`);
    const rows = await checkedOf(await parse(["nom;type;prix", ...lines].join("\n")));
    return rows.map(({ read, errors }) =>
      errors.length > 0 ? "?" : read.product["selling_price"],
    );
  };
  it.each([
    [
      ["850.000", "12.50"],
      [850, 12.5],
    ],
    [
      ["850.000", "0.500"],
      [850, 0.5],
    ],
    [
      ["1.250", "12,50"],
      [1250, 12.5],
    ],
    [
      ["1.250", "2.100,00"],
      [1250, 2100],
    ],
    [
      ["1.250", "850"],
      [1250, 850],
    ],
    [
      ["1,250", "12.50"],
      [1250, 12.5],
    ],
    [
      ["850,000", "12,50"],
      [850, 12.5],
    ],
    [
      ["850.000", "1200.000"],
      [850, 1200],
    ],
    [
      ["850.000", "900.000"],
      ["?", "?"],
    ],
    [
      ["320,0000", "320.0000"],
      [320, 320],
    ],
    [
      ["12.5000", "850.000"],
      [12.5, 850],
    ],
    [
      ["12,3456", "-5,0000"],
      ["?", "?"],
    ],
    [
      ["12.345", "1.50"],
      ["?", 1.5],
    ],
  ])("the prices %o are parsed as %o, by the format of their column", async (typed, read) => {
    expect(await prices(...typed)).toEqual(read);
  });
});

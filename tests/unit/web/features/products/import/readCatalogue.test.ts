import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import { check, decode, parse } from "#features/products/import/readCatalogue.ts";

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
    const rows = await check(await parse(decode(fixture(name))), () => {});
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
    const [row] = await parse('STOCK,supplier_name,Nom,prix de vente\n4,Atlas,Riad,"12,50"');
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

  it("without a name for its products is refused", async () => {
    await expect(parse("a,b\n1,2")).rejects.toThrow(/colonne « name »/);
  });

  it("of ten thousand rows lets the page answer in between", async () => {
    const text = [
      "name,type,selling_price",
      ...Array.from({ length: 10_000 }, (_, index) => `P${index},frame,10`),
    ].join("\n");
    let turns = 0;
    const timer = setInterval(() => (turns += 1));
    const shares: number[] = [];
    const rows = await check(await parse(text), (share) => shares.push(share));
    clearInterval(timer);
    expect(rows).toHaveLength(10_000);
    expect(shares).toHaveLength(20);
    expect(turns).toBeGreaterThan(3);
  });
});

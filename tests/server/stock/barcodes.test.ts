import { beforeEach, expect, it } from "vitest";

import { expectOk, openShop, recordsPath, type Shop } from "#support/shop.ts";

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});

const ean = "6110001248873";
const taken = "Ce code-barres est déjà celui d’un autre produit";
const found = async (path: string, of = shop) =>
  expectOk(
    await of.send<{ items: { reference: string }[] }>("GET", `/api/optique/lists/products?${path}`),
  ).items.map(({ reference }) => reference);

it("a barcode is trimmed, and unique within a shop", async () => {
  const first = await shop.product({ barcode: `  ${ean} ` });
  expect(first.barcode).toBe(ean);
  const path = recordsPath("optique_products");
  const again = { name: "Étui", type: "accessory", selling_price: 1, stock: 0, barcode: ean };
  const { status, body } = await shop.send("POST", path, again);
  expect([status, body.data]).toEqual([
    400,
    { barcode: { code: "not_unique", message: `${taken}.` } },
  ]);
  // Other shops may use the same barcode, and many products have none.
  const other = await openShop();
  expect((await other.product({ barcode: ean })).barcode).toBe(ean);
  await shop.product({ barcode: "" });
  await shop.product({ barcode: " " });
  const third = await shop.product();
  const change = await shop.send("PATCH", recordsPath("optique_products", third.id), {
    barcode: ean,
  });
  expect(change.body.data["barcode"]?.message).toBe(`${taken}.`);
  const long = await shop.send("POST", path, { ...again, barcode: "1".repeat(65) });
  expect(long.body.data["barcode"]?.code).toBe("too_long");
});

it("a barcode is the same as UPC-A and as EAN-13: found by both, and unique across both", async () => {
  const [short, long] = ["036000291452", "0036000291452"];
  const first = await shop.product({ reference: "A-15", barcode: short });
  const path = recordsPath("optique_products");
  const again = { name: "Étui", type: "accessory", selling_price: 1, stock: 0 };
  const { body } = await shop.send("POST", path, { ...again, barcode: ` ${long} ` });
  expect(body.data["barcode"]).toEqual({ code: "not_unique", message: `${taken}.` });
  for (const typed of [`code=${long}`, `code=${short}`, `q=${long}`, `q=${short}`])
    expect(await found(typed)).toEqual(["A-15"]);
  const report = await shop.send<{ imported: number; lines: { message: string }[] }>(
    "POST",
    "/api/optique/products/import",
    {
      rows: [
        { ...again, barcode: long },
        { ...again, barcode: "036000291469" },
        { ...again, barcode: "0036000291469" },
      ],
    },
  );
  expect(expectOk(report)).toMatchObject({ imported: 1, lines: [{ line: 1 }, { line: 3 }] });
  // A product may change to the other form of its own code.
  const patched = expectOk(
    await shop.send<{ barcode: string }>("PATCH", recordsPath("optique_products", first.id), {
      barcode: long,
    }),
  );
  expect(patched.barcode).toBe(long);
});

it("a barcode finds its product by a filter, like a whole reference, and by a search", async () => {
  await shop.product({ reference: "A-15", barcode: ean });
  await shop.product({ reference: "A-16" });
  const other = await openShop();
  await other.product({ reference: "X", barcode: ean });
  expect(await found(`code=${ean}`)).toEqual(["A-15"]);
  expect(await found("code=a-16")).toEqual(["A-16"]);
  expect(await found("code=611000124887")).toEqual([]);
  expect(await found(`q=${ean}`)).toEqual(["A-15"]);
  expect(await found(`code=${ean}`, other)).toEqual(["X"]);
  const palette = await shop.send<{ products: { reference: string }[] }>(
    "GET",
    `/api/optique/search?q=${ean}`,
  );
  expect(expectOk(palette).products.map(({ reference }) => reference)).toEqual(["A-15"]);
});

it("a barcode with printed spaces is stored and found without them, whoever writes it", async () => {
  const printed = "6 110001\u00a0248873 ";
  const first = await shop.product({ reference: "A-15", barcode: printed });
  expect(first.barcode).toBe(ean);
  const path = recordsPath("optique_products", (await shop.product({ reference: "A-16" })).id);
  const again = await shop.send("PATCH", path, { barcode: printed });
  expect(again.body.data["barcode"]?.code).toBe("not_unique");
  const byAdmin = await shop.sendAsAdmin<{ barcode: string }>("PATCH", path, {
    barcode: "6 110001 248880",
  });
  expect(expectOk(byAdmin).barcode).toBe("6110001248880");
  for (const name of ["code", "q"])
    expect(await found(`${name}=${encodeURIComponent(printed)}`)).toEqual(["A-15"]);
});

it("a barcode with invisible characters is stored without them, and found as it is scanned", async () => {
  const copied = "6110001\u200b24\uff18873";
  const first = await shop.product({ reference: "A-15", barcode: copied });
  expect(first.barcode).toBe(ean);
  const path = recordsPath("optique_products", (await shop.product({ reference: "A-16" })).id);
  const again = await shop.send("PATCH", path, { barcode: "611\u00ad0001248873" });
  expect(again.body.data["barcode"]?.code).toBe("not_unique");
  for (const code of [ean, copied])
    expect(await found(`code=${encodeURIComponent(code)}`)).toEqual(["A-15"]);
});

it("a code from a US scanner on a French keyboard is found by the lists and the palette", async () => {
  await shop.product({ reference: "A-15", barcode: ean, stock: 1 });
  const keys = Array.from(ean, (figure) =>
    "\u00e0&\u00e9\"'(-\u00e8_\u00e7".charAt(Number(figure)),
  );
  const query = encodeURIComponent(keys.join(""));
  for (const filter of [`q=${query}`, `q=${query}&level=low`])
    expect(await found(filter)).toEqual(["A-15"]);
  const palette = await shop.send<{ products: { reference: string }[] }>(
    "GET",
    `/api/optique/search?q=${query}`,
  );
  expect(expectOk(palette).products.map(({ reference }) => reference)).toEqual(["A-15"]);
});

it("an imported catalogue creates each barcode once", async () => {
  await shop.product({ reference: "OLD", barcode: ean });
  const row = (reference: string, barcode: string) => ({
    name: "Étui",
    type: "accessory",
    reference,
    selling_price: "40",
    barcode,
  });
  const rows = [row("A", "123"), row("B", ean), row("C", " 123 "), row("D", ""), row("E", "")];
  const report = await shop.send<{ imported: number; lines: object[] }>(
    "POST",
    "/api/optique/products/import",
    { rows },
  );
  expect(expectOk(report)).toEqual({
    imported: 3,
    lines: [2, 3].map((line) => ({ line, status: "refused", message: taken })),
  });
  expect(await found("code=123")).toEqual(["A"]);
  expect(await found("q=123")).toEqual(["A"]);
});

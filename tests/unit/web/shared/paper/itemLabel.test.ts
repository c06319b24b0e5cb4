import { describe, expect, it } from "vitest";

import type { SavedItem } from "#domain/documents/documents.ts";
import { inPrintOrder, itemLabel } from "#shared/paper/itemLabel.ts";

const item = (values: object): SavedItem => ({ id: "", ...values }) as SavedItem;
const product = (values: object) => ({ expand: { product: values } });

describe("the label of a line on the invoice", () => {
  it.each([
    ["a frame", item({ product_type: "frame", product_name: "Riad" }), "Monture"],
    ["sunglasses", item({ product_type: "sunglasses", product_name: "Solaire" }), "Monture"],
    ["a lens", item({ product_type: "lens", product_name: "Progressif" }), "Type de verre"],
    [
      "a category of the old application",
      item({ product_type: "other", product_name: "X", ...product({ category: "frames" }) }),
      "Monture",
    ],
    ["a name that says so", item({ product_type: "other", product_name: "Monture X" }), "Monture"],
    [
      "a name with a lens",
      item({ product_type: "other", product_name: "Verre X" }),
      "Type de verre",
    ],
    [
      "its own category",
      item({ product_type: "other", product_name: "X", ...product({ category: "Atelier" }) }),
      "Atelier",
    ],
    ["an accessory", item({ product_type: "accessory", product_name: "Étui" }), "Accessoire"],
    [
      "contact lenses, whatever their name",
      item({ product_type: "contact_lens", product_name: "Verre souple" }),
      "Lentilles de contact",
    ],
    ["nothing known", item({ product_type: "", product_name: "X" }), "Autre"],
  ])("the label of an invoice line is right for %s", (_, line, label) =>
    expect(itemLabel(line)).toBe(label),
  );

  it("invoice lines are printed with the frame first, then lenses, then the rest in order", () => {
    const lines = ["accessory", "lens", "other", "frame"].map((type, index) =>
      item({ id: String(index), product_type: type, product_name: "X" }),
    );
    expect(inPrintOrder(lines).map(({ id }) => id)).toEqual(["3", "1", "0", "2"]);
  });
});

import { expect, it } from "vitest";
import { isProgressive, lensRemarks } from "#domain/optics/lensRemarks.ts";
import { emptyEye, type Eyes } from "#domain/optics/optics.ts";
import type { ProductType } from "#domain/core/records.ts";
import { eye } from "#support/eyes.ts";

const none: Eyes = { right: emptyEye, left: emptyEye };
const far: Eyes = { right: eye(-1, null, null, null, 31), left: emptyEye };
const near: Eyes = { right: eye(-1, null, null, 2, 31), left: emptyEye };
const item = (name: string, type: ProductType = "lens") => ({ name, type });

it.each([
  ["Progressif 1.6 durci", far, "no_addition"],
  ["Verre - PROGRESSIVE", far, "no_addition"],
  ["Verre dégressif 1.5", far, "no_addition"],
  ["Mi-distance", far, "no_addition"],
  ["Progressif 1.6 durci", near, undefined],
  ["Unifocal 1.5", far, undefined],
  ["Unifocal 1.5", none, "no_correction"],
  ["Progressif 1.6 durci", none, "no_correction"],
  ["Solaire", { right: eye(0, null, null, null, null), left: emptyEye }, undefined],
  ["Progressif", { right: eye(-1, null, null, 0, null), left: emptyEye }, "no_addition"],
] as const)("the lens %s with the eyes %o has the remark %s", (name, eyes, code) => {
  expect(lensRemarks(eyes, [item(name)]).map((remark) => remark.code)).toEqual(code ? [code] : []);
});

it.each([
  ["progressive", "no_addition"],
  ["intermediate", "no_addition"],
  ["near", undefined],
  ["far", undefined],
] as const)("a lens used as %s without an addition has the remark %s", (use, code) => {
  expect(lensRemarks(far, [{ ...item("Orma"), use }])[0]?.code).toBe(code);
  expect(lensRemarks(near, [{ ...item("Orma"), use }])).toEqual([]);
  expect(isProgressive({ ...item("Orma"), use })).toBe(use === "progressive");
});

it("a lens on two lines has one remark, and other products have none", () => {
  const items = [item("Progressif"), item("Progressif"), item("Étui progressif", "accessory")];
  expect(lensRemarks(far, items)).toEqual([{ code: "no_addition", name: "Progressif" }]);
  expect(lensRemarks(none, [item("Étui", "accessory")])).toEqual([]);
});

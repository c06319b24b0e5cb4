import { describe, expect, it } from "vitest";
import type { Register, RegisterRow } from "#domain/optics/register.ts";
import { formatEye } from "#domain/optics/format.ts";
import { formatPrisms } from "#domain/optics/measures/formatMore.ts";
import { emptyMore } from "#domain/optics/measures/moreMeasures.ts";
import { eyeParts } from "#features/prescriptions/register/eyeParts.ts";
import { registerPage } from "#features/prescriptions/register/registerPage.ts";

const eye = { sphere: 1, cylinder: -0.5, axis: 90, addition: 2, eip: null };
const prism = formatPrisms(
  { ...emptyMore, prism: 2, base: "in", prism2: 1.5, base2: "up" },
  "right",
);

describe("an eye of the register", () => {
  it("an eye of the register is split into distance, addition and prism", () => {
    expect(eyeParts(`${formatEye(eye)} · ${prism}`)).toEqual({
      distance: "+1.00 (−0.50) 90°",
      addition: "+2.00",
      prism,
    });
    expect(eyeParts(formatEye({ ...eye, addition: null }))).toEqual({
      distance: "+1.00 (−0.50) 90°",
      addition: "",
      prism: "",
    });
    expect(eyeParts(formatEye({ ...eye, sphere: null, cylinder: null, axis: null }))).toEqual({
      distance: "-",
      addition: "+2.00",
      prism: "",
    });
  });

  it("may be a prism alone, or nothing", () => {
    expect(eyeParts(prism)).toEqual({ distance: "", addition: "", prism });
    expect(eyeParts("")).toEqual({ distance: "", addition: "", prism: "" });
  });
});

describe("pages of the register", () => {
  const rows = Array.from({ length: 45 }, (_, index) => ({ id: String(index) }) as RegisterRow);
  const register = { from: "2026-11-01", to: "2026-11-30", rows } as Register;

  it("have their rows, and the number of all", () => {
    const { items, ...page } = registerPage(register, 3, 20);
    expect(items.map(({ id }) => id)).toEqual(["40", "41", "42", "43", "44"]);
    expect(page).toEqual({ page: 3, perPage: 20, totalItems: 45, totalPages: 3 });
  });

  it("a page beyond the last one is empty", () =>
    expect(registerPage(register, 9, 20).items).toEqual([]));
});

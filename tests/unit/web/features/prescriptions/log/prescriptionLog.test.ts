import { describe, expect, it } from "vitest";
import type { PrescriptionLog, PrescriptionLogRow } from "#domain/optics/prescriptionLog.ts";
import { formatEye } from "#domain/optics/format.ts";
import { formatPrisms } from "#domain/optics/measures/formatExtra.ts";
import { emptyExtra } from "#domain/optics/measures/extraMeasures.ts";
import { splitEyeText } from "#features/prescriptions/log/splitEyeText.ts";
import { pageOf } from "#api/pageOf.ts";

const eye = { sphere: 1, cylinder: -0.5, axis: 90, addition: 2, eip: null };
const prism = formatPrisms(
  { ...emptyExtra, prism: 2, base: "in", prism2: 1.5, base2: "up" },
  "right",
);

describe("an eye of the prescription log", () => {
  it("an eye's text in the prescription log is split into distance, addition and prism", () => {
    expect(splitEyeText(`${formatEye(eye)} · ${prism}`)).toEqual({
      distance: "+1.00 (−0.50) 90°",
      addition: "+2.00",
      prism,
    });
    expect(splitEyeText(formatEye({ ...eye, addition: null }))).toEqual({
      distance: "+1.00 (−0.50) 90°",
      addition: "",
      prism: "",
    });
    expect(splitEyeText(formatEye({ ...eye, sphere: null, cylinder: null, axis: null }))).toEqual({
      distance: "-",
      addition: "+2.00",
      prism: "",
    });
  });

  it("an eye in the prescription log may have only a prism, or nothing", () => {
    expect(splitEyeText(prism)).toEqual({ distance: "", addition: "", prism });
    expect(splitEyeText("")).toEqual({ distance: "", addition: "", prism: "" });
  });
});

describe("pages of the prescription log", () => {
  const rows = Array.from(
    { length: 45 },
    (_, index) => ({ id: String(index) }) as PrescriptionLogRow,
  );
  const log = { from: "2026-11-01", to: "2026-11-30", rows } as PrescriptionLog;

  it("a page of the prescription log has its own rows, and the number of all rows", () => {
    const { items, ...page } = pageOf(log.rows, 3, 20);
    expect(items.map(({ id }) => id)).toEqual(["40", "41", "42", "43", "44"]);
    expect(page).toEqual({ page: 3, perPage: 20, totalItems: 45, totalPages: 3 });
  });

  it("a page beyond the last one of the prescription log is empty", () =>
    expect(pageOf(log.rows, 9, 20).items).toEqual([]));
});

import { describe, expect, it } from "vitest";

import type { SheetDocument } from "#domain/contactLenses/contactAnswers.ts";
import { emptyContactEye } from "#domain/contactLenses/lens.ts";
import { blankEye } from "#features/contactLenses/sheet/eyeValues.ts";
import { fieldText } from "#features/contactLenses/sheet/sheet.strings.ts";
import {
  areLensesSeen,
  checkValues,
  newSheet,
  sheetInputOf,
  type SheetValues,
  storedOf,
} from "#features/contactLenses/sheet/sheetValues.ts";

const right = { ...emptyContactEye, bc: 8.6, dia: 14.2, sphere: -3.25 };
const stored = {
  id: "s",
  created: "2026-11-28 10:00:00.000Z",
  updated: "2026-11-28 10:00:00.000Z",
  company: "co",
  client: "c",
  date: "2026-11-28 00:00:00.000Z",
  status: "trial",
  right_lens: right,
  left_lens: null,
  source: "fitting",
  prescriber: "Dr Bennani",
  examined_on: "2026-11-20 00:00:00.000Z",
  check_on: "2026-12-05 00:00:00.000Z",
  days_a_week: 5,
  overnight: true,
  solution: "p",
  notes: "Sèche le soir",
  image: "",
  right_until: "",
  left_until: "",
  version: "v1",
  orders: [],
  invoices: [],
  expand: { client: { name: "Zineb Alaoui" }, solution: { name: "ReNu" } },
} as unknown as SheetDocument;

const changed = (values: Partial<SheetValues>): SheetValues => ({
  ...newSheet().base,
  client: "c",
  right_lens: { ...blankEye, sphere: "-3,25" },
  ...values,
});

describe("the form of a sheet", () => {
  it("the form sends a stored sheet back unchanged", () => {
    const { id, version, base } = storedOf(stored);
    expect({ id, version, name: base.clientName, solution: base.solutionName }).toEqual({
      id: "s",
      version: "v1",
      name: "Zineb Alaoui",
      solution: "ReNu",
    });
    expect(checkValues(base)).toEqual({});
    expect(sheetInputOf(base, version)).toEqual({
      version: "v1",
      client: "c",
      date: "2026-11-28",
      status: "trial",
      right_lens: right,
      left_lens: null,
      source: "fitting",
      prescriber: "Dr Bennani",
      examined_on: "2026-11-20",
      check_on: "2026-12-05",
      days_a_week: 5,
      overnight: true,
      solution: "p",
      notes: "Sèche le soir",
    });
  });

  it("a new sheet lets the server choose the day of its check, unless that is typed", () => {
    expect(sheetInputOf(changed({}), undefined)).not.toHaveProperty("check_on");
    const typed = changed({ check_on: "2027-01-15" });
    expect(sheetInputOf(typed, undefined)).toMatchObject({ check_on: "2027-01-15" });
    expect(sheetInputOf(changed({}), "v1")).toMatchObject({ check_on: "" });
  });

  it("lenses hidden from the person are neither checked nor sent", () => {
    const { right_lens: _right, left_lens: _left, ...hidden } = stored;
    const unseen = hidden as SheetDocument;
    expect([areLensesSeen(stored), areLensesSeen(unseen)]).toEqual([true, false]);
    const { base } = storedOf({ ...unseen, status: "final" });
    expect(checkValues(base, false)).toEqual({});
    expect(Object.keys(sheetInputOf(base, "v1", false))).not.toContain("right_lens");
  });

  it("the form refuses what the server would refuse, with the field", () => {
    const wrong = changed({
      client: "",
      date: "demain",
      check_on: "jamais",
      right_lens: { ...blankEye, cylinder: "+0.75" },
    });
    expect(Object.keys(checkValues(wrong))).toEqual([
      "client",
      "date",
      "check_on",
      "right_lens.cylinder",
    ]);
    expect(Object.keys(checkValues(changed({ right_lens: blankEye })))).toEqual(["right_lens"]);
    expect(checkValues(changed({ right_lens: blankEye, status: "trial" }))).toEqual({});
    const early = changed({ date: "2026-11-12", examined_on: "2026-11-13" });
    expect(Object.keys(checkValues(early))).toEqual(["examined_on"]);
  });

  it("in a clash of two stations, a field is named by eye and value", () => {
    expect(
      ["right_lens.bc", "left_lens.axis", "right_lens.productName", "check_on", "clientName"].map(
        fieldText,
      ),
    ).toEqual(["OD RC", "OG Axe", "", "Contrôle avant le", ""]);
  });
});

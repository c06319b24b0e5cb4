import { describe, expect, it } from "vitest";

import { capabilities, capabilitiesOf } from "#domain/core/capabilities.ts";
import { capabilityTexts } from "#domain/core/capabilities.strings.ts";
import { isMovedJob } from "#domain/workshop/jobs.ts";
import { capabilitiesUsedBy, capabilityRules } from "#server/engine/attached.ts";
import { subjects } from "#server/subjects.ts";

describe("the capabilities of a company", () => {
  it.each([
    [null, []],
    ["quotes", []],
    [
      ["team", "quotes", "glasses", "quotes"],
      ["quotes", "team"],
    ],
  ])("capabilities stored as %j are read as %j", (stored, words) =>
    expect(capabilitiesOf(stored)).toEqual(words),
  );

  it("each capability of a company has a name, one sentence and one room", () => {
    for (const word of capabilities) {
      const { name, text, kept } = capabilityTexts[word];
      expect(name).not.toBe("");
      expect(text).toMatch(/^[^.]+\.$/);
      expect(kept).toMatch(/^(?:des|plusieurs) /);
    }
    expect(subjects.rooms.length).toBeGreaterThan(0);
    expect(
      capabilityRules()
        .map(({ word }) => word)
        .sort(),
    ).toEqual([...capabilities].sort());
  });
});

describe("capabilities used by a written row", () => {
  it.each([
    ["optique_quotes", {}, ["quotes"]],
    ["optique_claims", {}, ["claims"]],
    ["optique_refunds", {}, ["credits"]],
    ["optique_invoice_items", { discount: 0, pair: 1 }, []],
    ["optique_invoice_items", { discount: 0.5, pair: 2 }, ["discounts", "second_pair"]],
    ["optique_clients", {}, []],
  ] as const)("a row of %s with %j uses the capabilities %j", (collection, row, words) =>
    expect(capabilitiesUsedBy(collection, [row])).toEqual(words),
  );
});

describe("a moved job", () => {
  const stepsOf = (...states: string[]) => states.map((status) => ({ status, at: "", by: "" }));

  it.each([
    [null, false],
    [stepsOf("to_order"), false],
    [stepsOf("to_order", "cancelled"), false],
    [stepsOf("to_order", "ordered"), true],
    [stepsOf("mounting", "ready", "delivered"), true],
  ])("a job counts as moved once it has left its first state (case %#)", (steps, isMoved) =>
    expect(isMovedJob(steps)).toBe(isMoved),
  );
});

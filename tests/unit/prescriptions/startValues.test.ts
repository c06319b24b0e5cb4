import { describe, expect, it } from "vitest";
import { blankValues, isSameWork } from "../../../web/features/prescriptions/form/formValues";
import {
  type Draft,
  newDraftKey,
  newStart,
  readAsDraft,
} from "../../../web/features/prescriptions/form/startValues";

const draft: Draft = {
  stored: {
    id: "prescription001",
    version: undefined,
    hasInvoice: false,
    base: blankValues("invoice00000001", "2026-11-20"),
  },
  values: { ...blankValues("invoice00000001", "2026-11-20"), notes: "à finir" },
};
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("a new prescription", () => {
  it("has identities of its own, and the client it was opened for", () => {
    const [one, other] = [newStart("client000000001", null), newStart("", null)];
    expect(one.values.client).toBe("client000000001");
    expect(one.stored.id).toMatch(/^[a-z0-9]{15}$/);
    expect(one.stored.id).not.toBe(other.stored.id);
    expect([one.isNew, one.isDraft, one.stored.version]).toEqual([true, false, undefined]);
    expect(newDraftKey("client000000001")).not.toBe(newDraftKey(""));
  });

  it("begins where its draft was left, under the same identity", () => {
    const start = newStart("", readAsDraft(kept(draft)));
    expect([start.isDraft, start.stored.id, start.values.notes]).toEqual([
      true,
      "prescription001",
      "à finir",
    ]);
  });
});

describe("a draft of another version of the app is left alone", () => {
  it.each([
    null,
    "texte",
    {},
    { stored: {}, values: {} },
    { ...draft, values: { ...draft.values, right_sphere: 2 } },
    { ...draft, values: { ...draft.values, invoice: { items: [] } } },
    { ...draft, stored: { ...draft.stored, base: null } },
  ])("%j", (value) => expect(readAsDraft(value)).toBeNull());
});

it("the name of the client is only shown: it is no work", () => {
  expect(isSameWork(draft.values, { ...draft.values, clientName: "Benali" })).toBe(true);
  expect(isSameWork(draft.values, draft.stored.base)).toBe(false);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropDraft, dropDrafts, readDraft, writeDraft } from "#lib/draft.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("a draft", () => {
  it("comes back as it was written", () => {
    writeDraft("client.new", { name: "Aïcha", lines: [1, 2] });
    expect(readDraft("client.new")).toEqual({ name: "Aïcha", lines: [1, 2] });
  });

  it("is nothing when there is none, and when what is stored is damaged", () => {
    expect(readDraft("client.new")).toBeNull();
    localStorage.setItem("optique.draft.client.new", "{");
    expect(readDraft("client.new")).toBeNull();
  });

  it("is dropped alone", () => {
    writeDraft("a", 1);
    writeDraft("b", 2);
    dropDraft("a");
    expect(readDraft("a")).toBeNull();
    expect(readDraft("b")).toBe(2);
  });

  it("is lost, and the form not, when the storage is full", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(() => writeDraft("large", "x".repeat(6_000_000))).not.toThrow();
    expect(warn).toHaveBeenCalledOnce();
    expect(readDraft("large")).toBeNull();
  });
});

describe("signing out", () => {
  it("drops every draft and nothing else", () => {
    for (const key of ["a", "b", "c"]) writeDraft(key, key);
    localStorage.setItem("optique.sidebar", "narrow");
    dropDrafts();
    expect(Object.keys(localStorage)).toEqual(["optique.sidebar"]);
  });
});

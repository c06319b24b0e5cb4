import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  dropDraft,
  dropDrafts,
  dropLeft,
  exchangeDraft,
  leftDrafts,
  readDraft,
  setDraftOwner,
  writeDraft,
} from "#lib/forms/draft.ts";
import { tabId } from "#lib/device/tab.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("a draft", () => {
  it("a draft is loaded with the values that were stored", () => {
    writeDraft("client.new", { name: "Aïcha", lines: [1, 2] });
    expect(readDraft("client.new")).toEqual({ name: "Aïcha", lines: [1, 2] });
  });

  it("a draft is empty when absent or damaged", () => {
    expect(readDraft("client.new")).toBeNull();
    localStorage.setItem(`optique.draft.client.new@${tabId}`, "{");
    expect(readDraft("client.new")).toBeNull();
  });

  it("dropping one draft leaves the others", () => {
    writeDraft("a", 1);
    writeDraft("b", 2);
    dropDraft("a");
    expect(readDraft("a")).toBeNull();
    expect(readDraft("b")).toBe(2);
  });

  it("a draft that does not fit the storage is lost with a warning, without an error", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(() => writeDraft("large", "x".repeat(6_000_000))).not.toThrow();
    expect(warn).toHaveBeenCalledOnce();
    expect(readDraft("large")).toBeNull();
  });
});

describe("a draft of another tab", () => {
  const slot = "optique.draft.sale.new@other";
  const others = new BroadcastChannel("optique.tabs");
  afterEach(() => {
    others.onmessage = null;
  });

  it("the draft of another open tab is not offered, but that of a closed tab is", async () => {
    localStorage.setItem(slot, '"Zineb"');
    localStorage.setItem("optique.draft.sale.new.c1@other", '"another form"');
    writeDraft("sale.new", "Nadia");
    expect(readDraft("sale.new")).toBe("Nadia");
    others.onmessage = () => others.postMessage({ here: "other" });
    expect(await leftDrafts("sale.new")).toEqual([]);
    others.onmessage = () => others.postMessage({ here: "third" });
    const [left, ...more] = await leftDrafts("sale.new");
    expect([left, more]).toEqual([{ slot, value: "Zineb" }, []]);
    if (left) dropLeft(left);
    expect(await leftDrafts("sale.new")).toEqual([]);
  });

  it("a draft stored by a version without tabs is offered like that of a closed tab", async () => {
    localStorage.setItem("optique.draft.sale.new", '"old"');
    expect(await leftDrafts("sale.new")).toEqual([
      { slot: "optique.draft.sale.new", value: "old" },
    ]);
  });

  it("taking over another draft stores this tab's draft in its place", async () => {
    writeDraft("sale.new", "Nadia");
    exchangeDraft("sale.new", "Zineb");
    expect(readDraft("sale.new")).toBe("Zineb");
    expect(await leftDrafts("sale.new")).toMatchObject([{ value: "Nadia" }]);
  });
});

describe("a tab", () => {
  it("a tab keeps its id over a reload, and a duplicated tab gets another", async () => {
    const again = async () => {
      vi.resetModules();
      return (await import("#lib/device/tab.ts")).tabId;
    };
    window.dispatchEvent(new Event("pagehide"));
    expect(await again()).toBe(tabId);
    // A duplicated tab has no id of its own yet.
    expect(await again()).not.toBe(tabId);
  });
});

describe("signing out", () => {
  it("dropping all drafts at sign-out leaves other stored values", () => {
    for (const key of ["a", "b", "c"]) writeDraft(key, key);
    localStorage.setItem("optique.sidebar", "narrow");
    dropDrafts();
    expect(Object.keys(localStorage)).toEqual(["optique.sidebar"]);
  });
});

describe("a shared computer that nobody entered", () => {
  it("a shared computer without a person stores no draft, and leaves the drafts of people", async () => {
    setDraftOwner("samira", "figuier");
    writeDraft("sale.new", "Aïcha");
    localStorage.setItem("optique.draft.samira.figuier.sale.new@other", '"Zineb"');
    setDraftOwner("", "figuier");
    writeDraft("sale.new", "Nadia");
    exchangeDraft("sale.new", "Nadia");
    expect([readDraft("sale.new"), await leftDrafts("sale.new")]).toEqual([null, []]);
    dropDraft("sale.new");
    dropDrafts("sale.new");
    setDraftOwner("samira", "figuier");
    expect(readDraft("sale.new")).toBe("Aïcha");
    expect(await leftDrafts("sale.new")).toMatchObject([{ value: "Zineb" }]);
  });
});

describe("a draft of another person", () => {
  it.each([
    ["nadia", "figuier"],
    ["samira", "cedre"],
  ])(
    "a draft of Samira in the company figuier is hidden from %s in the company %s",
    async (person, company) => {
      setDraftOwner("samira", "figuier");
      writeDraft("client.new", { name: "Aïcha" });
      setDraftOwner(person, company);
      expect(readDraft("client.new")).toBeNull();
      expect(await leftDrafts("client.new")).toEqual([]);
      writeDraft("client.new", { name: "Youssef" });
      dropDrafts("client.new");
      setDraftOwner("samira", "figuier");
      expect(readDraft("client.new")).toEqual({ name: "Aïcha" });
      setDraftOwner(person, company);
      dropDrafts();
      setDraftOwner("samira", "figuier");
      expect(readDraft("client.new")).toBeNull();
    },
  );
});

import { beforeEach, describe, expect, it } from "vitest";
import {
  chooseFormat,
  chosenFormat,
  chosenSheet,
  lastPrinted,
  rememberPrinted,
} from "#lib/printing.ts";

beforeEach(() => localStorage.clear());

describe("the paper of a computer", () => {
  it("is A4 until another is chosen", () => {
    expect([chosenFormat("invoice"), chosenSheet()]).toEqual(["a4", "a4"]);
    chooseFormat("invoice", "a5");
    expect([chosenFormat("invoice"), chosenSheet()]).toEqual(["a5", "a5"]);
  });

  it("is a ticket, and its sheet the one that was chosen before", () => {
    chooseFormat("invoice", "a5");
    chooseFormat("invoice", "ticket");
    expect([chosenFormat("invoice"), chosenSheet()]).toEqual(["ticket", "a5"]);
  });

  it("is each document's own: a prescription's is A5 until another is chosen", () => {
    chooseFormat("invoice", "ticket");
    chooseFormat("payment", "a5");
    expect(chosenFormat("prescription")).toBe("a5");
    chooseFormat("prescription", "a4");
    const kinds = ["invoice", "prescription", "payment", "receipt"] as const;
    expect(kinds.map(chosenFormat)).toEqual(["ticket", "a4", "a5", "a4"]);
  });

  it("is A4 again when what is kept is none", () => {
    localStorage.setItem("optique.format", "a3");
    expect(chosenFormat("invoice")).toBe("a4");
  });
});

describe("what was printed last", () => {
  it("is the invoice until something was", () => {
    expect(lastPrinted()).toBe("invoice");
    for (const paper of ["ticket", "prescription", "invoice"] as const) {
      rememberPrinted(paper);
      expect(lastPrinted()).toBe(paper);
    }
  });

  it("is the invoice when what is kept is no paper", () => {
    localStorage.setItem("optique.printed", "poster");
    expect(lastPrinted()).toBe("invoice");
  });
});

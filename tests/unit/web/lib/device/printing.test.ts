import { beforeEach, describe, expect, it } from "vitest";
import {
  chooseFormat,
  chooseQuoteEyes,
  chosenFormat,
  chosenSheet,
  lastPrinted,
  printsQuoteEyes,
  rememberPrinted,
} from "#lib/device/printing.ts";

beforeEach(() => localStorage.clear());

describe("the paper of a computer", () => {
  it("the paper of a computer is A4 until another is selected", () => {
    expect([chosenFormat("invoice"), chosenSheet()]).toEqual(["a4", "a4"]);
    chooseFormat("invoice", "a5");
    expect([chosenFormat("invoice"), chosenSheet()]).toEqual(["a5", "a5"]);
  });

  it("selecting the ticket keeps the sheet size that was selected before", () => {
    chooseFormat("invoice", "a5");
    chooseFormat("invoice", "ticket");
    expect([chosenFormat("invoice"), chosenSheet()]).toEqual(["ticket", "a5"]);
  });

  it("each kind of document has its own paper, A5 by default for a prescription", () => {
    chooseFormat("invoice", "ticket");
    chooseFormat("payment", "a5");
    expect(chosenFormat("prescription")).toBe("a5");
    chooseFormat("prescription", "a4");
    const kinds = ["invoice", "prescription", "payment", "receipt"] as const;
    expect(kinds.map(chosenFormat)).toEqual(["ticket", "a4", "a5", "a4"]);
  });

  it("an invalid stored paper is replaced by A4", () => {
    localStorage.setItem("optique.format", "a3");
    expect(chosenFormat("invoice")).toBe("a4");
  });
});

describe("the last printed paper", () => {
  it("the last printed paper is the invoice until something is printed", () => {
    expect(lastPrinted()).toBe("invoice");
    for (const paper of ["ticket", "prescription", "invoice"] as const) {
      rememberPrinted(paper);
      expect(lastPrinted()).toBe(paper);
    }
  });

  it("the last printed paper is the invoice for an invalid stored value", () => {
    localStorage.setItem("optique.printed", "poster");
    expect(lastPrinted()).toBe("invoice");
  });
});

it("quotes are printed with the correction until that option is switched off", () => {
  expect(printsQuoteEyes()).toBe(true);
  chooseQuoteEyes(false);
  expect(printsQuoteEyes()).toBe(false);
  chooseQuoteEyes(true);
  expect(printsQuoteEyes()).toBe(true);
});

// @vitest-environment jsdom
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
    expect([chosenFormat(), chosenSheet()]).toEqual(["a4", "a4"]);
    chooseFormat("a5");
    expect([chosenFormat(), chosenSheet()]).toEqual(["a5", "a5"]);
  });

  it("is a ticket, and its sheet the one that was chosen before", () => {
    chooseFormat("a5");
    chooseFormat("ticket");
    expect([chosenFormat(), chosenSheet()]).toEqual(["ticket", "a5"]);
  });

  it("is A4 again when what is kept is none", () => {
    localStorage.setItem("optique.format", "a3");
    expect(chosenFormat()).toBe("a4");
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

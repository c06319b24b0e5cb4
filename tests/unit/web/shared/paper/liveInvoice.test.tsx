import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { LiveInvoice } from "#shared/paper/LiveInvoice.tsx";
import { printedText, rangeOf } from "#shared/paper/typedMark.ts";

const show = (values: Parameters<typeof LiveInvoice>[0]["values"]) => {
  render(<LiveInvoice values={values} className="" />);
  return screen.getByRole("img", { name: "Aperçu de la facture" });
};
afterEach(cleanup);

describe("the live invoice", () => {
  it("the live invoice is an image for screen readers, without keyboard focus", () => {
    const paper = show({ name: "Optique du Port" });
    expect(paper.textContent).toContain("Optique du Port");
    expect(screen.queryByRole("heading")).toBeNull();
    expect(paper.firstElementChild?.hasAttribute("inert")).toBe(true);
  });

  it("the live invoice shows the typed rate of TVA, or the note of a shop without TVA", () => {
    expect(show({ vat: true, vat_rate: "14,5", vat_note: "Exonéré" }).textContent).toContain(
      "TVA 14,5\u00a0%",
    );
    cleanup();
    const paper = show({ vat: false, vat_rate: "14,5", vat_note: "Exonéré" });
    expect(paper.textContent).toContain("Exonéré");
    expect(paper.textContent).not.toContain("TVA");
  });
});

it("the live invoice shows the typed warranty", () => {
  expect(show({ warranty_note: "Un an sur la monture" }).textContent).toContain(
    "Garantie\u00a0: Un an sur la monture",
  );
});

describe("the highlight of typed texts on the live invoice", () => {
  it.each([
    ["name", "Optique du Port", "Optique du Port"],
    ["phone", "0500000000", "Tél.\u00a005 00 00 00 00"],
    ["ice", "12", "ICE\u00a012"],
    ["bank_info", "RIB 1", "Banque\u00a0: RIB 1"],
    ["vat_note", "Exonéré", "Exonéré"],
    ["warranty_note", "Un an", "Un an"],
    ["color", "green", ""],
    ["ice", "", ""],
  ] as const)(
    "the highlight of a typed %s covers the text as it is printed",
    (field, value, printed) => {
      expect(printedText(field, { [field]: value })).toBe(printed);
    },
  );

  it("the highlight is on the visible footer of the live invoice, not on its hidden copy", () => {
    const paper = show({ ice: "12", rc: "12" });
    const range = rangeOf(paper, "ICE\u00a012");
    expect(range?.toString()).toBe("ICE\u00a012");
    expect(range?.startContainer.parentElement?.closest("footer")).toBeTruthy();
    expect(rangeOf(paper, "ICE\u00a0121")).toBeNull();
  });
});

import { describe, expect, it } from "vitest";

import { isReprint, printPapers, withPrint } from "#domain/sale/prints.ts";

const reprints = (prints: unknown) => printPapers.filter((paper) => isReprint(prints, paper));

describe("a print of an invoice", () => {
  it("a print of an invoice is a reprint if the invoice was printed before on the same paper", () => {
    const ticket = withPrint(null, "ticket");
    expect(ticket).toEqual({ ticket: 1 });
    expect(reprints(null)).toEqual([]);
    expect(reprints(ticket)).toEqual(["ticket"]);
    const both = withPrint(withPrint(ticket, "a4"), "a4");
    expect(both).toEqual({ a4: 2, ticket: 1 });
    expect(reprints(both)).toEqual(["a4", "ticket"]);
  });

  it("any print is a reprint after one whose paper is unknown", () => {
    const unknown = withPrint("broken", null);
    expect(unknown).toEqual({ unknown: 1 });
    expect(reprints(unknown)).toEqual(printPapers);
    expect(reprints(withPrint(unknown, "a5"))).toEqual(printPapers);
  });
});

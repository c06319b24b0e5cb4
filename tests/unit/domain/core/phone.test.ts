import { describe, expect, it } from "vitest";
import { messagingLink, messagingNumber, nationalNumber } from "#domain/core/phone.ts";

describe("the national number", () => {
  it.each([
    ["06 12 34 56 78", "0612345678"],
    ["612345678", "0612345678"],
    ["+212 6 12 34 56 78", "0612345678"],
    ["+212 (0) 612-345-678", "0612345678"],
    ["00212 612345678", "0612345678"],
    ["212612345678", "0612345678"],
    ["+33 6 12 34 56 78", null],
    ["+61 234 56 78", null],
    ["0012345678", null],
    ["061234567", null],
    ["voir sa fille", null],
    ["", null],
  ])("of '%s' is %s", (phone, number) => expect(nationalNumber(phone)).toBe(number));
});

describe("the number wa.me wants", () => {
  it.each([
    ["06 12 34 56 78", "212612345678"],
    ["0612345678", "212612345678"],
    ["612345678", "212612345678"],
    ["+212 6 12 34 56 78", "212612345678"],
    ["+212 (0) 612-345-678", "212612345678"],
    ["00212 612345678", "212612345678"],
    ["212612345678", "212612345678"],
    ["05 22 00 00 00", "212522000000"],
    ["+33 6 12 34 56 78", "33612345678"],
    ["0033612345678", "33612345678"],
  ])("%s → %s", (phone, number) =>
    expect(messagingNumber(phone)).toEqual({ number, refusal: null }),
  );

  it.each([
    ["", "missing"],
    [" ", "missing"],
    ["néant", "unreadable"],
    ["voir sa fille", "unreadable"],
    ["00", "unreadable"],
    ["12345", "unreadable"],
    ["061234567", "unreadable"],
    ["33612345678", "unreadable"],
    ["+212 61234", "unreadable"],
    ["812345678", "unreadable"],
  ])("'%s' cannot be sent to: %s", (phone, refusal) =>
    expect(messagingNumber(phone)).toEqual({ number: null, refusal }),
  );
});

it("the text travels whole", () => {
  expect(messagingLink("212600000000", "Bonjour Aïcha, il reste 10,00 DH & merci")).toBe(
    "https://wa.me/212600000000?text=Bonjour%20A%C3%AFcha%2C%20il%20reste%2010%2C00%20DH%20%26%20merci",
  );
});

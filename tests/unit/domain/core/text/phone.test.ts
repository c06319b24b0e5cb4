import { describe, expect, it } from "vitest";
import {
  callLinks,
  formatPhone,
  messagingLink,
  messagingNumber,
  nationalNumber,
  phonesIn,
} from "#domain/core/text/phone.ts";

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
  ])("the national form of '%s' is %s", (phone, number) =>
    expect(nationalNumber(phone)).toBe(number),
  );
});

describe("the number for wa.me", () => {
  it.each([
    ["06 12 34 56 78", "212612345678"],
    ["0612345678", "212612345678"],
    ["612345678", "212612345678"],
    ["+212 6 12 34 56 78", "212612345678"],
    ["+212 (0) 612-345-678", "212612345678"],
    ["00212 612345678", "212612345678"],
    ["212612345678", "212612345678"],
    ["0712345678", "212712345678"],
    ["+33 6 12 34 56 78", "33612345678"],
    ["0033612345678", "33612345678"],
    ["+33 (0)6 12 34 56 78", "33612345678"],
    ["+33 06 12 34 56 78", "33612345678"],
    ["0033 (0) 6 12 34 56 78", "33612345678"],
    ["+1 (0) 202 555 0100", "12025550100"],
    ["+351 0912345678", "351912345678"],
    // Italy and three African countries keep their leading zero in international calls.
    ["+39 06 1234 5678", "390612345678"],
    ["+39 (0)6 1234 5678", "390612345678"],
    ["+225 07 12 34 56 78", "2250712345678"],
    // Of two numbers, the first mobile is used.
    ["05 22 00 00 00 / 06 12 34 56 78", "212612345678"],
    ["06 12 34 56 78 - 07 98 76 54 32", "212612345678"],
  ])("the wa.me number of %s is %s", (phone, number) =>
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
    ["05 22 00 00 00", "landline"],
    ["+212 5 22 00 00 00", "landline"],
    ["0522000000 / 0537000000", "landline"],
  ])("the telephone '%s' is refused for messages: %s", (phone, refusal) =>
    expect(messagingNumber(phone)).toEqual({ number: null, refusal }),
  );
});

it("the link of a message contains its whole text", () => {
  expect(messagingLink("212600000000", "Bonjour Aïcha, il reste 10,00 DH & merci")).toBe(
    "https://wa.me/212600000000?text=Bonjour%20A%C3%AFcha%2C%20il%20reste%2010%2C00%20DH%20%26%20merci",
  );
});

describe("the numbers of a field", () => {
  const [mobile, other] = ["0612345678", "0522000000"];
  it.each([
    ["0612345678", [mobile]],
    ["06 12 34 56 78 / 05 22 00 00 00", [mobile, other]],
    ["0612345678/0522000000", [mobile, other]],
    ["0612345678 0522000000", [mobile, other]],
    ["06-12-34-56-78 - 05-22-00-00-00", [mobile, other]],
    ["0612345678, 0522000000", [mobile, other]],
    ["0612345678\n0522000000", [mobile, other]],
    ["0612345678 ou 0522000000", [mobile, other]],
    ["+212 6 12 34 56 78 ; +212 (0)5 22 00 00 00", [mobile, other]],
    ["06 12 34 56 78 (fille, poste 2) et 0522000000 (maison)", [mobile, other]],
    ["+33 (0)6 12 34 56 78 / 0522000000", ["+33612345678", other]],
    ["0522000000 00 33 6 12 34 56 78", []],
    ["0522000000 +33 6 12 34 56 78", [other, "+33612345678"]],
    // The same number twice counts once.
    ["0612345678 / +212612345678", [mobile]],
    // Ambiguous, because a digit is left over.
    ["0612345678 / 79", []],
    ["33 0612345678", []],
    ["06123456789 0522000000", []],
    ["voir sa fille", []],
  ])("the telephone numbers are found in '%s'", (field, numbers) =>
    expect(phonesIn(field).map(({ dialled }) => dialled)).toEqual(numbers),
  );

  it("a telephone field shows each number with the words around it", () => {
    expect(formatPhone("0612345678/0522000000 (maison)")).toBe(
      "06 12 34 56 78 / 05 22 00 00 00 (maison)",
    );
  });

  it("a telephone link has each number, or the digits of an unrecognised text", () => {
    expect(callLinks("0612345678 / +33 (0)1 00 00 00 01")).toEqual([
      { formatted: "06 12 34 56 78", href: "tel:0612345678" },
      { formatted: "+33 (0)1 00 00 00 01", href: "tel:+33100000001" },
    ]);
    expect(callLinks("0612")).toEqual([{ formatted: "0612", href: "tel:0612" }]);
    expect(callLinks("voir sa fille")).toEqual([]);
  });
});

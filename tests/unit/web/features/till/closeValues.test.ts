import { describe, expect, it } from "vitest";
import { toCentimes } from "#domain/core/money.ts";
import {
  blankClose,
  checkCount,
  checkCounted,
  checkNotes,
  type CloseForm,
  closeInput,
  coinValues,
  countedText,
  differenceOf,
  sumFollows,
} from "#features/till/closeValues.ts";

/** Coin fields of the form, by value in dirhams. */
const coins = (counts: Record<string, string>): CloseForm["coins"] =>
  coinValues.map((value) => ({ count: counts[String(value / 100)] ?? "" }));

const drawing = coins({ 200: "8", 100: "5", 50: "3", 20: "5", 10: "2", 5: "1", 2: "3", 1: "4" });

describe("the count of a till", () => {
  it("the count of a till adds up notes and coins", () => {
    expect(countedText(drawing)).toBe("2\u202f385,00");
    expect(countedText(coins({ "0.5": "3", "0.1": "2" }))).toBe("1,70");
    expect(countedText(coins({ 200: "x", 1: " 2 " }))).toBe("2,00");
    expect(countedText(blankClose().coins)).toBe("0,00");
  });

  it("the counted sum follows the coins, but erasing a coin leaves a sum typed by hand", () => {
    const at = coinValues.findIndex((value) => value === 20_000);
    const follows = (now: string, before: string, counted: string) =>
      sumFollows(coins({ 200: now }), at, { before, counted });
    expect(follows("3", "", "")).toBe(true);
    expect(follows("3", "", "650,00")).toBe(true);
    expect(follows("", "3", "600,00")).toBe(true);
    expect(follows("", "3", "650,00")).toBe(false);
    expect(follows(" ", "", "650,00")).toBe(false);
  });

  it("the number of coins must be a whole number", () => {
    expect(checkCount("")).toBe(true);
    expect(checkCount(" 12 ")).toBe(true);
    expect(checkCount("1,5")).not.toBe(true);
    expect(checkCount("-1")).not.toBe(true);
  });

  it("the difference is the counted sum minus the expected one", () => {
    const expected = toCentimes(2390);
    expect(differenceOf("2385", expected)).toBe(-500);
    expect(differenceOf("2 400,00", expected)).toBe(1000);
    expect(differenceOf("", expected)).toBeNull();
  });

  it("a till closing requires a note only if there is a difference", () => {
    const expected = toCentimes(2390);
    expect(checkNotes("", "2390", expected)).toBe(true);
    expect(checkNotes(" ", "2385", expected)).toBe("Expliquez l’écart en quelques mots");
    expect(checkNotes("Monnaie", "2385", expected)).toBe(true);
    expect(checkCounted("")).toBe("Comptez la caisse");
    expect(checkCounted("-5")).toBe("Le montant compté ne peut pas être négatif");
  });
});

describe("the body of a closing", () => {
  const expected = toCentimes(2390);

  it("a till closing sends its coins if they match the counted sum", () => {
    const sent = closeInput({ coins: drawing, counted: "2385", notes: " Monnaie " }, expected);
    expect(sent).toEqual({
      counted: 2385,
      notes: "Monnaie",
      expected: 2390,
      coins: { 200: 8, 100: 5, 50: 3, 20: 5, 10: 2, 5: 1, 2: 3, 1: 4 },
    });
  });

  it("a till closing omits its coins if the sum was typed by hand", () => {
    expect(closeInput({ coins: drawing, counted: "2390", notes: "" }, expected)).toEqual({
      counted: 2390,
      notes: "",
      expected: 2390,
    });
    expect(closeInput({ ...blankClose(), counted: "0" }, expected).coins).toBeUndefined();
  });
});

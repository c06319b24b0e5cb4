import { renderHook } from "@testing-library/react";
import type { KeyboardEvent } from "react";
import { describe, expect, it } from "vitest";
import { useScannerKeys } from "#ui/keys/useScanner.ts";

const scanner = "product";
const inputOf = (values: { name?: string; id?: string; value?: string }): HTMLInputElement =>
  Object.assign(document.createElement("input"), values);
const received = () => inputOf({ name: "payments.0.amount", id: "received", value: "900" });

/** Types keys at intervals of `everyMs`, then Enter; returns the result of Enter. */
function type(target: HTMLInputElement, text: string, everyMs: number) {
  const keys = renderHook(useScannerKeys).result.current;
  let timeStamp = 1000;
  const press = (key: string) => {
    timeStamp += everyMs;
    return keys.follow({ key, target, timeStamp } as unknown as KeyboardEvent, scanner);
  };
  for (const key of text) press(key);
  return { areFast: keys.areFast(text), stray: press("Enter") };
}

describe("the keys of the counter sale", () => {
  it("keys count as a scanner's when they are fast and include a digit", () => {
    const field = inputOf({ id: scanner });
    expect(type(field, "A-07", 5).areFast).toBe(true);
    expect(type(field, "A-07", 80).areFast).toBe(false);
    expect(type(field, "riad", 5).areFast).toBe(false);
    // Nobody types digits this fast on a keypad.
    expect(type(field, "6110001248873", 90).areFast).toBe(true);
    expect(type(field, "6110001248873", 110).areFast).toBe(false);
  });

  it("a code scanned into another field is returned with that field's former text", () => {
    expect(type(received(), "6110001248873", 5).stray).toEqual({
      field: "payments.0.amount",
      before: "900",
      typed: "6110001248873",
    });
  });

  it("a scanned code is separated from an amount typed just before it", () => {
    const keys = renderHook(useScannerKeys).result.current;
    const field = received();
    let timeStamp = 1000;
    const press = (key: string, afterMs: number) => {
      timeStamp += afterMs;
      const found = keys.follow({ key, target: field, timeStamp } as unknown as KeyboardEvent, "x");
      if (key.length === 1) field.value += key;
      return found;
    };
    field.value = "";
    for (const key of "1000") press(key, 150);
    expect(keys.areFast("1000")).toBe(false);
    for (const [at, key] of Array.from("6110001248873").entries()) press(key, at === 0 ? 300 : 10);
    expect(press("Enter", 10)).toMatchObject({ before: "1000", typed: "6110001248873" });
  });

  it("Ctrl and the key of ']' separate values of a box code, and other shortcuts are ignored", () => {
    const keys = renderHook(useScannerKeys).result.current;
    const field = inputOf({ name: "q" });
    let timeStamp = 1000;
    const press = (key: string, more: object = {}) => {
      timeStamp += 5;
      const event = { key, target: field, timeStamp, ...more } as unknown as KeyboardEvent;
      return keys.follow(event);
    };
    for (const key of "10AB12") press(key);
    press("c", { ctrlKey: true });
    press("$", { ctrlKey: true, code: "BracketRight" });
    for (const key of "17291231") press(key);
    expect(press("Enter")).toEqual({ field: "q", before: "", typed: "10AB12\u001d17291231" });
  });

  it("keys of a US scanner are read as digits on a French keyboard", () => {
    const french = '-&&àààà&é"(è"';
    expect(type(inputOf({ id: scanner }), french, 5).areFast).toBe(true);
    expect(type(inputOf({ id: scanner }), french, 120).areFast).toBe(false);
    expect(type(received(), french, 5).stray).toMatchObject({ typed: "6110000123573" });
  });

  it("a scanned code may end with Tab as well as Enter", () => {
    const keys = renderHook(useScannerKeys).result.current;
    const target = received();
    const events = Array.from("6110001248873").map((key, at) => ({
      key,
      target,
      timeStamp: 10 * at,
    }));
    for (const event of events) keys.follow(event as unknown as KeyboardEvent, scanner);
    const tab = { key: "Tab", target, timeStamp: 140 } as unknown as KeyboardEvent;
    expect(keys.follow(tab, scanner)).toMatchObject({ typed: "6110001248873" });
  });

  const others: [name: string, field: HTMLInputElement, text: string, everyMs: number][] = [
    ["that hands typed", received(), "6110001248873", 120],
    ["that is short enough for an amount", received(), "1500", 5],
    ["of the scanner's own field", inputOf({ name: "x", id: scanner }), "6110001248873", 5],
    ["of a field that is none of the sale's", inputOf({ id: "client" }), "0612345678", 5],
  ];
  it.each(others)("a text %s is not taken for a scanned code", (_, field, text, everyMs) => {
    expect(type(field, text, everyMs).stray).toBeNull();
  });
});

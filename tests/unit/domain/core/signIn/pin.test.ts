import { expect, it } from "vitest";

import { checkPin } from "#domain/core/signIn/pin.ts";

it.each([
  ["2580", null],
  ["112233", null],
  ["1235", null],
  ["7890", null],
  ["123", "pin_form"],
  ["1234567", "pin_form"],
  ["12a4", "pin_form"],
  ["", "pin_form"],
  [2580, "pin_form"],
  ["0000", "pin_simple"],
  ["1234", "pin_simple"],
  ["0123", "pin_simple"],
  ["987654", "pin_simple"],
])("the PIN %j has the refusal %j", (pin, code) => expect(checkPin(pin)).toBe(code));

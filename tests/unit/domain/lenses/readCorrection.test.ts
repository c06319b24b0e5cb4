import { describe, expect, it } from "vitest";

import { askedEyes, eyeParameter, measuredOfEntry } from "#shared/lenses/askedEyes.ts";
import { readCorrection } from "#domain/lenses/readCorrection.ts";

/** Requested eyes of a line as address parameters, and its unread words. */
function told(typed: string) {
  const { reading, unread } = readCorrection(typed);
  const asked = askedEyes(measuredOfEntry(reading), "");
  return [eyeParameter(asked.right), eyeParameter(asked.left), unread];
}

describe("a correction in one line", () => {
  it.each([
    ["OD -5,25 (-2,00) OG -4,75", "-5.25,-2,,", "-4.75,0,,", ""],
    ["OD -5,25 (-2,00) 120° OG -4,75", "-5.25,-2,,", "-4.75,0,,", ""],
    ["-5.25 -2.00", "-5.25,-2,,", "", ""],
    ["-5.25 -2.00 x 10 add 2", "-5.25,-2,2,", "", ""],
    ["+0,50 (+0,50)", "1,-0.5,,", "", ""],
    ["OD +1 (-0,50) add 2 OG +1,25 add 2", "1,-0.5,2,", "1.25,0,2,", ""],
    ["OG -4,75 en aminci", "", "-4.75,0,,", "aminci"],
    ["", "", "", ""],
  ])("the line %j is parsed into eyes without an axis", (typed, right, left, unread) => {
    expect(told(typed)).toEqual([right, left, unread]);
  });
});

import { describe, expect, it } from "vitest";

import { commonPasswords } from "#domain/core/signIn/commonPasswords.ts";
import { checkPassword } from "#domain/core/signIn/password.ts";
import {
  afterSignInTry,
  areTriesExpired,
  noSignInTries,
  waitOf,
  pinLimits,
} from "#domain/core/signIn/signInTries.ts";

describe("a password", () => {
  it.each([
    ["        ", "required"],
    ["\u00A0\t      ", "required"],
    ["court", "min"],
    ["password", "common"],
    ["PassWord1", "common"],
    ["1qaz2wsx", "common"],
    [12345678, "text"],
    ["👓👓👓👓", "min"],
    ["é".repeat(36), "password_long"],
  ])("the password %j is refused with %s", (password, code) =>
    expect(checkPassword(password)).toMatchObject([{ field: "password", code }]),
  );

  it.each(["motdepasse-1", "quatre mots tout simples", "Ééééééé8", "é".repeat(35)])(
    "the password %s is accepted",
    (password) => expect(checkPassword(password)).toEqual([]),
  );

  it("each of the thousand most common passwords is refused", () => {
    expect(commonPasswords.size).toBe(1000);
    for (const password of commonPasswords) expect(password.length).toBeGreaterThanOrEqual(8);
  });
});

describe("wrong passwords", () => {
  it("wrong passwords cause a delay from the tenth on, doubling up to 15 minutes", () => {
    let tries = noSignInTries;
    const waits = Array.from({ length: 19 }, () => {
      tries = afterSignInTry(tries, 0);
      return tries.until / 1000;
    });
    expect(waits).toEqual([
      ...Array<number>(9).fill(0),
      10,
      20,
      40,
      80,
      160,
      320,
      640,
      900,
      900,
      900,
    ]);
  });

  it("wrong PINs cause a delay from the fifth on, doubling from 30 seconds", () => {
    let tries = noSignInTries;
    const waits = Array.from({ length: 8 }, () => {
      tries = afterSignInTry(tries, 0, pinLimits);
      return tries.until / 1000;
    });
    expect(waits).toEqual([0, 0, 0, 0, 30, 60, 120, 240]);
  });

  it("a wrong attempt without delay does not block a concurrent request with an earlier time", () => {
    expect(afterSignInTry(noSignInTries, 1_800_000_000_000).until).toBe(0);
  });

  it("a guesser can try fewer than 120 wrong passwords a day", () => {
    let tries = noSignInTries;
    let guesses = 0;
    for (let now = 0; now < 86_400_000; now = Math.max(tries.until, now + 1)) {
      tries = afterSignInTry(tries, now);
      guesses += 1;
    }
    expect(guesses).toBeLessThan(120);
  });

  it("the waiting time never exceeds the delay, even if the clock is set back", () => {
    const tries = { ...noSignInTries, until: 900_000 };
    expect([-1, 0, 1, 900_000].map((now) => waitOf(tries, now))).toEqual([0, 900_000, 899_999, 0]);
  });

  it("wrong passwords are no longer counted after an hour", () => {
    const tries = afterSignInTry(noSignInTries, 0);
    expect(areTriesExpired(tries, 3_600_000)).toBe(false);
    expect(areTriesExpired(tries, 3_600_001)).toBe(true);
  });
});

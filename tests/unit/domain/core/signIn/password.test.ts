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
  ])("refuses the password %j with %s", (password, code) =>
    expect(checkPassword(password)).toMatchObject([{ field: "password", code }]),
  );

  it.each(["motdepasse-1", "quatre mots tout simples", "Ééééééé8", "é".repeat(35)])(
    "accepts the password %s",
    (password) => expect(checkPassword(password)).toEqual([]),
  );

  it("refuses each of the thousand most common passwords", () => {
    expect(commonPasswords.size).toBe(1000);
    for (const password of commonPasswords) expect(password.length).toBeGreaterThanOrEqual(8);
  });
});

describe("wrong passwords", () => {
  it("delays wrong passwords from the tenth on, doubling up to 15 minutes", () => {
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

  it("delays wrong PINs from the fifth on, doubling from 30 seconds", () => {
    let tries = noSignInTries;
    const waits = Array.from({ length: 8 }, () => {
      tries = afterSignInTry(tries, 0, pinLimits);
      return tries.until / 1000;
    });
    expect(waits).toEqual([0, 0, 0, 0, 30, 60, 120, 240]);
  });

  it("allows a request that read the clock just before another was counted", () => {
    expect(afterSignInTry(noSignInTries, 1_800_000_000_000).until).toBe(0);
  });

  it("allows fewer than 120 wrong passwords a day", () => {
    let tries = noSignInTries;
    let guesses = 0;
    for (let now = 0; now < 86_400_000; now = Math.max(tries.until, now + 1)) {
      tries = afterSignInTry(tries, now);
      guesses += 1;
    }
    expect(guesses).toBeLessThan(120);
  });

  it("waits no longer than a delay, also when the clock was moved back", () => {
    const tries = { ...noSignInTries, until: 900_000 };
    expect([-1, 0, 1, 900_000].map((now) => waitOf(tries, now))).toEqual([0, 900_000, 899_999, 0]);
  });

  it("forgets wrong passwords after an hour", () => {
    const tries = afterSignInTry(noSignInTries, 0);
    expect(areTriesExpired(tries, 3_600_000)).toBe(false);
    expect(areTriesExpired(tries, 3_600_001)).toBe(true);
  });
});

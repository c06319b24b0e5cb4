/** Checks a new password: at least 8 characters, not blank, not among the most common. */
import { isBlank } from "#domain/core/text/blank.ts";
import { commonPasswords } from "./commonPasswords.ts";
import { minPassword } from "./credentials.ts";
import type { Violation } from "#domain/core/violation.ts";

/** Longest password in bytes: the limit of bcrypt, by which PocketBase hashes passwords. */
const maxBytes = 71;

/** Checks a new password. Anything but text is refused, as PocketBase would convert a number to text. */
export function checkPassword(password: unknown): Violation[] {
  const field = "password";
  if (isBlank(password)) return [{ field, code: "required" }];
  if (typeof password !== "string") return [{ field, code: "text" }];
  const characters = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  if (characters.length < minPassword)
    return [{ field, code: "min", params: { min: minPassword } }];
  if (bytesOf(characters) > maxBytes) return [{ field, code: "password_long" }];
  return commonPasswords.has(password.toLowerCase()) ? [{ field, code: "common" }] : [];
}

/** Length in bytes of UTF-8. */
const bytesOf = (characters: readonly number[]): number =>
  characters.reduce(
    (sum, code) => sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4),
    0,
  );

/** What a password must be, wherever one is chosen: 8 characters or more, not all blank, not among the commonest. */
import { isBlank } from "./blank.ts";
import { commonPasswords } from "./commonPasswords.ts";
import { minPassword } from "./credentials.ts";
import type { Violation } from "./violation.ts";

/** PocketBase takes no more: bcrypt, by which it is kept, reads no more bytes. */
const maxBytes = 71;

/** What was sent may be anything: PocketBase would make a text of a number. */
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

/** As UTF-8 writes them. */
const bytesOf = (characters: readonly number[]): number =>
  characters.reduce(
    (sum, code) => sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4),
    0,
  );

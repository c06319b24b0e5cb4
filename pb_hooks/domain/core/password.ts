/** What a password must be, wherever one is chosen: 8 characters or more, not all blank, not among the commonest. */
import { commonPasswords } from "./commonPasswords.ts";
import { minPassword } from "./fields.ts";
import type { Violation } from "./violation.ts";

export function checkPassword(password: string): Violation[] {
  const field = "password";
  if (password.trim() === "") return [{ field, code: "required" }];
  if (password.length < minPassword) return [{ field, code: "min", params: { min: minPassword } }];
  return commonPasswords.has(password.toLowerCase()) ? [{ field, code: "common" }] : [];
}

/** What a password must be, wherever one is chosen: 8 characters or more, not all blank, not among the commonest. */
import { isBlank } from "./blank.ts";
import { commonPasswords } from "./commonPasswords.ts";
import { minPassword } from "./credentials.ts";
import type { Violation } from "./violation.ts";

export function checkPassword(password: string): Violation[] {
  const field = "password";
  if (isBlank(password)) return [{ field, code: "required" }];
  if (password.length < minPassword) return [{ field, code: "min", params: { min: minPassword } }];
  return commonPasswords.has(password.toLowerCase()) ? [{ field, code: "common" }] : [];
}

import { emailForm } from "#domain/core/signIn/credentials.ts";

/** Rules of an optional e-mail field. The keyboard of a phone writes a space after an address that it proposes. */
export const emailRules = (invalid: string) => ({
  setValueAs: (typed: string) => typed.trim(),
  validate: (email: string) => email === "" || emailForm.test(email) || invalid,
});

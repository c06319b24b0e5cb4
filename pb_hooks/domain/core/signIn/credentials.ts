/**
 * Form of an account's e-mail and password. This file is separate from the other checks, as the sign-in page loads it
 * alone.
 */

/** E-mail address: a local part, '@', and a domain that ends with two letters or more. */
export const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
/** Minimum length of a password. */
export const minPassword = 8;

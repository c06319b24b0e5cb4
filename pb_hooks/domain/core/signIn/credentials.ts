/** Form of an account's e-mail and password. Apart from the other checks: the sign-in page loads this file alone. */

/** E-mail address: a local part, '@', and a domain that ends with two letters or more. */
export const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
/** Minimum length of a password. */
export const minPassword = 8;

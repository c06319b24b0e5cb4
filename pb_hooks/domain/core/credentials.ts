/** What an account may be called and guarded by. Apart from the other checks, so that the sign-in page loads this alone. */

/** The form of an e-mail address: something, '@', a domain its end two letters or more. */
export const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
/** The fewest characters of a password. */
export const minPassword = 8;

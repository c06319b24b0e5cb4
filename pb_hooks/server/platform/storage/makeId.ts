/** Creates the id of a new record, in PocketBase's form. */
export const makeId = (): string =>
  $security.randomStringWithAlphabet(15, "abcdefghijklmnopqrstuvwxyz0123456789");

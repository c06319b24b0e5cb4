/** Variants of apostrophes, hyphens and alef that NFD does not unify. */
const apostrophes = /[\u2018\u2019\u201b\u02bc\u00b4`]/g;
const hyphens = /[\u2010-\u2015\u2212]/g;
const arabicMarks = /\u0640|\u0670|[\u064b-\u0655]/g;
const isPlain = /^[ -_a-~]*$/;

/** Folds a text for comparison: lower case, no accents, hamza or vowel signs, plain apostrophes and hyphens. */
export const fold = (text: string): string =>
  isPlain.test(text)
    ? text.toLowerCase()
    : text
        .normalize("NFD")
        .replace(/[\u0300-\u036f]/g, "")
        .replace(arabicMarks, "")
        .replace(/\u0671/g, "\u0627")
        .replace(apostrophes, "'")
        .replace(hyphens, "-")
        .toLowerCase()
        .replace(/\u0153/g, "oe");

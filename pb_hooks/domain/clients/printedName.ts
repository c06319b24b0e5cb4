/** Splits a client's name into last and first name for an invoice (docs/rules-clients.md, Names). */
import { fold } from "#domain/core/text/fold.ts";

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const civilities = wordsOf(
  "m mr mrs mm monsieur messieurs mme mmes madame mesdames mlle mlles mle melle mademoiselle vve veuve " +
    "dr docteur pr prof professeur me maitre",
);
/** Honorifics that may also be names: 'Haj Omar' keeps both words. */
const honorifics = wordsOf(
  "si sid sayed sayid sayyid sayida sayyida essayed haj hajj hadj haja hajja hadja lhaj lhajj lhaja lhajja",
);
const particles = wordsOf("el al ait ben bel bou ould moulay lalla sidi");
const firms = wordsOf(
  "sarl sarlau eurl sas sasu snc scs sci gie societe ste ets etablissement etablissements entreprise compagnie cie " +
    "groupe holding cabinet clinique polyclinique hopital pharmacie laboratoire association fondation cooperative " +
    "mutuelle banque agence ecole lycee hotel restaurant commune ministere",
);

/** Folds a word and removes its punctuation: 's.a.r.l.' becomes 'sarl', 'Mme.' becomes 'mme'. */
const plain = (word: string): string => fold(word).replace(/[.,()]/g, "");

/**
 * True of a company, recognised by its legal form, its trade or an ICE. 'SA' counts only in capitals, first or last:
 * 'Sa' may be a name.
 */
function isFirm(words: readonly string[]): boolean {
  const ends = [words[0] ?? "", words.at(-1) ?? ""];
  return (
    words.some((word) =>
      plain(word)
        .split(/[-/]/)
        .some((part) => firms.has(part)),
    ) ||
    ends.some((word) => /^(?:SA|S\.A\.?)$/.test(word)) ||
    /\bice(?:\d|\b\D{0,6}\d)\d{8}/i.test(words.join(" "))
  );
}

/** Removes titles such as 'M.', 'Mme', 'M. et Mme' and 'Haj' before the name, but never the whole name. */
export function withoutTitles(words: readonly string[]): readonly string[] {
  const [first = "", second = ""] = words;
  const rest = words.slice(1);
  const isJoined = /^(?:et|&|ou)$/i.test(second) && civilities.has(plain(words[2] ?? ""));
  if (civilities.has(plain(first)) && rest.length > 0)
    return withoutTitles(isJoined ? words.slice(2) : rest);
  return honorifics.has(plain(first)) && rest.length > 1 ? withoutTitles(rest) : words;
}

/** Separates a title that is typed without a space: 'M.Benali'. 'M.A. Benali' is unchanged. */
const partTitle = (name: string): string =>
  name.replace(/^([a-z]{1,4})\.(?=[^\s.]{2})/i, (typed, word: string) =>
    civilities.has(fold(word)) ? `${typed} ` : typed,
  );

/**
 * Last name: the first word with the particles before it; first name: the rest. Titles are removed. A company keeps its
 * whole name and has no first name (null).
 */
export function printedName(name: string): { name: string; firstName: string | null } {
  const whole = name.trim().split(/\s+/);
  if (isFirm(whole)) return { name: whole.join(" "), firstName: null };
  const words = withoutTitles(partTitle(name.trim()).split(/\s+/));
  const first = words.findIndex((word) => !particles.has(fold(word)));
  const end = first < 0 ? words.length : first + 1;
  return { name: words.slice(0, end).join(" "), firstName: words.slice(end).join(" ") };
}

/**
 * Compares names as a reader does, who may confuse them: capitals, accents, order, punctuation and look-alike letters
 * are ignored.
 */
import { fold } from "#domain/core/text/fold.ts";
import { visibleForm } from "#domain/core/text/storedForm.ts";

/** Characters that look like a Latin letter: Cyrillic and Greek letters, digits and strokes. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: "\u0430\u03b1\u0251",
    b: "\u0432\u03b2",
    c: "\u0441\u03f2",
    e: "\u0435\u03b53",
    h: "\u043d\u04bb",
    k: "\u043a\u03ba",
    l: "i1|\u0456\u0131\u03b9\u04cf",
    m: "\u043c\u03bc",
    n: "\u03b7",
    o: "0\u043e\u03bf",
    p: "\u0440\u03c1",
    s: "5\u0455",
    t: "\u0442\u03c4",
    u: "\u03c5\u057d",
    x: "\u0445\u03c7",
    y: "\u0443\u03b3",
    z: "\u03b6",
    j: "\u0458",
    d: "\u0501",
    q: "\u051b",
    w: "\u051d",
    v: "\u03bd\u0475",
  }).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin])),
);

/** Spaces, punctuation and signs, without Unicode classes, which the server's JavaScript engine lacks. */
const separators = /[\0-/:-`{-\u00bf\u2000-\u206f\u3000-\u303f]+/;

/** Words of a name in their look-alike form, sorted. */
const looksOf = (name: string): string[] =>
  Array.from(fold(visibleForm(name)), (letter) => lookAlikes[letter] ?? letter)
    .join("")
    .split(separators)
    .filter((word) => word !== "")
    .sort();

/** True when two names look the same, whatever the order of their words and their spaces. */
export function looksLike(one: string, other: string): boolean {
  const [words, others] = [looksOf(one), looksOf(other)];
  if (words.length === 0 || others.length === 0) return false;
  if (words.join("") === others.join("")) return true;
  // One of the names may be written as a single word.
  const [short, long] = words.length < others.length ? [words, others] : [others, words];
  return short.length === 1 && isMadeOf(short[0] ?? "", long);
}

/** True when a text consists of exactly these words, in any order. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return text === "";
  return words.some(
    (word, at) =>
      text.startsWith(word) &&
      isMadeOf(
        text.slice(word.length),
        words.filter((_, place) => place !== at),
      ),
  );
}

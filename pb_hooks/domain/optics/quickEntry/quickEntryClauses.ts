/**
 * Groups tokens into clauses, such as a prism with its base, in the order of the text; quickEntryReader.ts assigns them
 * to eyes. Unknown words inside a clause are skipped and mark it with `isCut`: they make values unread, but never move
 * a value to another measure.
 */
import { readAcuity } from "#domain/optics/measures/acuity.ts";
import type { Measure } from "#domain/optics/optics.ts";
import { type ByEye, distancesOf, heightsOf } from "./quickEntryPairs.ts";
import { prismAt, type PrismItem } from "./quickEntryPrism.ts";
import type { NumberToken, TextRange, Token } from "./tokens/quickEntryWords.ts";

type Plain = Extract<
  Token,
  { kind: "eye" | "number" | "plano" | "same" | "none" | "open" | "close" | "break" }
>;
export type ExtraClause =
  | { kind: "prism"; items: PrismItem[] | null }
  | { kind: "height"; values: ByEye | null }
  /** `value` is null for a label ('AV'), and for an acuity that is not exact. */
  | { kind: "acuity"; value: string | null; isName: boolean; isNear: boolean | null };
export type Clause = TextRange & { text: string; isCut?: boolean } & (
    | Plain
    | { kind: "measure"; measure: Measure }
    | { kind: "near" }
    | { kind: "distance" }
    | { kind: "unknown" }
    | { kind: "eip"; values: ByEye }
    | { kind: "near_eip"; values: ByEye }
    | ExtraClause
  );

/** Clause before its range is known. */
type Made =
  | ExtraClause
  | { kind: "eip" | "near_eip"; values: ByEye }
  | { kind: "near" | "unknown" };

const isValueToken = (token: Token | undefined): boolean =>
  token?.kind === "number" || token?.kind === "plano";
const isOf = (token: Token | undefined, measure: Measure): boolean =>
  token?.kind === "measure" && token.measure === measure;

/** True of a number without sign and degree sign. */
const isPlain = (token: Token | undefined): token is NumberToken =>
  token?.kind === "number" && !token.isDegrees && /^\d/.test(token.text);
/** True of a token that gives the letter before it the meaning 'plan': 'PL (-0.5)', 'P 1 x 90'. */
const isOfCorrection = (token: Token | undefined): boolean =>
  token?.kind === "number" ||
  token?.kind === "open" ||
  (token?.kind === "measure" && !isOf(token, "addition") && !isOf(token, "eip"));
const printOf = (token: Token | undefined): string | null =>
  token?.kind === "number" ? readAcuity(`P${token.text}`) : null;

class ClauseReader {
  private readonly tokens: readonly Token[];
  private readonly unknown: readonly Token[];
  private readonly clauses: Clause[] = [];
  private index = 0;
  /** Number of unknown words that were already added as clauses. */
  private passed = 0;
  /** Values counted since the last eye mark, and whether a cylinder was named. */
  private values = 0;
  private hasCylinder = false;
  private hasAcuity = false;
  private isAfterAcuityName = false;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens.filter(({ kind }) => kind !== "unknown");
    this.unknown = tokens.filter(({ kind }) => kind === "unknown");
  }

  read(): Clause[] {
    for (let token = this.tokens[0]; token; token = this.tokens[this.index]) {
      this.pass(token.start);
      this.take(token);
    }
    this.pass(Number.POSITIVE_INFINITY);
    return this.clauses;
  }

  /** Adds the unknown words before a place as clauses. */
  private pass(place: number): void {
    for (const word of this.unknown.slice(this.passed)) {
      if (word.start >= place) return;
      this.passed += 1;
      this.clauses.push({ ...word, kind: "unknown", isCut: true });
    }
  }

  /** Adds a clause made of the tokens up to `end`. */
  private add(clause: Made, end: number, from = this.index): void {
    const [first, last] = [this.tokens[from], this.tokens[end - 1]];
    if (!first || !last) return;
    this.pass(first.start);
    const place = { start: first.start, end: last.end };
    const isCut = this.unknown.some(({ start }) => start > place.start && start < place.end);
    this.clauses.push({ text: first.text, ...clause, ...place, isCut });
    this.index = end;
  }

  private keep(token: Token): void {
    this.clauses.push(token as Clause);
    this.index += 1;
  }

  private take(token: Token): void {
    if (token.kind === "eye") [this.values, this.hasCylinder, this.hasAcuity] = [0, false, false];
    // The eye has a sphere and a cylinder, whose axis may follow the prism.
    const lacksAxis = this.values === 2 || this.hasCylinder;
    const prism = prismAt(this.withPrismLetter(token), this.index, lacksAxis);
    if (prism) return this.add({ kind: "prism", items: prism.items }, prism.end);
    if (token.kind === "height") return this.takeHeight();
    if (token.kind === "near" || isOf(token, "eip")) return this.takeDistances(token);
    if (this.isAcuity(token)) return this.takeAcuity(token);
    if (this.isPieces(token)) return this.add({ kind: "unknown" }, this.index + 2);
    if (this.isAfterAcuityName && isPlain(token))
      return this.add({ kind: "unknown" }, this.index + 1);
    if (token.kind !== "eye" && token.kind !== "break") this.isAfterAcuityName = false;
    const before = this.tokens[this.index - 1];
    const isCorrection = !isOf(before, "addition") && !isOf(before, "eip");
    if (isValueToken(token) && isCorrection) this.values += 1;
    this.hasCylinder ||= isOf(token, "cylinder");
    this.keep(token);
  }

  /** Tokens in which the 'P' of 'P 1.5 BE' is the word prism; before a cylinder, or alone, it means plan. */
  private withPrismLetter(token: Token): readonly Token[] {
    const [power, next] = this.tokens.slice(this.index + 1);
    const isPower = this.values > 0 ? power?.kind === "number" : isPlain(power);
    if (!/^p$/i.test(token.text) || !isPower || next?.kind !== "prism") return this.tokens;
    const word: Token = { ...token, kind: "prism", part: "word" };
    return this.tokens.map((one) => (one === token ? word : one));
  }

  private takeHeight(): void {
    const found = heightsOf(this.tokens, this.index);
    if (!found) return this.add({ kind: "unknown" }, this.index + 1);
    if (found.isOdd) return this.add({ kind: "unknown" }, found.end);
    this.add({ kind: "height", values: found.values }, found.end);
    for (const stray of found.strays) this.add({ kind: "unknown" }, stray + 1, stray);
  }

  private takeDistances(token: Token): void {
    const { far, near, odd } = distancesOf(this.tokens, this.index);
    const { index } = this;
    if (odd !== null) return this.add({ kind: "unknown" }, odd);
    if (!far && !near) return this.keep(token);
    if (far) this.add({ kind: "eip", values: far.values }, far.end);
    if (!near) return;
    const hasVision = this.tokens.slice(near.end).some(isValueToken);
    if (token.kind === "near" && hasVision) this.add({ kind: "near" }, index + 1);
    this.add({ kind: "near_eip", values: near.values }, near.end, far ? far.end : index);
  }

  /** 'PL' beside a correction means perceives light, and 'P 2' after an acuity is a near acuity. */
  private isAcuity(token: Token): boolean {
    if (token.kind !== "plano") return token.kind === "acuity";
    const [next, more] = this.tokens.slice(this.index + 1);
    const isEyeRead = this.values > 0 && this.clauses.some(({ kind }) => kind === "eye");
    if (/^pl\.?$/i.test(token.text)) return isEyeRead && !isOfCorrection(next);
    const isPrint = /^p$/i.test(token.text) && printOf(next) !== null;
    return isPrint && this.hasAcuity && !isOfCorrection(more);
  }

  private takeAcuity({ text }: Token): void {
    const print = /^p(?:arinaud)?$/i.test(text) ? printOf(this.tokens[this.index + 1]) : null;
    const written = text.replace(/^parinaud\s?/i, "P").replace(/^perc.*/i, "PL");
    const value = print ?? readAcuity(written.replace(/\s/g, ""));
    const isName = value === null && !/\d/.test(text);
    [this.isAfterAcuityName, this.hasAcuity] = [isName, true];
    const isNear = /^av[lp]|^parinaud/i.test(text) ? !/^avl/i.test(text) : null;
    this.add({ kind: "acuity", value, isName, isNear }, this.index + (print === null ? 1 : 2));
  }

  /** True of 'x2' after at most one value: it means two pieces, not an axis. */
  private isPieces(token: Token): boolean {
    const next = this.tokens[this.index + 1];
    const isTimes = isOf(token, "axis") && /^[x\u00d7*]$/i.test(token.text);
    return (
      isTimes && isPlain(next) && next.text.length === 1 && this.values < 2 && !this.hasCylinder
    );
  }
}

/** Groups tokens into clauses, in the order of the text. */
export const quickEntryClauses = (tokens: readonly Token[]): Clause[] =>
  new ClauseReader(tokens).read();

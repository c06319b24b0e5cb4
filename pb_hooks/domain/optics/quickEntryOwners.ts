/**
 * Marks of eyes that a measure alone follows: 'OD 10/10 OG 8/10' (docs/rules-optics.md, Quick entry). They name the
 * eye of the measure, and change no correction.
 */
import type { MarkJoin } from "./quickEntryDoubt.ts";
import type { Noted, OwnedStep } from "./quickEntryNotes.ts";
import type { TextRange, Token } from "./quickEntryTokens.ts";
import { eyeSides } from "#domain/core/records.ts";

type EyeToken = Extract<Token, { kind: "eye" }>;

const isValue = ({ kind }: Token): boolean => ["number", "plano", "same", "none"].includes(kind);
const isOf = (token: Token | undefined, measure: "addition" | "eip"): boolean =>
  token?.kind === "measure" && token.measure === measure;
const isEye = (token: Token | undefined): token is EyeToken => token?.kind === "eye";

class OwnerReader {
  private readonly tokens: readonly Token[];
  private readonly noted: readonly Noted[];
  private readonly unknown: readonly TextRange[];
  private readonly joins: ReadonlyMap<number, MarkJoin>;
  private readonly owned: OwnedStep[] = [];

  constructor(
    tokens: readonly Token[],
    noted: readonly Noted[],
    unknown: readonly TextRange[],
    joins: ReadonlyMap<number, MarkJoin>,
  ) {
    this.tokens = tokens;
    this.noted = [...noted].sort((a, b) => a.place.start - b.place.start);
    this.unknown = unknown;
    this.joins = joins;
  }

  read(): { tokens: Token[]; owned: OwnedStep[] } {
    const tokens = this.tokens.filter((token, index) => {
      if (!isEye(token) || !this.isOwner(token, index)) return true;
      const [first, ...more] = this.notesOf(index);
      const other = more.findIndex(({ kind }) => kind !== first?.kind);
      const direct = first ? [first, ...more.slice(0, other < 0 ? more.length : other)] : [];
      this.owned.push({
        start: token.start,
        sides: [...token.sides],
        isOwned: true,
        direct: direct.map(({ place }) => place.start),
      });
      return false;
    });
    return { tokens, owned: this.owned };
  }

  /** Measures between this mark and the next token. */
  private notesOf(index: number): Noted[] {
    const [token, next] = [this.tokens[index], this.tokens[index + 1]];
    const [from, to] = [token?.end ?? 0, next?.start ?? Number.POSITIVE_INFINITY];
    const isCut = this.unknown.some(({ start }) => start >= from && start < to);
    return isCut ? [] : this.noted.filter(({ place }) => place.start >= from && place.start < to);
  }

  private isOwner(token: EyeToken, index: number): boolean {
    if (this.joins.has(token.start) || this.notesOf(index).length === 0) return false;
    const before = this.tokens.slice(0, index);
    if (token.isPair && before.some(isValue)) return false;
    return this.isMarkedBefore(before) && this.isLast(index) && this.isApart(before, index);
  }

  /** False of '-1 OG 10/10', where the mark may be of the value before it. */
  private isMarkedBefore(before: readonly Token[]): boolean {
    const head = before.slice(0, before.findIndex(isEye) + 1 || before.length);
    return isOf(head[0], "eip") || !head.some(isValue);
  }

  /** True where no correction follows, which may be this eye's. */
  private isLast(index: number): boolean {
    const rest = this.tokens.slice(index + 1).filter(({ kind }) => kind !== "break");
    const end = rest.find((token) => !isEye(token));
    if (isOf(end, "addition")) return this.isRepeated(index);
    return (rest[0] === undefined || isEye(rest[0])) && (end === undefined || isOf(end, "eip"));
  }

  /** True of marks of both eyes after their corrections: the addition that follows is for both. */
  private isRepeated(index: number): boolean {
    const before = this.tokens.slice(0, index);
    const read = before.flatMap((token, at) => {
      const next = this.tokens[at + 1];
      return isEye(token) && next && isValue(next) ? token.sides : [];
    });
    const isSeries = this.owned.length > 0 || this.isFollowedByOwner(index);
    return isSeries && eyeSides.every((side) => read.includes(side));
  }

  private isFollowedByOwner(index: number): boolean {
    const at = this.tokens.findIndex(({ kind }, place) => place > index && kind !== "break");
    return isEye(this.tokens[at]) && this.notesOf(at).length > 0;
  }

  /** False after the name of a measure, and of one mark after an addition ('add 2 OG'). */
  private isApart(before: readonly Token[], index: number): boolean {
    const known = before.filter(({ kind }) => kind !== "break");
    if (known.at(-1)?.kind === "measure") return false;
    return !isOf(known.at(-2), "addition") || isEye(known.at(-1)) || this.isFollowedByOwner(index);
  }
}

/** Tokens without the marks that a measure owns, and the steps of those marks. */
export const withoutOwners = (
  tokens: readonly Token[],
  noted: readonly Noted[],
  unknown: readonly TextRange[],
  joins: ReadonlyMap<number, MarkJoin>,
): { tokens: Token[]; owned: OwnedStep[] } => new OwnerReader(tokens, noted, unknown, joins).read();

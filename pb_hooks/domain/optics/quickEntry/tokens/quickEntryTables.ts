/**
 * Reads pasted tables: 'Sph Cyl Axe' above rows of eyes, or 'OD OG' above rows of measures. The values of a row that
 * does not fit its headers become unknown.
 */
import { wordsAt } from "./quickEntryTokens.ts";
import type { Token } from "./quickEntryWords.ts";

type Head = Extract<Token, { kind: "measure" | "eye" }>;

const isHead = (token: Token | undefined): token is Head =>
  token?.kind === "measure" || token?.kind === "eye";
const isValue = (token: Token | undefined): token is Token =>
  token?.kind === "number" || token?.kind === "plano";
const nameOf = (head: Head): string => (head.kind === "measure" ? head.measure : head.sides.join());
/** True of a line break, and of the dash in an empty cell. */
const isFiller = (token: Token | undefined): boolean =>
  token?.kind === "break" ? token.text !== "/" : /^[-\u2014]$/.test(token?.text ?? "");

class TableReader {
  private readonly text: string;
  private readonly tokens: readonly Token[];
  private index = 0;

  constructor(text: string, tokens: readonly Token[]) {
    this.text = text;
    this.tokens = tokens;
  }

  read(): Token[] {
    const read: Token[] = [];
    while (this.index < this.tokens.length) {
      const from = this.index;
      const heads = this.takeHeads();
      const rows = heads.length > 0 ? this.takeRows(heads) : [];
      if (rows.length === 0) this.index = from + 1;
      read.push(...(rows.length > 0 ? rows : this.tokens.slice(from, from + 1)));
    }
    return read;
  }

  /** Takes tokens while they fit; skips line breaks and empty cells. */
  private takeAll<One extends Token>(fits: (token: Token | undefined) => token is One): One[] {
    const taken: One[] = [];
    for (; ; this.index += 1) {
      const token = this.tokens[this.index];
      if (fits(token)) taken.push(token);
      else if (!isFiller(token)) return taken;
    }
  }

  /**
   * Takes the headers of a table: adjacent measures, or adjacent eyes followed by a measure; none if there is no table.
   */
  private takeHeads(): Head[] {
    const [before, first] = [this.tokens[this.index - 1], this.tokens[this.index]];
    if (!isHead(first) || isValue(before)) return [];
    const heads: Head[] = [];
    const isNext = (token: Token | undefined): token is Head => {
      const start = heads.at(-1)?.end ?? token?.start ?? 0;
      const isBeside = /^[\s|;,]*$/.test(wordsAt(this.text, { start, end: token?.start ?? 0 }));
      if (!isHead(token) || token.kind !== first.kind || !isBeside) return false;
      return heads.push(token) > 0;
    };
    this.takeAll(isNext);
    const isTable = new Set(heads.map(nameOf)).size === heads.length && heads.length > 1;
    const isLed = first.kind === "measure" || this.tokens[this.index]?.kind === "measure";
    return isTable && isLed ? heads : [];
  }

  /** Takes the rows of values, each with the eye or measure at its beginning. */
  private takeRows(heads: readonly Head[]): Token[] {
    const leads = heads[0]?.kind === "eye" ? "measure" : "eye";
    const rows: Token[] = [];
    for (;;) {
      const from = this.index;
      const lead = this.tokens[from];
      const isLed = isHead(lead) && lead.kind === leads;
      if (isLed) this.index += 1;
      const values = this.takeAll(isValue);
      if (values.length > 0 && (isLed || leads === "eye"))
        rows.push(...this.rowOf(isLed ? lead : undefined, values, heads));
      else {
        this.index = from;
        return rows;
      }
    }
  }

  private columnOf(start: number, end: number): number {
    return wordsAt(this.text, { start, end }).match(/[\t|;]/g)?.length ?? 0;
  }

  /** Puts a measure and an eye before each value of a row: by columns (tabs or bars), else in order. */
  private rowOf(lead: Head | undefined, values: Token[], heads: readonly Head[]): Token[] {
    const led = lead ? [lead] : [];
    const from = heads[0]?.end ?? 0;
    const columns = new Map(heads.map((head) => [this.columnOf(from, head.start), head] as const));
    const isTabbed = lead !== undefined && columns.size === heads.length;
    const found = values.flatMap(
      ({ start }) => columns.get(this.columnOf(lead?.end ?? 0, start) - 1) ?? [],
    );
    const isByColumn =
      isTabbed && found.length === values.length && new Set(found).size === values.length;
    const rest = values.length % heads.length;
    if (!isByColumn && (lead ? values.length !== heads.length : rest > 0))
      return [...led, ...values.map((value): Token => ({ ...value, kind: "unknown" }))];
    const cells = values.flatMap((value, index) => {
      const head = isByColumn ? found[index] : heads[index % heads.length];
      return head ? [[{ ...head, start: value.start, end: value.start }, value]] : [];
    });
    // An addition has to come before the other values of its eye.
    const isAddition = ([head]: Token[]) =>
      Number(head?.kind === "measure" && head.measure === "addition");
    if (lead) cells.sort((one, other) => isAddition(other) - isAddition(one));
    return [...led, ...cells.flat()];
  }
}

/** Tokens in which each value of a table has its measure and eye before it. */
export const withTables = (text: string, tokens: readonly Token[]): Token[] =>
  new TableReader(text, tokens).read();

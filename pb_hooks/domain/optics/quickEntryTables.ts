/**
 * Pasted tables: 'Sph Cyl Axe' over rows of eyes, or 'OD OG' over rows of measures. A row that does not fit its
 * headers is unknown as a whole.
 */
import type { TextRange, Token } from "./quickEntryTokens.ts";

type Head = Extract<Token, { kind: "measure" | "eye" }>;
type Cell = { head: Head; value: Token };
type Row = { lead: Head | undefined; values: Token[]; end: number };

const isHead = (token: Token | undefined): token is Head =>
  token?.kind === "measure" || token?.kind === "eye";
const isValue = (token: Token | undefined): boolean =>
  token?.kind === "number" || token?.kind === "plano";
const nameOf = (head: Head): string => (head.kind === "measure" ? head.measure : head.sides.join());
const asUnknown = ({ start, end }: TextRange): Token => ({ kind: "unknown", start, end });
/** Zero-width copy of a header before its value. */
const before = ({ start }: TextRange, head: Head): Token => ({ ...head, start, end: start });
const separators = (text: string, from: number, to: number): number =>
  text.slice(from, to).match(/[\t|;]/g)?.length ?? 0;

/** True of a line break or the dash of an empty cell. */
function isFiller(text: string, token: Token | undefined): boolean {
  if (token?.kind === "break") return text[token.start] !== "/";
  return token?.kind === "unknown" && /^[-\u2013\u2014]$/.test(text.slice(token.start, token.end));
}

class TableReader {
  private readonly text: string;
  private readonly tokens: readonly Token[];

  constructor(text: string, tokens: readonly Token[]) {
    this.text = text;
    this.tokens = tokens;
  }

  read(): Token[] {
    const read: Token[] = [];
    for (let index = 0; index < this.tokens.length;) {
      const heads = this.headsAt(index);
      const rows = heads.length > 0 ? this.rowsAfter(heads) : [];
      read.push(...(rows.length > 0 ? [] : this.tokens.slice(index, index + 1)));
      for (const row of rows) read.push(...this.valuesOf(row, heads));
      index = rows.at(-1)?.end ?? index + 1;
    }
    return read;
  }

  private skip(from: number): number {
    let index = from;
    while (isFiller(this.text, this.tokens[index])) index += 1;
    return index;
  }

  /** Headers of a table: two measures, or both eyes before a measure, with nothing between them. */
  private headsAt(from: number): Head[] {
    const heads: Head[] = [];
    let index = from;
    for (; ; index = this.skip(index + 1)) {
      const [token, last] = [this.tokens[index], heads.at(-1)];
      if (!isHead(token) || (last && token.kind !== last.kind)) break;
      if (last && !/^[\s|;,]*$/.test(this.text.slice(last.end, token.start))) break;
      heads.push(token);
    }
    const isApart = new Set(heads.map(nameOf)).size === heads.length && heads.length >= 2;
    const isOfEyes = heads[0]?.kind === "eye";
    if (!isApart || isValue(this.tokens[from - 1])) return [];
    return !isOfEyes || this.tokens[index]?.kind === "measure" ? heads : [];
  }

  private rowsAfter(heads: readonly Head[]): Row[] {
    const rows: Row[] = [];
    const last = heads.at(-1);
    const leads = heads[0]?.kind === "eye" ? "measure" : "eye";
    let index = last ? this.skip(this.tokens.indexOf(last) + 1) : this.tokens.length;
    for (;;) {
      const first = this.tokens[index];
      const lead = isHead(first) && first.kind === leads ? first : undefined;
      const row = this.rowAt(lead ? index + 1 : index, lead);
      if (row.values.length === 0 || (!lead && leads === "measure")) return rows;
      rows.push(row);
      index = row.end;
    }
  }

  private rowAt(from: number, lead: Head | undefined): Row {
    const values: Token[] = [];
    let index = this.skip(from);
    for (; isValue(this.tokens[index]); index = this.skip(index + 1)) {
      values.push(...this.tokens.slice(index, index + 1));
    }
    return { lead, values, end: index };
  }

  private valuesOf(row: Row, heads: readonly Head[]): Token[] {
    const lead = row.lead ? [row.lead] : [];
    const cells = this.cellsByColumn(row, heads) ?? this.cellsInOrder(row, heads);
    if (!cells) return [...lead, ...row.values.map(asUnknown)];
    // True of an addition written before its own eye.
    const isAddition = ({ head }: Cell) => head.kind === "measure" && head.measure === "addition";
    const sorted = row.lead
      ? [...cells.filter(isAddition), ...cells.filter((cell) => !isAddition(cell))]
      : cells;
    return [...lead, ...sorted.flatMap(({ head, value }) => [before(value, head), value])];
  }

  /** Cells by tab or slash; undefined without separators, or when a value has no header. */
  private cellsByColumn({ lead, values }: Row, heads: readonly Head[]): Cell[] | undefined {
    const from = heads[0]?.end ?? 0;
    const columns = new Map(
      heads.map((head) => [separators(this.text, from, head.start), head] as const),
    );
    if (!lead || columns.size < heads.length) return undefined;
    const cells = values.flatMap((value) => {
      const head = columns.get(separators(this.text, lead.end, value.start) - 1);
      return head ? [{ head, value }] : [];
    });
    const isEach = new Set(cells.map(({ head }) => head)).size === values.length;
    return isEach ? cells : undefined;
  }

  private cellsInOrder({ lead, values }: Row, heads: readonly Head[]): Cell[] | undefined {
    const isWhole = lead ? values.length === heads.length : values.length % heads.length === 0;
    if (!isWhole) return undefined;
    return values.flatMap((value, index) => {
      const head = heads[index % heads.length];
      return head ? [{ head, value }] : [];
    });
  }
}

/** Tokens with a measure and an eye before each value of a table. */
export const withTables = (text: string, tokens: readonly Token[]): Token[] =>
  new TableReader(text, tokens).read();

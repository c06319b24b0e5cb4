/**
 * Sections of a quick entry: an eye mark with what follows it; assigns the values of prisms, heights and acuities to
 * eyes.
 */
import { type EyeSide, eyeSides, type PrismBase } from "#domain/core/records.ts";
import {
  checkExtraValue,
  type EyeExtra,
  type EyeExtraName,
} from "#domain/optics/measures/extraMeasures.ts";
import type { Clause, ExtraClause } from "./quickEntryClauses.ts";
import type { PrismItem } from "./quickEntryPrism.ts";
import type { TextRange } from "./tokens/quickEntryWords.ts";

export type ExtraRead = Partial<EyeExtra>;
export type ExtrasRead = Record<EyeSide, ExtraRead>;
/** Prism, height or acuity with its section. */
export type ExtraPlaced = {
  clause: Extract<Clause, ExtraClause>;
  section: Section;
  /** True before any eye mark and any correction. */
  isOfNone: boolean;
  /** True after an unknown word, and for a prism of near vision, which has no field. */
  isUnread: boolean;
  isNear: boolean | null;
  isKept: boolean;
};

export class Section {
  readonly mark: TextRange | null;
  sides: readonly EyeSide[];
  /** True when an eye was marked, before its values or after them. */
  isMarked: boolean;
  /** True when the section has a correction, an addition or a pupillary distance. */
  hasValue = false;
  hasCorrection = false;
  hasAddition = false;
  /** True when the section has distances for both eyes, which do not belong to its mark. */
  hasPair = false;
  /** `isCut`: the section has an unknown word. `isBroken`: a slash directly follows its mark. */
  isCut = false;
  isBroken = false;
  /** True when the mark is unread, with the measures after it. */
  isUnread = false;
  readonly extras: ExtraPlaced[] = [];

  constructor(mark: TextRange | null, sides: readonly EyeSide[]) {
    this.mark = mark;
    this.sides = sides;
    this.isMarked = mark !== null;
  }

  isEmpty(): boolean {
    return !this.hasValue && !this.hasPair && this.extras.length === 0;
  }
}

/** Returns the marks without values, and those that may have lost their correction: 'OD / OG -2', 'OD 10/10 OG -2'. */
export function rejectMarks(sections: readonly Section[]): TextRange[] {
  const [head] = sections;
  const isHeadRead =
    head !== undefined && !head.isMarked && (head.hasCorrection || head.hasAddition);
  const unread: TextRange[] = [];
  for (const [index, section] of sections.entries()) {
    const isOfPair = section.hasPair && section.sides.length > 1;
    if (!section.mark || section.hasValue || isOfPair) continue;
    const later = sections.slice(index + 1);
    const isOfBoth = eyeSides.every((side) =>
      sections.some(({ hasCorrection, sides }) => hasCorrection && sides.includes(side)),
    );
    const isLast = later.every((one) => !one.hasCorrection && (!one.hasAddition || isOfBoth));
    const isTrailed = (head?.extras.length ?? 0) > 0 && (sections.at(-1)?.isEmpty() ?? false);
    const isLost = section.isCut || section.isBroken || isHeadRead || isTrailed || !isLast;
    if (isTrailed) for (const extra of head?.extras ?? []) extra.isUnread = true;
    section.isUnread = section.isEmpty() || isLost;
    if (section.isUnread) unread.push(section.mark);
  }
  return unread;
}

/** True when the mark before has no values at all, so that those of this section may belong to it. */
const isBesideLost = (section: Section, sections: readonly Section[]): boolean => {
  const before = sections[sections.indexOf(section) - 1];
  return before !== undefined && before.isUnread && before.isEmpty() && !before.isCut;
};

/** Finds the eyes of heights and acuities: those of their section, or both when typed once for both. */
class ExtraEyes {
  private readonly sections: readonly Section[];
  private readonly read: readonly Section[];

  constructor(sections: readonly Section[]) {
    this.sections = sections.filter(({ isMarked, hasValue }) => isMarked || hasValue);
    this.read = sections.filter(({ hasValue }) => hasValue);
  }

  /** Eyes of a measure; empty when it is for both. */
  of(extra: ExtraPlaced): readonly EyeSide[] {
    const { section, clause } = extra;
    if (extra.isOfNone && !section.isMarked) return [];
    return clause.kind !== "prism" && this.isOnce(extra) ? [] : section.sides;
  }

  /**
   * True of a measure without an eye when another one has an eye, as the first in '10/10 OG 8/10': its eye is unknown.
   */
  isBesideOwn({ isOfNone, section, clause }: ExtraPlaced): boolean {
    const isName = clause.kind === "acuity" && clause.isName;
    if (!isOfNone || section.isMarked || isName || clause.kind === "prism") return false;
    const same = this.sections.flatMap(({ extras }) =>
      extras.filter((one) => one.clause.kind === clause.kind && one.section !== section),
    );
    return same.some((one) => this.of(one).length > 0);
  }

  /** True of a measure for both eyes when another value follows: in 'AV 10/10 8/10' each may be for one eye. */
  isOfTwo(extra: ExtraPlaced): boolean {
    const [field, value] = measureOf(extra);
    if (field === "" || this.of(extra).length > 0) return false;
    const others = extra.section.extras.map(measureOf);
    return others.some(([name, other]) => name === field && other !== value);
  }

  private isOnce({ section, clause: { kind } }: ExtraPlaced): boolean {
    const same = this.sections.flatMap(({ extras }) =>
      extras.filter((one) => one.clause.kind === kind && !isNamedExtra(one.clause)),
    );
    const trail = section.hasValue ? this.read : this.sections;
    const isOfTwo = eyeSides.every((side) => trail.some(({ sides }) => sides.includes(side)));
    if (!isOfTwo || trail.at(-1) !== section) return false;
    return same.every((one) => one.section === section && !this.isOwn(one));
  }

  /** True of a measure for which an eye was named: 'OD -1 OG -2 OG 8/10', 'OD -1 OG 8/10'. */
  private isOwn({ section, clause: { kind, start } }: ExtraPlaced): boolean {
    if (section.hasValue) return false;
    const isRead = section.sides.every((side) =>
      this.read.some(({ sides }) => sides.includes(side)),
    );
    if (kind === "acuity" && !isRead) return true;
    const [first, ...extra] = section.extras.map(({ clause }) => clause);
    const other = extra.find((one) => one.kind !== first?.kind);
    return start < (other?.start ?? Number.POSITIVE_INFINITY) && (isRead || this.read.length === 0);
  }
}

/** Field of an acuity: near for 'P2' and the like, and after 'VP'; otherwise distance. */
const acuityField = (value: string, isNear: boolean | null) =>
  isNear || (value.startsWith("P") && value !== "PL") ? "near_va" : "va";

/** Field and value of a height or acuity without an eye of its own; '' for any other measure. */
function measureOf({ clause, isNear }: ExtraPlaced): [field: string, value: number | string] {
  const { value } = clause.kind === "acuity" ? clause : { value: null };
  if (value !== null) return [acuityField(value, isNear), value];
  const one = clause.kind === "height" ? clause.values?.one : undefined;
  return one === undefined ? ["", ""] : ["height", one];
}

/** True of words that contain their own eyes ('H OD 18', 'H 18/19', 'prisme OD 2'). */
export function isNamedExtra(clause: ExtraClause): boolean {
  if (clause.kind === "height") return clause.values !== null && clause.values.one === undefined;
  return clause.kind === "prism" && (clause.items ?? []).some(({ sides }) => sides !== null);
}

/** Bases of the right eye by angle in the TABO scheme; the left eye is mirrored. */
const bases: Readonly<Record<number, PrismBase>> = { 0: "in", 90: "up", 180: "out", 270: "down" };

/** Writes a value unless there is one already; returns whether it did. */
function put<Name extends EyeExtraName>(
  extra: ExtraRead,
  name: Name,
  value: EyeExtra[Name],
): boolean {
  if (extra[name] !== undefined) return false;
  extra[name] = value;
  return true;
}

function putPrism(extra: ExtraRead, side: EyeSide, { power, base }: PrismItem): boolean {
  const { angle } = typeof base === "object" && base ? base : { angle: Number.NaN };
  const isAngle = angle >= 0 && angle <= 360;
  const turned = isAngle ? (side === "right" ? angle : 540 - angle) % 360 : Number.NaN;
  const direction = typeof base === "string" ? base : base === null ? "" : bases[turned];
  if (direction === undefined || checkExtraValue("prism", power) !== null) return false;
  if (extra.prism === undefined) return put(extra, "prism", power) && put(extra, "base", direction);
  return put(extra, "prism2", power) && put(extra, "base2", direction);
}

/** Writes the values of a measure; false when it is not exact, or a value is already there. */
function take(
  extras: ExtrasRead,
  { clause, isNear }: ExtraPlaced,
  sides: readonly EyeSide[],
): boolean {
  if (clause.kind === "prism") {
    const isTaken = (item: PrismItem) =>
      (item.sides ?? sides).every((side) => putPrism(extras[side], side, item));
    return clause.items?.every(isTaken) ?? false;
  }
  if (clause.kind === "height") {
    const { values } = clause;
    return eyeSides.every((side) => {
      const value = values?.[side] ?? (sides.includes(side) ? values?.one : undefined);
      return value === undefined ? values !== null : put(extras[side], "height", value);
    });
  }
  const { value } = clause;
  if (value === null) return false;
  return sides.every((side) => put(extras[side], acuityField(value, isNear), value));
}

/** True of a 'P2' that is rather the power of a prism: a base without power follows it. */
const isLostPower = ({ section, clause }: ExtraPlaced): boolean =>
  clause.kind === "acuity" &&
  /^P\d/.test(clause.value ?? "") &&
  section.extras.some(
    ({ clause: other }) =>
      other.kind === "prism" && other.items === null && other.start > clause.start,
  );

/**
 * Assigns the measures of all sections to eyes; if one value of a measure fails, none of it is kept. Returns each with
 * its eyes.
 */
export function takeExtras(sections: readonly Section[], extras: ExtrasRead, start: EyeSide) {
  const eyes = new ExtraEyes(sections);
  /** Eyes and kinds with an unread measure: a later one of the same kind could be mistaken for it. */
  const lost = new Set<string>();
  return sections
    .flatMap((section) => section.extras)
    .map((extra) => {
      const of = eyes.of(extra);
      const unnamed = extra.clause.kind === "prism" ? [start] : eyeSides;
      const sides = of.length === 0 ? unnamed : of;
      const before = { right: { ...extras.right }, left: { ...extras.left } };
      const items = extra.clause.kind === "prism" ? (extra.clause.items ?? []) : [];
      const named = [...items.flatMap((item) => item.sides ?? []), ...sides];
      const kinds = named.map((side) => `${side} ${extra.clause.kind}`);
      extra.isUnread ||=
        isLostPower(extra) ||
        eyes.isBesideOwn(extra) ||
        eyes.isOfTwo(extra) ||
        isBesideLost(extra.section, sections) ||
        kinds.some((kind) => lost.has(kind));
      const isDoubtful = extra.isUnread || extra.section.isUnread;
      if (isDoubtful) for (const kind of kinds) lost.add(kind);
      extra.isKept = !isDoubtful && take(extras, extra, sides);
      if (!extra.isKept) Object.assign(extras, before);
      return { extra, sides: isNamedExtra(extra.clause) ? [] : of };
    });
}

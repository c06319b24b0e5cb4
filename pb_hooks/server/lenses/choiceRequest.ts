/** Query of GET lens-choices (docs/rules-lenses.md, Choices): the corrections of both eyes, and the pressed buttons. */
import { type IsoDay, parseDay, today } from "#domain/core/days/days.ts";
import { readNumber } from "#domain/core/fields/readNumber.ts";
import { type EyeSide, eyeSides, lensGeometries } from "#domain/core/records.ts";
import { isBlank } from "#domain/core/text/blank.ts";
import type { Violation } from "#domain/core/violation.ts";
import { type ChoiceQuery, readChoiceQuery } from "#domain/lenses/choiceQuery.ts";
import { type LensPower, readPower } from "#domain/lenses/power.ts";
import { refuseIf } from "#server/platform/requests/refuse.ts";
import { queryParam } from "#server/platform/requests/routeRequest.ts";

/** `prism`: resultant in Δ; 0 means none. */
export type AskedEye = { side: EyeSide; power: LensPower; prism: number };
/** Values of the pressed buttons; undefined when none of a group is pressed. */
export type Presses = { geometry?: string; index?: number | null; treatment?: string };
export type ChoiceRequest = {
  eyes: AskedEye[];
  on: IsoDay;
  needed: number | null;
  presses: Presses;
  /** Undefined means any tint. */
  tint: string | undefined;
  supplier: string;
  query: ChoiceQuery;
};

/** Text that asks for ranges without a value, in a button or the tint. */
const none = "-";
const maxPrism = 30;
const maxNeeded = 200;

/** Parses one eye from 'sphere,cylinder,add,prism'; parts may be blank. Null for a blank text. */
function readEye(side: EyeSide, text: string): { eye: AskedEye | null; code: string | null } {
  if (isBlank(text)) return { eye: null, code: null };
  const parts = text.split(",").map((part) => part.trim().replace(/^\+/, ""));
  const [sphere = "", cylinder = "", add = "", prism = ""] = parts;
  const reach = isBlank(prism) ? 0 : readNumber(prism);
  const { power, refusal } = readPower({ sphere, cylinder, add });
  if (parts.length > 4) return { eye: null, code: "eye_query" };
  if (!power) return { eye: null, code: refusal === "power_parts" ? "eye_query" : refusal };
  if (!(reach >= 0 && reach <= maxPrism)) return { eye: null, code: "eye_query" };
  return { eye: { side, power, prism: reach }, code: null };
}

/** Parses a number parameter: null when blank, NaN when not a number. */
const numberOf = (text: string): number | null =>
  isBlank(text) ? null : readNumber(text.trim().replace(",", "."));

type Texts = (name: string) => string;

function readPresses(textOf: Texts): { presses: Presses; violations: Violation[] } {
  const [geometry, index, treatment] = ["geometry", "index", "treatment"].map(textOf);
  const number = index === none ? null : numberOf(index ?? "");
  const isKnown = !geometry || lensGeometries.some((one) => one === geometry);
  const presses = {
    ...(geometry ? { geometry } : {}),
    ...(index ? { index: number } : {}),
    ...(treatment ? { treatment: treatment === none ? "" : treatment } : {}),
  };
  const violations = [
    ...(isKnown ? [] : [{ field: "geometry", code: "choice" }]),
    ...(Number.isNaN(number) ? [{ field: "index", code: "number" }] : []),
  ];
  return { presses, violations };
}

function readNeeded(text: string): { needed: number | null; violations: Violation[] } {
  const needed = numberOf(text);
  const isGood = needed === null || (Number.isInteger(needed) && needed > 0 && needed <= maxNeeded);
  return { needed, violations: isGood ? [] : [{ field: "needed", code: "int" }] };
}

/** Parses the query; a malformed parameter is refused by its name. */
export function choiceRequest(e: core.RequestEvent): ChoiceRequest {
  const textOf: Texts = (name) => queryParam(e, name).trim();
  const read = eyeSides.map((side) => ({ side, ...readEye(side, textOf(side)) }));
  const eyes = read.flatMap(({ eye }) => eye ?? []);
  const violations = read.flatMap(({ side, code }) => (code ? [{ field: side, code }] : []));
  const isBlankQuery = eyes.length === 0 && violations.length === 0;
  const day = textOf("on");
  const on = day === "" ? today() : parseDay(day);
  const pressed = readPresses(textOf);
  const size = readNeeded(textOf("needed"));
  refuseIf([
    ...violations,
    ...(isBlankQuery ? [{ field: "right", code: "required" }] : []),
    ...(on === null ? [{ field: "on", code: "day" }] : []),
    ...size.violations,
    ...pressed.violations,
  ]);
  const tint = textOf("tint");
  return {
    eyes,
    on: on ?? today(),
    needed: size.needed,
    presses: pressed.presses,
    tint: tint === "" ? undefined : tint === none ? "" : tint,
    supplier: textOf("supplier"),
    query: readChoiceQuery(textOf("q").slice(0, mostTyped)),
  };
}
const mostTyped = 200;

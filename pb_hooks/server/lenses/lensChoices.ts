/** GET /api/optique/lens-choices: the lenses of a correction, cheapest first, with the buttons that narrow them. */
import { type IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, toDirhams } from "#domain/core/money.ts";
import { lensGeometries } from "#domain/core/choices.ts";
import { fold } from "#domain/core/text/fold.ts";
import { facetsOf, isPressed } from "#domain/lenses/choiceFacets.ts";
import { hasWords, isIndexAsked } from "#domain/lenses/choiceQuery.ts";
import { geometryNames } from "#domain/lenses/lensNames.strings.ts";
import type { Route } from "#server/engine/route.ts";
import { sendObject } from "#server/platform/records/jsonText.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { type ChoiceRequest, choiceRequest } from "./choiceRequest.ts";
import { choiceRows } from "./choiceRows.ts";
import { type Choice, describedChoices } from "./describedChoices.ts";
import { inOrder, type OfferedRange, offeredRanges } from "./offeredRanges.ts";
import { prismPrices } from "./prismSupplements.ts";

const mostMade = 50;
const mostOthers = 20;

/** True of a range that the words and the tint leave. */
function isAsked({ row, index, geometry }: OfferedRange, { query, tint }: ChoiceRequest): boolean {
  if (!isIndexAsked(query, index)) return false;
  if (tint !== undefined && fold(row[7]) !== fold(tint)) return false;
  if (query.words.length === 0) return true;
  const name = geometryNames[geometry as keyof typeof geometryNames] ?? "";
  return hasWords(query.words, `${row[8]} ${name}`);
}

type Button = { value: string | number | null; from: number; count: number };
type Found = { value: string | number | null; from: Centimes; count: number };
const button = ({ from, ...facet }: Found): Button => ({ ...facet, from: toDirhams(from) });

const placeOf = ({ value }: Found): number =>
  lensGeometries.findIndex((geometry) => geometry === value);

/** Rows of buttons in their order: as geometries are listed, by index, by price. */
function buttonsOf(ranges: readonly OfferedRange[], { presses }: ChoiceRequest) {
  const { geometries, indices, treatments } = facetsOf(ranges, presses);
  return {
    geometries: geometries.sort((a, b) => placeOf(a) - placeOf(b)).map(button),
    indices: indices.sort((a, b) => (a.value ?? 0) - (b.value ?? 0)).map(button),
    treatments: treatments.sort((a, b) => a.from - b.from).map(button),
  };
}

export type ChoiceAnswer = {
  on: IsoDay;
  geometries: Button[];
  indices: Button[];
  treatments: Button[];
  ranges: Choice[];
  left_off: number;
};

/** The answer, whose ranges are a JSON text. */
function answer(app: core.App, { company }: Staff, request: ChoiceRequest) {
  const prisms = prismPrices(app, company, request.on, request.eyes);
  const rows = choiceRows(app, company, request);
  const found = offeredRanges(rows, request, prisms).filter((range) => isAsked(range, request));
  const shown = found.filter((range) => isPressed(range, request.presses));
  const made = shown.filter(({ total }) => total !== null);
  const others = shown.filter(({ total }) => total === null);
  const listed = [
    ...inOrder(made, rows.labDays).slice(0, mostMade),
    ...others.slice(0, mostOthers),
  ];
  const { labDays } = rows;
  return {
    head: { on: request.on, ...buttonsOf(found, request) },
    ranges: describedChoices(app, company, { request, listed, prisms, labDays }),
    left_off: shown.length - listed.length,
  };
}

export const choicesRoute: Route = {
  method: "GET",
  path: "/lens-choices",
  right: "read",
  handle(e, staff) {
    const { head, ranges, left_off } = answer(e.app, staff, choiceRequest(e));
    sendObject(e, { ...head, left_off }, { ranges });
  },
};

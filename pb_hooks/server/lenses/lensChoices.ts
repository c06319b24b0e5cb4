/** GET /api/optique/lens-choices: the lenses of a correction, cheapest first, with the buttons that narrow them. */
import { type IsoDay, today } from "#domain/core/days/days.ts";
import { type Centimes, toDirhams } from "#domain/core/money.ts";
import { lensGeometries } from "#domain/core/choices.ts";
import { fold } from "#domain/core/text/fold.ts";
import { facetOf, type Offered, pressed } from "#domain/lenses/choiceFacets.ts";
import { hasWords, isIndexAsked } from "#domain/lenses/choiceQuery.ts";
import { geometryNames } from "#domain/lenses/lensNames.strings.ts";
import type { Route } from "#server/engine/route.ts";
import { sendJson } from "#server/platform/records/jsonText.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { type ChoiceRequest, choiceRequest } from "./choiceRequest.ts";
import { type ChoiceRow, choiceRows } from "./choiceRows.ts";
import { describeChoices, type Choice } from "./describedChoices.ts";
import { prismPrices } from "./prismSupplements.ts";

const mostMade = 50;
const mostOthers = 20;

type MadeRow = ChoiceRow & Offered;
const isMade = (row: ChoiceRow): row is MadeRow => row.total !== null;

/** Ranges that the words and the tint leave. */
function asked(rows: readonly ChoiceRow[], { query, tint }: ChoiceRequest): ChoiceRow[] {
  const wanted = tint === undefined ? null : fold(tint);
  return rows.filter(
    ({ index, geometry, text, tint: own }) =>
      isIndexAsked(query, index) &&
      (wanted === null || fold(own) === wanted) &&
      hasWords(
        query.words,
        `${text} ${geometryNames[geometry as keyof typeof geometryNames] ?? ""}`,
      ),
  );
}

type Button = { value: string | number | null; from: number; count: number };
const buttons = (
  facets: readonly { value: string | number | null; from: Centimes; count: number }[],
): Button[] => facets.map(({ from, ...facet }) => ({ ...facet, from: toDirhams(from) }));

const placeOf = ({ value }: Button): number =>
  lensGeometries.findIndex((geometry) => geometry === value);

export type ChoiceAnswer = {
  on: IsoDay;
  geometries: Button[];
  indices: Button[];
  treatments: Button[];
  ranges: Choice[];
  left_off: number;
};

function answer(app: core.App, { company }: Staff, request: ChoiceRequest): ChoiceAnswer {
  const { eyes, on, presses } = request;
  const prisms = prismPrices(app, company, on, eyes);
  const { rows, labDays } = choiceRows(app, company, request, prisms);
  const found = asked(rows, request);
  const made = found.filter(isMade);
  const others = found.filter((row) => !isMade(row)) as readonly (ChoiceRow & Offered)[];
  const [shown, rest] = [pressed(made, presses), pressed(others, presses)];
  const listed = [...shown.slice(0, mostMade), ...rest.slice(0, mostOthers)];
  const facets = (name: "geometry" | "index" | "treatment") =>
    buttons(facetOf(made, presses, name));
  return {
    on,
    geometries: facets("geometry").sort((a, b) => placeOf(a) - placeOf(b)),
    indices: facets("index").sort((a, b) => Number(a.value ?? 0) - Number(b.value ?? 0)),
    treatments: facets("treatment").sort((a, b) => a.from - b.from),
    ranges: describeChoices(app, company, {
      request,
      rows: listed,
      prisms,
      labDays,
      from: today(),
    }),
    left_off: shown.length + rest.length - listed.length,
  };
}

export const choicesRoute: Route = {
  method: "GET",
  path: "/lens-choices",
  right: "read",
  handle: (e, staff) => sendJson(e, JSON.stringify(answer(e.app, staff, choiceRequest(e)))),
};

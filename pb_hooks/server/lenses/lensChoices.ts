/** GET /api/optique/lens-choices: lenses for a correction, cheapest first, and the buttons that filter them. */
import type { Route } from "#server/engine/route.ts";
import { sendJson } from "#server/platform/records/jsonText.ts";
import { choiceRequest } from "./choiceRequest.ts";
import { choiceRows } from "./choiceRows.ts";
import { listedRanges } from "./listedRanges.ts";
import { prismPrices } from "./prismSupplements.ts";

export const choicesRoute: Route = {
  method: "GET",
  path: "/lens-choices",
  right: "read",
  handle(e, { company }) {
    const request = choiceRequest(e);
    const prisms = prismPrices(e.app, company, request.on, request.eyes);
    const rows = choiceRows(e.app, company, request, prisms);
    const { geometries, indices, treatments, left_off } = rows;
    const ranges = listedRanges(e.app, company, { request, rows, prisms });
    const head = `{"on":"${request.on}","left_off":`;
    const buttons = [
      ',"geometries":',
      geometries,
      ',"indices":',
      indices,
      ',"treatments":',
      treatments,
    ];
    sendJson(e, head, left_off, ...buttons, ',"ranges":', ...ranges, "}");
  },
};

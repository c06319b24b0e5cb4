/** Clears labels of cash movements that name an erased person (docs/rules-clients.md, Erasure). */
import { mentionsPerson, type Person } from "#domain/clients/mentions.ts";
import type { Naming, NamingMove } from "#domain/clients/naming.ts";
import type { Erasure } from "#server/engine/attached.ts";
import { markSavedWhole } from "#server/platform/records/recordEvents.ts";
import { hasRight } from "#server/platform/requests/routeRequest.ts";
import { queryJson } from "#server/platform/storage/sql.ts";
import { findRecords } from "#server/platform/records/storedRecords.ts";

const labelsSql = `SELECT json_group_array(label) AS json
  FROM (SELECT DISTINCT label FROM optique_cash_moves WHERE company = {:company} AND label <> '')`;

/** Cash movements whose label names a client. Each distinct label is examined once, because labels repeat. */
function namingMoves(app: core.App, company: string, person: Person): core.Record[] {
  const labels = queryJson<string[]>(app, labelsSql, { company }) ?? [];
  const label = labels.filter((text) => mentionsPerson(text, person));
  return label.length === 0
    ? []
    : findRecords(app, "optique_cash_moves", { company, label }, "date DESC");
}

const shownMove = (move: core.Record): NamingMove => ({
  id: move.id,
  date: move.getString("date"),
  amount: move.getFloat("amount"),
  label: move.getString("label"),
});

export const labelErasure: Erasure = {
  names(app, { company, actor }, person): Pick<Naming, "moves"> {
    // Without this right the dialog does not list them, but the erasure clears them all the same.
    const moves = hasRight(actor, "till.history") ? namingMoves(app, company, person) : [];
    return { moves: moves.map(shownMove) };
  },
  finds(tx, { staff, person }) {
    const documents = namingMoves(tx, staff.company, person);
    return {
      documents,
      erase() {
        for (const move of documents) {
          move.set("label", "");
          tx.saveNoValidate(markSavedWhole(move));
        }
      },
    };
  },
};

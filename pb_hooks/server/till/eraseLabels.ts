/** Cash moves whose label names a person who is erased (docs/rules-clients.md, Erasure). */
import { mentionsPerson, type Person } from "#domain/clients/mentions.ts";
import type { Naming, NamingMove } from "#domain/clients/naming.ts";
import type { Erasure } from "#server/engine/attached.ts";
import { markSavedWhole } from "#server/platform/records/recordEvents.ts";
import { hasRight } from "#server/platform/requests/routeRequest.ts";
import { queryJson } from "#server/platform/storage/sql.ts";
import { findRecords } from "#server/platform/records/storedRecords.ts";

const labelsSql = `SELECT json_group_array(label) AS json
  FROM (SELECT DISTINCT label FROM optique_cash_moves WHERE company = {:company} AND label <> '')`;

/** Cash moves whose label names a client. Labels repeat, so each text is read once. */
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
    // Moves of any day are read with this right alone; they are cleared all the same.
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

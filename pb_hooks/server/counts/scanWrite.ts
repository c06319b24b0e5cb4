/** Stores the scans of a request in one transaction (docs/rules-counts.md, Scans). */
import type { Count } from "#domain/core/records.ts";
import type { ReadScan } from "#domain/counts/scanBody.ts";
import type { Violation } from "#domain/core/violation.ts";
import { refuseConflict, refuseIf, refuseRequest } from "#server/platform/requests/refuse.ts";
import type { Staff } from "#server/platform/requests/routeRequest.ts";
import { insertRows } from "#server/platform/storage/rowWrites.ts";
import { currentTimestamp, timestampAt } from "#server/platform/storage/sql.ts";
import { execute, statement } from "#server/platform/storage/statements.ts";
import { type CountedLine, readLines, writeLines } from "./countLines.ts";
import { stateInScope } from "./countScope.ts";
import {
  productOfCode,
  readScanLookups,
  type ScanLookups,
  type StoredScan,
} from "./scanLookups.ts";

/** Stored scans in the order of the request, with the products and lines that the answer needs. */
export type TakenScans = {
  count: Count;
  scans: StoredScan[];
  products: ScanLookups["products"];
  lines: Record<string, CountedLine>;
  hasChanged: boolean;
};

/** New scans, undone scans, and the products whose lines change with them. */
type Changes = {
  added: (StoredScan & Pick<ReadScan, "ago" | "recount">)[];
  undone: string[];
  products: Set<string>;
};

const scanUndoing = statement(
  "UPDATE optique_count_scans SET undone = TRUE, state = 'undone', updated = {:now} WHERE id = {:id}",
);

export function takeScans(
  tx: core.App,
  { company, actor }: Staff,
  id: string,
  sent: readonly ReadScan[],
): TakenScans {
  const lookups = readScanLookups(tx, company, id, sent);
  const count = lookups.count ?? refuseRequest("not_found", 404);
  refuseIf(refusalsOf(lookups, id, sent));
  const known = new Map(lookups.known.map((scan) => [scan.id, scan]));
  const changes = changesOf(tx, { ...lookups, count }, known, sent);
  const hasChanged = changes.added.length + changes.undone.length > 0;
  if (hasChanged && count.status !== "open") refuseConflict("count", "count_closed");
  write(tx, count, actor.name, changes);
  const scans = sent.flatMap((scan) => known.get(scan.id) ?? []);
  const changed = writeLines(tx, company, id, [...changes.products]);
  const others = scans.map(({ product }) => product).filter((product) => !(product in changed));
  const lines = others.length === 0 ? changed : { ...readLines(tx, id, others), ...changed };
  return { count, scans, products: lookups.products, lines, hasChanged };
}

function refusalsOf(
  { known, products }: ScanLookups,
  count: string,
  sent: readonly ReadScan[],
): Violation[] {
  const taken = new Set(known.filter((scan) => scan.count !== count).map(({ id }) => id));
  return sent.flatMap(({ id, product }, at) => [
    ...(taken.has(id) ? [{ field: `scans.${at}.id`, code: "id_taken" }] : []),
    ...(product === "" || product in products
      ? []
      : [{ field: `scans.${at}.product`, code: "unknown_record" }]),
  ]);
}

/** Determines the changes of a request, and sets its scans in `known` as they will be stored. */
function changesOf(
  tx: core.App,
  lookups: ScanLookups & { count: Count },
  known: Map<string, StoredScan>,
  sent: readonly ReadScan[],
): Changes {
  const changes: Changes = { added: [], undone: [], products: new Set() };
  const stateOf = stateInScope(tx, lookups.count);
  for (const scan of sent) {
    const stored = known.get(scan.id);
    if (!stored) {
      const added = { ...scan, ...placed(lookups, stateOf, scan) };
      changes.added.push(added);
      known.set(scan.id, added);
      if (added.state === "counted") changes.products.add(added.product);
    } else if (scan.undone && !stored.undone) {
      if (stored.state === "counted") changes.products.add(stored.product);
      Object.assign(stored, { undone: true, state: "undone" });
      if (!changes.added.some((added) => added === stored)) changes.undone.push(scan.id);
    }
  }
  return changes;
}

/** Determines the product and state of a new scan. */
function placed(
  lookups: ScanLookups & { count: Count },
  stateOf: ReturnType<typeof stateInScope>,
  { id, code: { code }, product: named, quantity, undone }: ReadScan,
): StoredScan {
  const found = named || (code === "" ? null : productOfCode(lookups, code));
  const product = lookups.products[found ?? ""];
  const missing = found === "" ? "ambiguous" : "unknown";
  const state = undone ? "undone" : product ? stateOf(product) : missing;
  return { id, count: lookups.count.id, code, product: product?.id ?? "", quantity, state, undone };
}

function write(tx: core.App, count: Count, by: string, { added, undone }: Changes): void {
  const now = currentTimestamp();
  const at = (ago: number): string => {
    const instant = ago === 0 ? now : timestampAt(Date.parse(now.replace(" ", "T")) - ago);
    return instant < count.started_at ? count.started_at : instant;
  };
  insertRows(
    tx,
    "optique_count_scans",
    added.map(({ ago, ...scan }) => ({ ...scan, company: count.company, at: at(ago), by })),
  );
  for (const id of undone) execute(tx, scanUndoing, { id, now });
}

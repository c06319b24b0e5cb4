/** Capabilities of a company: one that the company has records of cannot be disabled (docs/rooms.md, Capabilities). */
import { capabilitiesOf, type Capability } from "#domain/core/capabilities.ts";
import { capabilityTexts } from "#domain/core/capabilities.strings.ts";
import { type CapabilityRule, capabilityRules } from "#server/engine/attached.ts";
import { hasRecordsSql } from "#server/engine/firstUse.ts";
import type { IntegrityChecks } from "#server/engine/integrity/integrityChecks.ts";
import type { Saving } from "#server/engine/records/recordRules.ts";
import type { Route } from "#server/engine/route.ts";
import { jsonFieldValue } from "#server/platform/records/recordValues.ts";
import { refuse } from "#server/platform/requests/refuse.ts";
import { readInteger } from "#server/platform/storage/statements.ts";

const hasRecords = (app: core.App, company: string, rule: CapabilityRule): boolean =>
  readInteger(app, `SELECT ${hasRecordsSql(rule)}`, { company }) > 0;

const usedBy = (app: core.App, company: string): Capability[] =>
  capabilityRules()
    .filter((rule) => hasRecords(app, company, rule))
    .map(({ word }) => word);

/** GET /api/optique/uses: capabilities that cannot be disabled, because the shop has records of them. */
export const usesRoute: Route = {
  method: "GET",
  path: "/uses",
  right: "company.write",
  handle: (e, { company }) => e.json(200, { items: usedBy(e.app, company) }),
};

/** Refuses to disable a capability that the shop has records of. */
export function checkUses({ tx, record, before }: Saving): void {
  const kept = capabilitiesOf(jsonFieldValue(record, "uses"));
  const dropped = capabilitiesOf(before?.["uses"]).filter((word) => !kept.includes(word));
  if (dropped.length === 0) return;
  const used = usedBy(tx, record.id).find((word) => dropped.includes(word));
  if (used) {
    const { name, kept: some } = capabilityTexts[used];
    refuse([{ field: "uses", code: "capability_used", params: { name, some } }]);
  }
}

/** Checks that each used capability is enabled; a function, because it must run after all rooms are attached. */
export const capabilityChecks = (): IntegrityChecks =>
  Object.fromEntries(
    capabilityRules().map((rule) => [
      `a shop with records of '${rule.word}' has it on`,
      {
        collection: "optique_companies",
        sql: `SELECT id AS record, uses AS stored, '${rule.word}' AS expected FROM optique_companies
          WHERE id = {:company} AND COALESCE(uses, '') NOT LIKE '%"${rule.word}"%' AND (${hasRecordsSql(rule)})`,
      },
    ]),
  );

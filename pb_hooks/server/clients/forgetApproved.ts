/** Removes what approvals say about a person who is erased or deleted (docs/approvals.md). */
import { personalDataStrings } from "#domain/clients/personalData.strings.ts";
import { inJsonList, runSql } from "#server/platform/storage/sql.ts";

const aboutSql = `company = {:company}
  AND (client = {:client} OR record ${inJsonList("ids")}
    OR EXISTS (SELECT 1 FROM json_each(IIF(json_valid(acts), acts, '[]')) a WHERE a.value ->> '$.client' = {:client}
      OR a.value ->> '$.record' ${inJsonList("ids")}))`;

/** Clears reasons and sentences of the approvals of a client and of these records, and the sentences in the journal. */
export function forgetApproved(
  tx: core.App,
  company: string,
  client: string,
  records: readonly Pick<core.Record, "id">[],
): void {
  const ids = JSON.stringify(records.map(({ id }) => id));
  const about = { company, client, ids };
  runSql(
    tx,
    `UPDATE optique_journal SET label = {:erased} WHERE company = {:company} AND collection = 'optique_approvals'
      AND record IN (SELECT id FROM optique_approvals WHERE ${aboutSql})`,
    { ...about, erased: personalDataStrings.erased },
  );
  runSql(
    tx,
    `UPDATE optique_approvals SET reason = '', what = '', client = '', acts = 'null' WHERE ${aboutSql}`,
    about,
  );
}

/**
 * Changes by others to a person's sign-in, reported at the next sign-in or entry (docs/people.md, Given by another).
 */
import { queryJson } from "#server/platform/storage/sql.ts";

/** `at`: instant of the change. */
type SecretChange = { field: string; by: string; at: string };

const changesSql = `SELECT json_group_array(json_object('field', c.key, 'by', actor_name, 'at', created) ORDER BY created) AS json
  FROM optique_journal, json_each(IIF(json_valid(changes), changes, '{}')) c
  WHERE company = {:company} AND collection = 'optique_users' AND created > {:since} AND record = {:record}
    AND actor <> {:record} AND c.key IN ('email', 'password', 'pin')`;

/** Changed e-mail address, password or PIN since the person was last seen; none for a person who was never seen. */
export function changesByOthers(app: core.App, user: core.Record): SecretChange[] {
  const since = user.getString("seen_at");
  if (since === "") return [];
  const asked = { company: user.getString("company"), since, record: user.id };
  return queryJson<SecretChange[]>(app, changesSql, asked) ?? [];
}

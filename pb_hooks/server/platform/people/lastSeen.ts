/** Stores when a person was last seen: at a sign-in, or on entering at a shared computer. */
import { currentTimestamp, runSql } from "#server/platform/storage/sql.ts";
import { writeLockReason } from "#server/platform/storage/writeLock.ts";

/** A person seen again within this time is not stored again. */
const againMs = 60_000;

/** `isTold`: this sign-in reported changes by others, which must not be reported a second time. */
export function markSeen(app: core.App, user: core.Record, isTold: boolean): void {
  const last = Date.parse(user.getString("seen_at").replace(" ", "T"));
  if ((!isTold && Date.now() - last < againMs) || writeLockReason(app)) return;
  const params = { now: currentTimestamp(), id: user.id };
  try {
    runSql(app, "UPDATE optique_users SET seen_at = {:now} WHERE id = {:id}", params);
  } catch (error) {
    // A full disk must not make a sign-in fail.
    console.error(error);
  }
}

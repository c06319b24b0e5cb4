/**
 * Name of a collection in a path or topic: PocketBase also accepts its id, and any capitals. Code that compares a sent
 * collection converts it here first.
 */
import { collections } from "#domain/core/records.ts";

const known: ReadonlySet<string> = new Set(Object.keys(collections));

/** Stored name for a sent name or id; '' when there is none, for which PocketBase answers 404. */
export function storedCollectionName(app: core.App, sent: string): string {
  if (known.has(sent)) return sent;
  try {
    return app.findCachedCollectionByNameOrId(sent).name;
  } catch {
    return "";
  }
}

/** Collection of a request to the records API; '' for an unknown one. */
export const collectionOfRequest = (e: core.RequestEvent): string =>
  storedCollectionName(e.app, e.request?.pathValue("collection") ?? "");

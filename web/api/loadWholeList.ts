/** A whole list: all that fulfils a filter, one large page after the other, with the share that is done. */
import { type ListName, type ListQuery, loadList, loadRest, type Rest } from "./request.ts";

/** The largest page that the server gives. */
const pageSize = 500;

/** @param onProgress hears nothing while a search is walked through that so many fulfil that they are not counted */
export async function loadWholeList<T extends { id: string }>(
  list: ListName,
  query: ListQuery,
  onProgress: (share: number) => void = () => {},
  signal?: AbortSignal,
): Promise<T[]> {
  const asked = { ...query, perPage: pageSize };
  const { isAtLeast, totalItems, ...first } = await loadList<T>(list, asked, signal);
  // By their ids: one whose date is changed meanwhile is met again.
  const rows = new Map<string, T>();
  let part: Rest<T> = first;
  for (;;) {
    for (const item of part.items) rows.set(item.id, item);
    // Another station may add some meanwhile.
    if (!isAtLeast) onProgress(Math.min(rows.size / Math.max(totalItems, 1), 1));
    if (part.next === undefined) return [...rows.values()];
    part = await loadRest<T>(list, { ...asked, after: part.next }, signal);
  }
}

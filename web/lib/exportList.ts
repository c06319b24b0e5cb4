/** A whole list as the rows of a file: every page of the current filter, with the share that is done. */
import { type ListName, type ListQuery, loadList } from "./api";

/** The largest page that the server gives. */
const pageSize = 500;

export async function loadWholeList<T extends { id: string }>(
  list: ListName,
  query: ListQuery,
  onProgress: (share: number) => void = () => {},
  signal?: AbortSignal,
): Promise<T[]> {
  // Known by their ids: what another station adds meanwhile moves rows to the next page.
  const rows = new Map<string, T>();
  for (let page = 1; ; page += 1) {
    const asked = { ...query, page, perPage: pageSize };
    const { items, totalPages } = await loadList<T>(list, asked, signal);
    for (const item of items) rows.set(item.id, item);
    onProgress(page / Math.max(totalPages, 1));
    if (page >= totalPages) return [...rows.values()];
  }
}

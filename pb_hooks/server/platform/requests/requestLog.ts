/**
 * Limits PocketBase's log to server errors and their path. Refusals are not logged, because guests could fill the disk
 * with them; queries are cut, because they may contain names and tokens.
 */
const longestPath = 200;

type Entry = {
  message: string;
  data: { get(name: string): unknown; set(name: string, value: unknown): void };
};

export const requestLog = {
  filter(e: core.ModelEvent): void {
    const entry = e.model as unknown as Entry;
    const text = (name: string): string => String(entry.data.get(name) ?? "");
    if (text("type") !== "request") return e.next();
    if (Number(text("status")) < 500) return undefined;
    const path = pathOf(text("url"));
    entry.message = `${text("method")} ${path}`;
    entry.data.set("url", path);
    for (const name of ["referer", "userAgent"]) entry.data.set(name, "");
    return e.next();
  },
};

const pathOf = (url: string): string => (url.split("?")[0] ?? "").slice(0, longestPath);

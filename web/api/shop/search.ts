import { get } from "#api/request.ts";

/** Search results of the palette, a few per kind; `Found` names the kinds that the server sends. */
export const searchAll = <Found>(q: string, signal?: AbortSignal): Promise<Found> =>
  get("search", { q }, signal);

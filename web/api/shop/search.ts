import { get } from "#api/request.ts";

/** Searches for the palette, a few results per kind. `Found` declares the kinds that the server sends. */
export const searchAll = <Found>(q: string, signal?: AbortSignal): Promise<Found> =>
  get("search", { q }, signal);

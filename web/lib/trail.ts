/**
 * The pages of ours that led to the one in view: a form that is done goes back to the very list or record it was opened
 * from, with its page and its search. The history keeps them beside the address, so that a reload and the browser's own
 * arrows keep them too.
 */
import { useLocation } from "wouter";
import { paths } from "./paths.ts";

type Options = { replace?: boolean; state?: unknown };

const mostKept = 5;

/** Without what stands behind its '?'. */
export const pathOf = (address: string): string => address.split("?")[0] ?? "";

const keptBeside = (state: unknown): object =>
  typeof state === "object" && state !== null ? state : {};

function trailOf(state: unknown): string[] {
  const { trail } = keptBeside(state) as { trail?: unknown };
  return Array.isArray(trail) ? trail.filter((address) => typeof address === "string") : [];
}

/** Which of our entries in the history this is, counted from the first. */
export function placeOf(state: unknown): number {
  const { at } = keptBeside(state) as { at?: unknown };
  return typeof at === "number" ? at : 0;
}

/** What the history keeps of the next page beside what it was to keep: its place, and the way that leads to it. */
export function withTrail({ replace = false, state }: Options): object {
  const trail = trailOf(window.history.state);
  const at = placeOf(window.history.state) + (replace ? 0 : 1);
  if (replace) return { ...keptBeside(state), trail, at };
  const { pathname, search } = window.location;
  const others = trail.filter((address) => pathOf(address) !== pathname);
  // A form that is open over the list is no place to come back to.
  const here = pathname === paths.products ? paths.productsAt(search) : pathname + search;
  return { ...keptBeside(state), trail: [...others, here].slice(-mostKept), at };
}

/** The nearest of these pages on the way here, as it was left; the first of them where one came another way. */
export function wayBack(list: string, ...records: string[]): string {
  const wanted = [list, ...records].map(pathOf);
  const isWanted = (address: string) => wanted.includes(pathOf(address));
  return trailOf(window.history.state).reverse().find(isWanted) ?? list;
}

/** The parts of the address that led here: the record among them, where it was one. */
export const cameFrom = (): readonly string[] =>
  pathOf(trailOf(window.history.state).at(-1) ?? "").split("/");

/** The state of a list's entry in the history: the row that has the focus when it is there. */
export const focusing = (row?: string) => ({ state: row ? { row } : null });

/** The row that the page in view was led to. */
export function rowOf(state: unknown): string | null {
  const { row } = keptBeside(state) as { row?: unknown };
  return typeof row === "string" ? row : null;
}

/** Leads back from a form or a record that is done with; `toNew` to the list's first page, where what is new stands. */
export function useReturn(list: string, ...records: string[]) {
  const [, navigate] = useLocation();
  return {
    toPlace: (row?: string) => navigate(wayBack(list, ...records), focusing(row)),
    toNew: (row: string) => navigate(list, focusing(row)),
  };
}

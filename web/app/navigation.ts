/** Route matching, used before the first render and on hover. */
import { lazyRoute } from "#app/lazyRoute.tsx";
import { paths } from "#lib/addresses/paths.ts";
import { isUnderApp, movedOf, prefixedOf, type RouteEntry, routes } from "#app/routes.ts";

/** Regular expression of a pattern; accepts a trailing slash. */
const expressionOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern === "/" ? "" : pattern.replace(/:\w+/g, "([^/]+)")}/?$`);

const expressions = routes.map((route) => ({ route, expression: expressionOf(route.path) }));
const namesOf = (pattern: string): string[] =>
  [...pattern.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);

/** A malformed escape is kept: the page reports a missing record. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export type Match = { route: RouteEntry; params: Record<string, string> };

export function matchOf(path: string): Match | null {
  for (const { route, expression } of expressions) {
    const found = expression.exec(path);
    if (!found) continue;
    const values = found.slice(1).map(decoded);
    return {
      route,
      params: Object.fromEntries(
        namesOf(route.path).map((name, index) => [name, values[index] ?? ""]),
      ),
    };
  }
  return null;
}

/** One redirect step. */
const stepOf = (path: string): string | null =>
  movedOf(path) ?? (matchOf(path) ? null : prefixedOf(path));

/** Redirect of an address; null for pages and for unknown public addresses. */
export function redirectOf(path: string): string | null {
  const step = stepOf(path);
  if (step !== null) return redirectOf(step) ?? step;
  return isLost(path) ? paths.dashboard : null;
}

/** Whether an address under the app is unknown, with or without prefix. */
export function isLost(path: string): boolean {
  const step = stepOf(path);
  return step === null ? isUnderApp(path) && matchOf(path) === null : isLost(step);
}

/** Match of an address after redirects. */
export const pageMatchOf = (path: string): Match | null => matchOf(redirectOf(path) ?? path);

/** Frame of signed-in pages, lazily loaded. */
export const Frame = lazyRoute(async () => ({
  default: (await import("#app/frame/Layout.tsx")).Layout,
}));

export async function preload(path: string): Promise<void> {
  const route = pageMatchOf(path)?.route;
  await Promise.all([route?.page.preload(), route && !route.access && Frame.preload()]);
}

/** Internal address of the event's link, in this tab. */
export const hrefUnder = ({ target }: Event): string | null =>
  (target instanceof Element &&
    target.closest("a[href^='/']:not([target], [download])")?.getAttribute("href")) ||
  null;

/** Whether the click opens no new tab. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

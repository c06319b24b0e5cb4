/** Matches addresses to routes, before the first render and on hover. */
import { lazyRoute } from "#app/lazyRoute.tsx";
import { paths } from "#lib/addresses/paths.ts";
import { isUnderApp, movedOf, prefixedOf, type RouteEntry, routes } from "#app/routes.ts";

/** Regular expression of a route's pattern, which also accepts a trailing slash. */
const expressionOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern === "/" ? "" : pattern.replace(/:\w+/g, "([^/]+)")}/?$`);

const expressions = routes.map((route) => ({ route, expression: expressionOf(route.path) }));
const namesOf = (pattern: string): string[] =>
  [...pattern.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);

/** Decodes a path segment. A malformed one stays as it is, and the page reports a missing record. */
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

/** Address after one redirect; null without one. */
const stepOf = (path: string): string | null =>
  movedOf(path) ?? (matchOf(path) ? null : prefixedOf(path));

/** Address after all redirects; null for a page, and for an unknown public address. */
export function redirectOf(path: string): string | null {
  const step = stepOf(path);
  if (step !== null) return redirectOf(step) ?? step;
  return isLost(path) ? paths.dashboard : null;
}

/** True of an unknown address below the app, with or without its prefix. */
export function isLost(path: string): boolean {
  const step = stepOf(path);
  return step === null ? isUnderApp(path) && matchOf(path) === null : isLost(step);
}

/** Route of an address after redirects. */
export const pageMatchOf = (path: string): Match | null => matchOf(redirectOf(path) ?? path);

/** Frame of signed-in pages, whose code is loaded on demand. */
export const Frame = lazyRoute(async () => ({
  default: (await import("#app/frame/Layout.tsx")).Layout,
}));

export async function preload(path: string): Promise<void> {
  const route = pageMatchOf(path)?.route;
  await Promise.all([route?.page.preload(), route && !route.access && Frame.preload()]);
}

/** Internal address of the link under an event, if it opens in this tab; else null. */
export const hrefUnder = ({ target }: Event): string | null =>
  (target instanceof Element &&
    target.closest("a[href^='/']:not([target], [download])")?.getAttribute("href")) ||
  null;

/** True of a click that does not open a new tab. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

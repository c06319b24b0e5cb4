/** Which page an address leads to, asked before it is shown: by the first render, and by a pointer over a link. */
import { lazyRoute } from "#app/lazyRoute.tsx";
import { paths } from "#lib/paths.ts";
import { isUnderApp, movedOf, prefixedOf, type RouteEntry, routes } from "#app/routes.ts";

/** '/app/clients/:id' as an expression; a trailing slash is forgiven. */
const expressionOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern === "/" ? "" : pattern.replace(/:\w+/g, "([^/]+)")}/?$`);

const expressions = routes.map((route) => ({ route, expression: expressionOf(route.path) }));
const namesOf = (pattern: string): string[] =>
  [...pattern.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);

/** A malformed escape is no id: the page says that it found nothing. */
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

/** One step from an address without a page of its own. */
const stepOf = (path: string): string | null =>
  movedOf(path) ?? (matchOf(path) ? null : prefixedOf(path));

/** Where an address leads that has no page of its own; null for one that has, and for one outside the app that nobody knows. */
export function redirectOf(path: string): string | null {
  const step = stepOf(path);
  if (step !== null) return redirectOf(step) ?? step;
  return isLost(path) ? paths.dashboard : null;
}

/** An address under the app, with or without its prefix, that nobody knows. */
export function isLost(path: string): boolean {
  const step = stepOf(path);
  return step === null ? isUnderApp(path) && matchOf(path) === null : isLost(step);
}

/** The page that is shown at an address, where it leads elsewhere too. */
export const shownAt = (path: string): Match | null => matchOf(redirectOf(path) ?? path);

/** Around every page of who is signed in; the sign-in and the public pages do without it. */
export const Frame = lazyRoute(async () => ({
  default: (await import("#app/frame/Layout.tsx")).Layout,
}));

export async function preload(path: string): Promise<void> {
  const route = shownAt(path)?.route;
  await Promise.all([route?.page.preload(), route?.access === "app" && Frame.preload()]);
}

/** Where the link leads that an event is of: to an address of this server, in this tab. */
export const hrefUnder = ({ target }: Event): string | null =>
  (target instanceof Element &&
    target.closest("a[href^='/']:not([target], [download])")?.getAttribute("href")) ||
  null;

/** Not one that opens another tab. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

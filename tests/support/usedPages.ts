/**
 * Keeps pages of earlier tests, emptied: a new profile would load and compile the application again, for half a second.
 */
import type { Disposable, Page } from "playwright-core";

/** Scripts and settings that a test left on its page. */
interface Left {
  readonly scripts: Disposable[];
  /** True once a call was made that cannot be undone. */
  isLasting: boolean;
}

const idle = new Map<string, Page[]>();
const leftOn = new WeakMap<Page, Left>();

/** Calls that cannot be undone. */
const lasting = {
  page: ["exposeFunction"],
  context: ["addInitScript", "grantPermissions", "newCDPSession", "setOffline"],
  clock: ["install", "setFixedTime"],
} as const;

/** Events to which tests add listeners. */
const events = ["console", "dialog", "pageerror", "request", "requestfailed", "response"];

/** Returns a page that was given back under this key, or opens one. */
export async function takePage(key: string, open: () => Promise<Page>): Promise<Page> {
  const used = idle.get(key)?.pop();
  if (used) return used;
  const page = await open();
  const left: Left = { scripts: [], isLasting: false };
  leftOn.set(page, left);
  const owners = { page, context: page.context(), clock: page.clock };
  for (const [owner, names] of Object.entries(lasting))
    for (const name of names)
      follow(owners[owner as keyof typeof owners], name, () => {
        left.isLasting = true;
      });
  follow(page, "addInitScript", (added) => {
    left.scripts.push(added as Disposable);
  });
  return page;
}

/** Calls `heed` with each result of a method, before the caller receives it. */
function follow(owner: object, name: string, heed: (result: unknown) => void): void {
  const own: unknown = Reflect.get(owner, name);
  if (typeof own !== "function") throw new Error(`Playwright has no ${name}`);
  Reflect.set(owner, name, async (...args: unknown[]): Promise<unknown> => {
    const result: unknown = await Reflect.apply(own, owner, args);
    heed(result);
    return result;
  });
}

/** Empties a page for the next test, or closes its profile when that is not possible. */
export async function giveBack(key: string, page: Page, size: Size): Promise<void> {
  const isEmptied = await emptied(page, size).catch(() => false);
  if (isEmptied) idle.set(key, [...(idle.get(key) ?? []), page]);
  else await page.context().close();
}

type Size = { width: number; height: number };

async function emptied(page: Page, size: Size): Promise<boolean> {
  const left = leftOn.get(page);
  if (!left || left.isLasting || page.context().pages().length > 1) return false;
  for (const event of events) page.removeAllListeners(event);
  for (const script of left.scripts.splice(0)) await script.dispose();
  // Handlers of a route may still wait for their release.
  for (const owner of [page, page.context()]) await owner.unrouteAll({ behavior: "ignoreErrors" });
  // Text page of the same origin, which runs no script.
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.setViewportSize(size);
  const { reducedMotion } = media;
  await page.emulateMedia({ media: null, forcedColors: null, colorScheme: null, reducedMotion });
  await page.mouse.move(-1, -1);
  return true;
}

/** Media settings of a new page. */
export const media = { reducedMotion: "reduce" } as const;

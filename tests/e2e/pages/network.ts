import { expect } from "vitest";

import type { Person } from "./person.ts";

const failed = { status: 500, json: { status: 500, message: "" } };

/** The server fails every request of this kind, until it is mended. */
export async function failRequests(person: Person, url: string, method?: string) {
  person.forgive(/status of 500|ClientResponseError 500/);
  let isMended = false;
  let gate = Promise.resolve();
  let asked = 0;
  await person.page.route(url, async (route) => {
    if (method && route.request().method() !== method) return route.continue();
    asked += 1;
    await gate;
    return isMended ? route.continue() : route.fulfill(failed);
  });
  const mend = () => {
    isMended = true;
  };
  return {
    /** How often the page has asked. */
    asked: () => asked,
    mend,
    /**
     * Presses 'Réessayer', which brings what failed before. A page asks by itself too, once it hears of the other
     * stations: its answers are held until the press, or they would take the button away.
     */
    retry: async () => {
      let release = () => {};
      gate = new Promise((resolve) => (release = resolve));
      await person.press("Réessayer");
      mend();
      release();
    },
  };
}

/** Requests of this kind wait; gives what lets them go, and all that follow. */
export async function holdRequests({ page }: Person, url: string): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await gate;
    // What else is to happen to them does.
    await route.fallback();
  });
  return release;
}

/** The server answers the first request of this kind to nobody: it did its work, and the connection broke. */
export async function loseAnswer(person: Person, url: string, method?: string): Promise<void> {
  person.forgive(/ERR_FAILED|status of 400|ClientResponseError/);
  let isLost = false;
  await person.page.route(url, async (route) => {
    if (isLost || (method && route.request().method() !== method)) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

const isLost = "Connexion perdue — nouvelle tentative…";

/** The page says that the server is away; and that it is back, once it is. */
export const seesServerLost = (person: Person): Promise<void> => person.seen(isLost);
export const seesServerBack = (person: Person): Promise<void> => person.gone(isLost);

/** What the page asks the server for from now on, but for realtime and our own visits: each with its whole address. */
export function asking({ page }: Person): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/") && !/\/(?:realtime|events)$/.test(pathname))
      asked.push(`${request.method()} ${pathname}${search}`);
  });
  return asked;
}

export const repeated = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

/**
 * Gives what waits until the page has heard that it is told of the other stations, and has had the time to ask again
 * because of it: its clock goes on by itself.
 */
export async function hearing({ page }: Person): Promise<() => Promise<void>> {
  await page.clock.install();
  let isAsked = false;
  let isHeard = false;
  page.on("request", (request) => (isAsked ||= request.url().endsWith("/api/realtime")));
  page.on("response", (response) => {
    isHeard ||= response.url().endsWith("/api/realtime") && response.request().method() === "POST";
  });
  return async () => {
    if (isAsked) await expect.poll(() => isHeard).toBe(true);
    await page.clock.runFor(5000);
    await page.evaluate(() => fetch("/api/health"));
  };
}

import type { Route } from "playwright-core";
import { expect } from "vitest";

import type { Person } from "./person.ts";

type Handler = (route: Route) => Promise<void>;

/**
 * Answers requests to this address from now on. Chromium may apply the first route late, so this probes until one is
 * caught.
 */
async function answer({ page }: Person, url: string, handler: Handler): Promise<void> {
  await page.route(url, handler);
  // The document that loads next already uses the route.
  if (page.url() === "about:blank") return;
  const probe = "/favicon.svg?routed";
  let isCaught = false;
  await page.route(`**${probe}`, (route) => {
    isCaught = true;
    return route.fulfill({ body: "" });
  });
  const send = () => page.evaluate(async (path) => void (await fetch(path)), probe);
  await expect.poll(() => send().then(() => isCaught)).toBe(true);
}

const failed = { status: 500, json: { status: 500, message: "" } };

/** Fails every request of this kind until repaired. */
export async function failRequests(person: Person, url: string, method?: string) {
  person.forgive(/status of 500|ClientResponseError 500/);
  let isMended = false;
  let gate = Promise.resolve();
  let asked = 0;
  await answer(person, url, async (route) => {
    if (method && route.request().method() !== method) return route.continue();
    asked += 1;
    await gate;
    return isMended ? route.continue() : route.fulfill(failed);
  });
  const mend = () => {
    isMended = true;
  };
  return {
    /** Number of requests so far. */
    asked: () => asked,
    mend,
    /** Presses 'Réessayer'. Holds the answers until the press: a refetch by realtime would remove the button. */
    retry: async () => {
      let release = () => {};
      gate = new Promise((resolve) => (release = resolve));
      await person.press("Réessayer");
      mend();
      release();
    },
  };
}

/** Holds requests of this kind; returns their release. */
export async function holdRequests(
  person: Person,
  url: string,
  method?: string,
): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await answer(person, url, async (route) => {
    if (!method || route.request().method() === method) await gate;
    // Other handlers still apply.
    await route.fallback();
  });
  return release;
}

/** Drops the first answer from this address, after the server has done its work. */
export async function loseAnswer(person: Person, url: string, method?: string): Promise<void> {
  person.forgive(/ERR_FAILED|status of 400|ClientResponseError/);
  let isLost = false;
  await answer(person, url, async (route) => {
    if (isLost || (method && route.request().method() !== method)) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

const isLost = "Connexion perdue — nouvelle tentative…";

/** Waits until the offline notice appears, and until it disappears. */
export const seesServerLost = (person: Person): Promise<void> => person.seen(isLost);
export const seesServerBack = (person: Person): Promise<void> => person.gone(isLost);

/** Records requests from now on by address, except realtime and visits. */
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

/** Sets Do Not Track, from the next page on. */
export const sendNoVisits = ({ page }: Person) =>
  page.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { value: "1" }));

/** Records a page's requests from `begin` on. `settled` waits for the realtime subscription and all refetches after it. */
export async function watchRequests(person: Person) {
  const { page } = person;
  const asked = asking(person);
  await page.clock.install();
  let isAsked = false;
  let isHeard = false;
  page.on("request", (request) => (isAsked ||= request.url().endsWith("/api/realtime")));
  page.on("response", (response) => {
    isHeard ||= response.url().endsWith("/api/optique/quiet");
  });
  return {
    begin: () => {
      asked.length = 0;
      isAsked = false;
      isHeard = false;
    },
    settled: async () => {
      if (isAsked) await expect.poll(() => isHeard).toBe(true);
      // Moves the clock only after the answer was read: the page compares the answer's quiet time with the clock.
      await page.evaluate(() => fetch("/api/health"));
      await page.clock.runFor(5000);
      await page.evaluate(() => fetch("/api/health"));
    },
    repeated: () => repeated(asked.filter((name) => !name.endsWith("/api/health"))),
  };
}

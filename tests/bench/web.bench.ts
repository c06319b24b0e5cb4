/**
 * Waiting times in a browser whose CPU is slowed four times: `npm run bench -- web`. OPTIQUE_BEFORE=<folder> compares
 * another checkout, whose app must be built (`npm test -- e2e` builds it); its own hooks serve it.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, expect, it } from "vitest";

import { desktop, phone, type Screen, type Session, type Visit, visit } from "#support/browser.ts";
import { bundleSizes } from "#support/bundles.ts";
import { type BusyShop, busyShop } from "#support/busyShop.ts";
import { type Place, publicScreens, screensOf } from "#support/screensOf.ts";
import { type Server, startServer } from "#support/startServer.ts";

const slower = 4;
const rounds = 2;
/** Number of clicks, because a busy machine may double the time of a single one. */
const clickRounds = 5;
/** Time between hover and press, and between press and release. */
const hand = { restMs: 100, holdMs: 60 };

/** Quiet time after which a page counts as loaded. */
const quietMs = 500;

type Probe = { from: number; at: number; shift: number; busyMs: number };
declare global {
  interface Window {
    optiqueProbe: Probe;
    /** Content of the page that the next click opens. */
    optiqueNext: string;
  }
}

/** Runs in the page before its code: records the first content paint and the layout shift. */
function probe(content: string) {
  const seen: Probe = { from: 0, at: 0, shift: 0, busyMs: 0 };
  window.optiqueProbe = seen;
  /** `left`: elements of the previous page, which do not count as content. */
  const watch = (selector: string, left: ReadonlySet<Element>) => {
    const isThere = () =>
      [...document.querySelectorAll(selector)].some(
        (part) => !left.has(part) && part.getClientRects().length > 0,
      );
    seen.at = 0;
    const look = () => {
      if (!isThere()) return requestAnimationFrame(look);
      // Waits until the found content is painted.
      return setTimeout(() => (seen.at = performance.now()));
    };
    requestAnimationFrame(look);
  };
  watch(content, new Set());
  const clicked = () => {
    seen.from = performance.now();
    watch(window.optiqueNext, new Set(document.querySelectorAll(window.optiqueNext)));
  };
  document.addEventListener("click", clicked, { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Opens a page on the slowed CPU, and records its requests. */
async function open(visitor: Visit, content: string) {
  const page = await visitor.context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(`${request.method()} ${pathname}`);
  });
  await page.addInitScript(probe, content);
  const session = await visitor.context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const settled = async (): Promise<Probe> => {
    await page.waitForFunction(() => window.optiqueProbe.at > 0);
    // The realtime connection and the requests it causes come later.
    for (let known = -1; known !== asked.length; await page.waitForTimeout(quietMs))
      known = asked.length;
    return page.evaluate(() => window.optiqueProbe);
  };
  return { page, asked, settled };
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** First visit with an empty cache, and the visits after it. */
async function firstContents(
  server: Server,
  session: Session | undefined,
  screen: Screen,
  at: Place,
) {
  const cold: number[] = [];
  const warm: number[] = [];
  const shifts: number[] = [];
  let asked: string[] = [];
  for (let round = 0; round < (screen === desktop ? rounds : 1); round += 1) {
    const visitor = await visit(server.url, screen, session ? { session } : {});
    for (const times of [cold, warm]) {
      const opened = await open(visitor, at.content);
      await opened.page.goto(at.path);
      const { at: time, shift } = await opened.settled();
      times.push(time);
      shifts.push(shift);
      asked = opened.asked;
      await opened.page.close();
    }
    await visitor.close();
  }
  return { cold: median(cold), warm: median(warm), shift: Math.max(...shifts), asked };
}

/** Time from the click on a link to its content. */
async function clickToContent(server: Server, session: Session | undefined, at: Place) {
  if (!at.from) return null;
  const visitor = await visit(server.url, desktop, session ? { session } : {});
  const times: number[] = [];
  for (let round = 0; round < clickRounds; round += 1) {
    const { page, settled } = await open(visitor, "main h1");
    await page.goto(at.from);
    await settled();
    const link = page.locator(`a[href="${at.path}"]`).filter({ visible: true }).first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(hand.restMs);
    await page.evaluate((content) => (window.optiqueNext = content), at.content);
    await link.click({ delay: hand.holdMs });
    const { from, at: time } = await settled();
    times.push(time - from);
    await page.close();
  }
  await visitor.close();
  return median(times);
}

const ms = (value: number | null) => (value === null ? "–" : `${Math.round(value)}`);

/** Names of files requested more than once. */
function repeated(asked: string[]): string {
  const names = asked.filter((name) => !name.endsWith("/realtime"));
  const twice = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  return twice.map((name) => name.replace(/^\S+ \/api\/(?:optique\/)?/, "")).join(", ");
}

async function table(name: string, server: Server, busy: BusyShop) {
  const wanted = process.env["OPTIQUE_SCREENS"]?.split(",");
  const rows: Record<string, object> = {};
  for (const at of [...Object.values(screensOf(busy)).flat(), ...publicScreens]) {
    if (!at.isMeasured || (wanted && !wanted.includes(at.name))) continue;
    const session = at.path === "/login" ? undefined : busy.shop;
    const wide = await firstContents(server, session, desktop, at);
    const narrow = await firstContents(server, session, phone, at);
    rows[at.name] = {
      "first visit": ms(wide.cold),
      later: ms(wide.warm),
      click: ms(await clickToContent(server, session, at)),
      requests: wide.asked.length,
      "asked twice": repeated(wide.asked),
      "shift 1366": wide.shift.toFixed(3),
      "shift 390": narrow.shift.toFixed(3),
    };
  }
  console.log(`${name}: milliseconds with the CPU ${slower} times slower`);
  console.table(rows);
  return rows;
}

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

it.each([
  ...(process.env["OPTIQUE_BEFORE"] ? [["before", resolve(process.env["OPTIQUE_BEFORE"])]] : []),
  ["now", resolve(".")],
] as [string, string][])(
  "%s: first content, click to content, requests and shift",
  async (name, folder) => {
    const app = join(folder, "pb_public");
    // An empty folder, because the template is already migrated by the present code.
    const dataDir = await mkdtemp(join(tmpdir(), "optique-bench-"));
    closings.push(() => rm(dataDir, { recursive: true, force: true }));
    const server = await startServer({
      dataDir,
      flags: [
        `--hooksDir=${join(folder, "pb_hooks")}`,
        `--migrationsDir=${join(folder, "pb_migrations")}`,
      ],
    });
    closings.push(server.stop);
    const script = /assets\/index-[\w-]+\.js/.exec(await readFile(join(app, "index.html"), "utf8"));
    const served = await (await fetch(`${server.url}/login`)).text();
    expect(served).toContain(script?.[0] ?? "a script");
    const rows = await table(name, server, await busyShop(server));
    const { login, dashboard, css } = await bundleSizes(app);
    console.log(`kB: sign-in ${login / 1000}, dashboard ${dashboard / 1000}, styles ${css / 1000}`);
    expect(Object.keys(rows).length).toBeGreaterThan(0);
  },
);

import { readFileSync } from "node:fs";
import { join } from "node:path";

import type axe from "axe-core";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { expect, inject } from "vitest";

import { root } from "#docker/lib/paths.mjs";
import type { Shop } from "./shop.ts";
import { giveBack, media, takePage } from "./usedPages.ts";

/** Viewports in which every screen is tested (web/README.md, Screens). */
export const desktop = { name: "1366 px", width: 1366, height: 768 } as const;
export const phone = { name: "390 px", width: 390, height: 844 } as const;
/** Viewport of medium width, with little space beside the sidebar; only lists are tested in it. */
export const tablet = { name: "820 px", width: 820, height: 1180 } as const;
export type Screen = typeof desktop | typeof phone | typeof tablet;
export const screens: readonly Screen[] = [desktop, phone];

let browser: Promise<Browser> | undefined;

/** One browser per worker, closed with it. */
function launch(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: inject("chromium"),
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      "--enable-features=NetworkServiceInProcess2",
      ...(process.env["OPTIQUE_CHROMIUM_FLAGS"] ? [process.env["OPTIQUE_CHROMIUM_FLAGS"]] : []),
    ],
  });
  return browser;
}

export interface Visit {
  readonly origin: string;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly screen: Screen;
  /** Complaints so far: console errors, exceptions, policy violations and cross-origin requests. */
  readonly complaints: string[];
  /** Complaints that no test provoked. */
  readonly unforgiven: () => string[];
  /** Fails on any complaint. */
  readonly expectClean: () => void;
  /** Accessibility violations in the last match of a selector, by default on the current page, one line each. */
  readonly violations: (within?: string) => Promise<string[]>;
  /** Fails on any accessibility violation on the current page. */
  readonly expectAccessible: () => Promise<void>;
  /** Ignores complaints that a test provokes, also late ones of a page that retries. */
  readonly forgive: (pattern: RegExp) => void;
  readonly close: () => Promise<void>;
}

export type Session = Pick<Shop, "token" | "user" | "company" | "email"> & {
  is_station?: boolean;
};

/** Session that the application stores for a signed-in user. */
export function sessionItem({ token, user: id, company, email, is_station = false }: Session) {
  const own = { id, company, email, is_station };
  const record = { ...own, name: "Samira", collectionName: "optique_users" };
  return { name: "pocketbase_auth", value: JSON.stringify({ token, record }) };
}

/** Source of axe: minified, because each page receives it again, which then costs a third less. */
const axeSource = readFileSync(join(root, "node_modules/axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface VisitOptions {
  readonly session?: Session;
  /** False disables scripts, to test pages that must be readable without them. */
  readonly scripts?: boolean;
  /** True allows the service worker, as in an installed application. */
  readonly keeps?: boolean;
}

/** Opens a page in a fresh browser profile with French locale and the shop's time zone. */
async function newPage(url: string, screen: Screen, options: VisitOptions = {}): Promise<Page> {
  const { session } = options;
  const origins = session && [{ origin: url, localStorage: [sessionItem(session)] }];
  const context = await (
    await launch()
  ).newContext({
    baseURL: url,
    viewport: { width: screen.width, height: screen.height },
    locale: "fr-FR",
    timezoneId: process.env["TZ"] ?? "",
    ...media,
    hasTouch: screen !== desktop,
    // Blocks the service worker, which would answer in place of a server that a test stops.
    serviceWorkers: options.keeps ? "allow" : "block",
    javaScriptEnabled: options.scripts ?? true,
    ...(origins && { storageState: { cookies: [], origins } }),
  });
  const latency = Number(process.env["OPTIQUE_LATENCY"] ?? 0);
  if (latency > 0) await context.addInitScript(delayAnswers, latency);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

/** Delays each answer of the server, to find tests that depend on a quick one (tests/README.md). */
function delayAnswers(latency: number): void {
  const { fetch: own, setTimeout: later } = window;
  window.fetch = async (...request) => {
    const answer = await own(...request);
    await new Promise((resolve) => later(resolve, latency));
    return answer;
  };
}

/** Opens a page in a profile of its own. */
export async function visit(url: string, screen: Screen, options?: VisitOptions): Promise<Visit> {
  const page = await newPage(url, screen, options);
  return visitOf(page, { url, screen, close: () => page.context().close() });
}

/** Opens a page without data: a new one, or one of an earlier test of this server, emptied. */
export async function visitAgain(url: string, screen: Screen): Promise<Visit> {
  const key = `${url} ${screen.name}`;
  const page = await takePage(key, () => newPage(url, screen));
  return visitOf(page, { url, screen, close: () => giveBack(key, page, screen) });
}

function visitOf(
  page: Page,
  { url, screen, close }: { url: string; screen: Screen; close: () => Promise<void> },
): Visit {
  const complaints: string[] = [];
  const forgiven: RegExp[] = [];
  page.on("console", (message) => {
    if (message.type() === "error")
      complaints.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
  page.on("request", (request) => {
    const target = new URL(request.url());
    if (!["data:", "blob:"].includes(target.protocol) && target.origin !== new URL(url).origin) {
      complaints.push(`another origin: ${request.url()}`);
    }
  });
  const unforgiven = () =>
    complaints.filter((complaint) => !forgiven.some((pattern) => pattern.test(complaint)));
  return {
    origin: url,
    page,
    context: page.context(),
    screen,
    complaints,
    violations: (within) => violationsOf(page, within),
    expectAccessible: async () => {
      const violations = await violationsOf(page);
      expect(violations, violations.join("\n")).toEqual([]);
    },
    unforgiven,
    expectClean: () => {
      const unexpected = unforgiven();
      expect(unexpected, unexpected.join("\n")).toEqual([]);
    },
    forgive: (pattern) => {
      forgiven.push(pattern);
    },
    close,
  };
}

/**
 * Violations that axe finds in the last match of `within`, by default the whole page. The evaluation bypasses the page's
 * content security policy.
 */
async function violationsOf(page: Page, within = "html"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const find = async ([tags, selector]: readonly [string[], string]) => {
    const part = [...document.querySelectorAll(selector)].at(-1) ?? document;
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, {
      runOnly: { type: "tag", values: tags },
      // Reports violations only: describing passed rules would take half of the time.
      resultTypes: ["violations"],
      // Loads no style sheets and no media, which no rule of these tags needs.
      preload: false,
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
    );
  };
  return page.evaluate(find, [rules, within] as const);
}

import axe from "axe-core";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { expect, inject } from "vitest";

import type { Shop } from "./shop.ts";

/** The two widths that every screen is shown at (web/README.md, Screens). */
export const desktop = { name: "1366 px", width: 1366, height: 768 } as const;
export const phone = { name: "390 px", width: 390, height: 844 } as const;
/** Between them, where little room is left beside the sidebar: what is asked of every list there. */
export const tablet = { name: "820 px", width: 820, height: 1180 } as const;
export type Screen = typeof desktop | typeof phone | typeof tablet;
export const screens: readonly Screen[] = [desktop, phone];

let browser: Promise<Browser> | undefined;

/** The browser of this worker, which ends with it. */
function launch(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: inject("chromium"),
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
  return browser;
}

export interface Visit {
  /** The address of the server that is visited. */
  readonly origin: string;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly screen: Screen;
  /** Console errors, exceptions, policy violations and requests to another origin so far. */
  readonly complaints: string[];
  /** Those of them that no test provokes. */
  readonly unforgiven: () => string[];
  /** Fails when there was any complaint. */
  readonly expectClean: () => void;
  /** What axe finds on the page in view, a line each. */
  readonly violations: () => Promise<string[]>;
  /** Fails when axe finds anything on the page in view. */
  readonly expectAccessible: () => Promise<void>;
  /** Complaints that a test provokes, and that may come a moment later again: a page that asks anew. */
  readonly forgive: (pattern: RegExp) => void;
  readonly close: () => Promise<void>;
}

export type Session = Pick<Shop, "token" | "user" | "company" | "email">;

/** What the application keeps in the storage of a browser whose user has signed in. */
export function sessionItem({ token, user: id, company, email }: Session) {
  const record = { id, company, email, name: "Samira", collectionName: "optique_users" };
  return { name: "pocketbase_auth", value: JSON.stringify({ token, record }) };
}

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A new person at a new browser, in French, on the shop's clock. */
export async function visit(
  url: string,
  screen: Screen,
  options: {
    session?: Session;
    /** Without: as a page is read by those who do not run it. */
    scripts?: boolean;
    /** With the service worker, as an installed application. */
    keeps?: boolean;
  } = {},
): Promise<Visit> {
  const { session } = options;
  const origins = session && [{ origin: url, localStorage: [sessionItem(session)] }];
  const context = await (
    await launch()
  ).newContext({
    baseURL: url,
    viewport: { width: screen.width, height: screen.height },
    locale: "fr-FR",
    timezoneId: process.env["TZ"] ?? "",
    reducedMotion: "reduce",
    hasTouch: screen !== desktop,
    // One that keeps the application would answer in place of the server that a test stops.
    serviceWorkers: options.keeps ? "allow" : "block",
    javaScriptEnabled: options.scripts ?? true,
    ...(origins && { storageState: { cookies: [], origins } }),
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
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
    context,
    screen,
    complaints,
    violations: () => violationsOf(page),
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
    close: () => context.close(),
  };
}

/** What axe finds on the page in view, in a line each. The evaluation goes around the page's own policy. */
async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (tags) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: { type: "tag", values: tags },
      // What is right is not described, which takes half of the time.
      resultTypes: ["violations"],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`,
    );
  }, rules);
  return found;
}

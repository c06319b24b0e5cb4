/** Headers of what the server sends (docs/traps.md, Serving): a strict policy on the application, long caching on hashed files. */
import { messageOfCode } from "#domain/core/messages.ts";
import { settingsOfProcess } from "./processSettings.ts";
import { allowReading } from "#server/platform/deadlines.ts";

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** The address that the visitor typed, for absolute links; '' when it is not one. */
function originOf(e: core.RequestEvent): string {
  const host = e.request?.host ?? "";
  if (!/^[\w.:[\]-]+$/.test(host)) return "";
  const isSecure = e.isTLS() || e.request?.header.get("X-Forwarded-Proto") === "https";
  return `${isSecure ? "https" : "http"}://${host}`;
}

/** The build writes this in place of the server's address (web/prerender/sitePages.mjs). */
const originMark = "__ORIGIN__";
/** And this in place of how to reach the people behind it, for an attribute. */
const contactMark = "__CONTACT__";
const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const contacts = (): string =>
  JSON.stringify(settingsOfProcess().site).replace(/[&<>"]/g, (sign) => signs[sign] ?? "");

const types: Record<string, string> = {
  "/sitemap.xml": "application/xml; charset=utf-8",
  "/robots.txt": "text/plain; charset=utf-8",
};

/** The file of a public page; that of the application for an article that does not exist. */
function siteFile(path: string): string {
  const name = path === "/" ? "index" : path.slice(1).replace("/", "--");
  const folder = `${__hooks}/../pb_public`;
  const file = types[path] ? `${folder}/site${path}` : `${folder}/site/${name}.html`;
  try {
    if (/^[\w.-]+$/.test(name)) return toString($os.readFile(file));
  } catch {
    // No such page: the application answers.
  }
  return toString($os.readFile(`${folder}/index.html`));
}

/** A VM is held until a file is read: who asks for many and reads none held hundreds for five minutes. */
const fileSeconds = 20;

function pageHeaders(e: core.RequestEvent): void {
  allowReading(e, fileSeconds);
  const headers = e.response.header();
  headers.set("Content-Security-Policy", policy);
  headers.set("Cache-Control", "no-cache");
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "same-origin");
}

export const serving = {
  /** A public page with its own title and description, the site map, and what robots may read. */
  site(e: core.RequestEvent): void {
    const path = e.request?.url?.path ?? "/";
    pageHeaders(e);
    const text = siteFile(path).replaceAll(originMark, originOf(e)).replace(contactMark, contacts);
    e.blob(200, types[path] ?? "text/html; charset=utf-8", text);
  },
  /** The names of built files hold a hash of their content, so a browser may keep them for ever. */
  asset(e: core.RequestEvent): void {
    allowReading(e, fileSeconds);
    const headers = e.response.header();
    headers.set("Cache-Control", "public, max-age=31536000, immutable");
    headers.set("X-Content-Type-Options", "nosniff");
    try {
      e.next();
    } catch (error) {
      // One that is missing may be there after the next build.
      headers.set("Cache-Control", "no-store");
      throw error;
    }
  },
  /** PocketBase lets any cache keep any file for a month: one that needs a token is for its reader alone. */
  ordonnance(e: core.FileDownloadRequestEvent): void {
    // The embedded event's response: its own name is not seen from here.
    const { requestEvent } = e as unknown as { requestEvent: core.RequestEvent };
    requestEvent.response.header().set("Cache-Control", "private, no-store");
    e.next();
  },
  page(e: core.RequestEvent): void {
    pageHeaders(e);
    e.next();
  },
  noRoute(e: core.RequestEvent): void {
    e.json(404, { status: 404, message: `${messageOfCode("no_route")}.`, data: {} });
  },
};

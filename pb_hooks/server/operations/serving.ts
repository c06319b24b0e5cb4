/** Response headers (docs/traps.md, Serving): a strict policy for pages, long caching for hashed files. */
import { messageOfCode } from "#domain/core/messages/messages.ts";
import { publicContact } from "./publicContact.ts";
import { checkFileRight } from "#server/platform/records/protectedFiles.ts";
import { setAnswerDeadline } from "#server/platform/requests/deadlines.ts";

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

/** Origin of the address that the visitor typed, for absolute links; '' when invalid. */
function originOf(e: core.RequestEvent): string {
  const host = e.request?.host ?? "";
  if (!/^[\w.:[\]-]+$/.test(host)) return "";
  const isSecure = e.isTLS() || e.request?.header.get("X-Forwarded-Proto") === "https";
  return `${isSecure ? "https" : "http"}://${host}`;
}

/** Placeholder of the server's address in built pages (web/prerender/sitePages.mjs). */
const originMark = "__ORIGIN__";
/** Placeholder of the site's facts, inside an attribute. */
const contactMark = "__CONTACT__";
const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const factsText = (app: core.App): string =>
  JSON.stringify(publicContact(app)).replace(/[&<>"]/g, (sign) => signs[sign] ?? "");

const types: Record<string, string> = {
  "/sitemap.xml": "application/xml; charset=utf-8",
  "/robots.txt": "text/plain; charset=utf-8",
};

/** File of a public page; an unknown article gets the application's file. */
function siteFile(path: string): string {
  const name = path === "/" ? "index" : path.slice(1).replace("/", "--");
  const folder = `${__hooks}/../pb_public`;
  const file = types[path] ? `${folder}/site${path}` : `${folder}/site/${name}.html`;
  try {
    if (/^[\w.-]+$/.test(name)) return toString($os.readFile(file));
  } catch {
    // A page that does not exist is answered by the application.
  }
  return toString($os.readFile(`${folder}/index.html`));
}

function pageHeaders(e: core.RequestEvent): void {
  setAnswerDeadline(e, "file");
  const headers = e.response.header();
  headers.set("Content-Security-Policy", policy);
  headers.set("Cache-Control", "no-cache");
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "same-origin");
}

export const serving = {
  /** Sends a public page with its own title and description, the site map, or robots.txt. */
  site(e: core.RequestEvent): void {
    const path = e.request?.url?.path ?? "/";
    pageHeaders(e);
    const text = siteFile(path)
      .replaceAll(originMark, originOf(e))
      .replace(contactMark, () => factsText(e.app));
    e.blob(200, types[path] ?? "text/html; charset=utf-8", text);
  },
  /** Sends a built file, cached for ever because its name contains a hash of its content. */
  asset(e: core.RequestEvent): void {
    setAnswerDeadline(e, "file");
    const headers = e.response.header();
    headers.set("Cache-Control", "public, max-age=31536000, immutable");
    headers.set("X-Content-Type-Options", "nosniff");
    try {
      e.next();
    } catch (error) {
      // A missing file is not cached, because the next build may contain it.
      headers.set("Cache-Control", "no-store");
      throw error;
    }
  },
  /**
   * Sends a protected file as private, because it needs a token: PocketBase lets shared caches keep files for a month.
   */
  protectedFile(e: core.FileDownloadRequestEvent): void {
    checkFileRight(e);
    // Response of the embedded event, which goja does not expose on the outer event.
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

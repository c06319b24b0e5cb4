/** Headers of what the server sends (platform.md): a strict policy on the application, long caching on hashed files. */
import { sentence } from "../domain/messages";

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

export const serving = {
  /** Names of built files carry a hash of their content: a browser need never ask again. */
  asset(e: core.RequestEvent): void {
    const headers = e.response.header();
    headers.set("Cache-Control", "public, max-age=31536000, immutable");
    headers.set("X-Content-Type-Options", "nosniff");
    e.next();
  },
  page(e: core.RequestEvent): void {
    const headers = e.response.header();
    headers.set("Content-Security-Policy", policy);
    headers.set("Cache-Control", "no-cache");
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "same-origin");
    e.next();
  },
  noRoute(e: core.RequestEvent): void {
    e.json(404, { status: 404, message: `${sentence("no_route")}.`, data: {} });
  },
};

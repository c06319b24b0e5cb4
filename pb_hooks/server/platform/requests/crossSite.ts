/** Check against cross-site request forgery: another site's page can post a form, but neither JSON nor our origin. */
import { refuseRequest } from "./refuse.ts";

export function refuseCrossSite(e: core.RequestEvent): void {
  const headers = e.request?.header;
  const sent = (name: string): string => headers?.get(name) ?? "";
  if (!sent("Content-Type").startsWith("application/json")) refuseRequest("bad_body", 415);
  // Browsers send Sec-Fetch-Site over HTTPS only; over HTTP, as on the shop's network, Origin names the page's site.
  const site = sent("Sec-Fetch-Site");
  const origin = sent("Origin").replace(/^https?:\/\//, "");
  const isOwn = site ? site === "same-origin" : origin === "" || origin === e.request?.host;
  if (!isOwn) refuseRequest("other_site", 403);
}

/** What a page of another site may send to us without being asked: a form, but neither JSON nor as this site. */
import { refuseWhole } from "./refuse.ts";

export function refuseOtherSites(e: core.RequestEvent): void {
  const headers = e.request?.header;
  const sent = (name: string): string => headers?.get(name) ?? "";
  if (!sent("Content-Type").startsWith("application/json")) refuseWhole("bad_body", 415);
  // A browser says it where it can be believed; elsewhere, as on the shop's network, it names where the page came from.
  const site = sent("Sec-Fetch-Site");
  const origin = sent("Origin").replace(/^https?:\/\//, "");
  const isOwn = site ? site === "same-origin" : origin === "" || origin === e.request?.host;
  if (!isOwn) refuseWhole("other_site", 403);
}

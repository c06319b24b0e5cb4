import type { SiteContact } from "#domain/core/siteContact.ts";

/** How to reach the people behind this Optique, as the server wrote it into its public pages; undefined in others. */
export function readContact(): SiteContact | undefined {
  const text = document.querySelector<HTMLMetaElement>("meta[name=optique-contact]")?.content;
  return text?.startsWith("{") ? (JSON.parse(text) as SiteContact) : undefined;
}

import type { SiteContact } from "#domain/core/siteContact.ts";

/** Contacts that the server wrote into public pages; undefined in others. */
export function readContact(): SiteContact | undefined {
  const text = document.querySelector<HTMLMetaElement>("meta[name=optique-contact]")?.content;
  return text?.startsWith("{") ? (JSON.parse(text) as SiteContact) : undefined;
}

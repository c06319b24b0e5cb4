import type { PublicContact } from "#domain/core/siteContact.ts";

/** Contacts that the server wrote into a public page; undefined on other pages. */
export function readContact(): PublicContact | undefined {
  const text = document.querySelector<HTMLMetaElement>("meta[name=optique-contact]")?.content;
  return text?.startsWith("{") ? (JSON.parse(text) as PublicContact) : undefined;
}

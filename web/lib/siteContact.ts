import type { PublicContact } from "#domain/core/siteContact.ts";

/** Details that the server wrote into public pages; undefined in others. */
export function readContact(): PublicContact | undefined {
  const text = document.querySelector<HTMLMetaElement>("meta[name=optique-contact]")?.content;
  return text?.startsWith("{") ? (JSON.parse(text) as PublicContact) : undefined;
}

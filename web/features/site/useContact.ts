import { useEffect, useState } from "react";
import type { SiteContact } from "#domain/core/siteContact.ts";
import { readContact } from "#lib/siteContact.ts";

/** Contacts from the page; undefined at build, where there is no document. */
export function useContact(): SiteContact | undefined {
  const [contact, setContact] = useState<SiteContact>();
  useEffect(() => setContact(readContact()), []);
  return contact;
}

import { useEffect, useState } from "react";
import type { SiteContact } from "#domain/core/siteContact.ts";
import { readContact } from "#lib/siteContact.ts";

/** How to reach the people behind this Optique; undefined in what the build writes, where there is no page to read. */
export function useContact(): SiteContact | undefined {
  const [contact, setContact] = useState<SiteContact>();
  useEffect(() => setContact(readContact()), []);
  return contact;
}

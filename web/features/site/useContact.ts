import { useEffect, useState } from "react";
import type { SiteContact } from "#domain/core/siteContact.ts";

/** How to reach the people behind this Optique; undefined until the server has said it. */
export function useContact(): SiteContact | undefined {
  const [contact, setContact] = useState<SiteContact>();
  useEffect(() => {
    // Imported here: the build renders this page where there is no browser, which the calls to the server need.
    import("#api/site.ts")
      .then(({ loadSite }) => loadSite())
      .then(setContact)
      .catch(() => {
        // The page says everything else without it.
      });
  }, []);
  return contact;
}

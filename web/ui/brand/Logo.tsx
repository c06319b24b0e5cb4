import type { Company } from "#domain/core/records.ts";
import { logoUrl } from "#api/files.ts";
import { AppIcon } from "./AppIcon.tsx";

/** Logo of the company; without one, the product's mark. */
export function CompanyLogo({ company }: { company: Company | null | undefined }) {
  const url = company ? logoUrl(company) : "";
  return url ? (
    <img src={url} alt="" className="size-9 shrink-0 rounded-control object-contain" />
  ) : (
    <AppIcon />
  );
}

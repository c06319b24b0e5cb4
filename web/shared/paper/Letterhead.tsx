import { type ReactNode, useState } from "react";
import type { Company } from "#domain/core/records.ts";
import { formatPhone } from "#lib/texts/formats.ts";
import { contactLine } from "#shared/documents/companyLines.ts";
import { logoUrl } from "#api/files.ts";
import { colorOf } from "#lib/shopColors.ts";
import { Mark } from "#ui/brand/Mark.tsx";
import { words } from "#lib/texts/words.strings.ts";

/** Logo of the company; an unreadable one is left out, so only the name prints. */
function SheetLogo({ url }: { url: string }) {
  const [failed, setFailed] = useState("");
  if (!url || url === failed) return null;
  return <img src={url} alt="" className="sheet-logo" onError={() => setFailed(url)} />;
}

type Props = {
  company: Company;
  title: string;
  /** URL of a chosen logo that is not stored yet. */
  logo?: string | undefined;
  children: ReactNode;
};

/** Head of a page: the company, and the title of the sheet. */
export function Letterhead({ company, title, logo = logoUrl(company), children }: Props) {
  return (
    <div className="flex justify-between gap-6">
      <div className="flex min-w-0 items-start gap-4">
        <SheetLogo url={logo} />
        <div className="min-w-0 wrap-anywhere">
          <p dir="auto" className="sheet-name">
            {company.name || words.OPTIQUE}
          </p>
          <div className="sheet-caption">
            {company.address && <p dir="auto">{company.address}</p>}
            <p dir="auto">{contactLine(company)}</p>
            {company.other_info && (
              <p dir="auto" className="whitespace-pre-line">
                {company.other_info}
              </p>
            )}
          </div>
        </div>
      </div>
      {/* A long title wraps on A5, so that the company keeps half of the width. */}
      <div className="max-w-1/2 shrink-0 text-right text-balance">
        <div className="sheet-bar" style={{ background: colorOf(company) }} />
        <h1 className="sheet-title">{title}</h1>
        {children}
      </div>
    </div>
  );
}

/** Centred head of a receipt-roll ticket, with a rule below. Shows our own mark when the shop has no logo. */
export function TicketHead({ company }: { company: Company }) {
  return (
    <>
      <div className="text-center wrap-anywhere">
        {!company.logo && <Mark className="mx-auto mb-1 size-[2.6em]" />}
        <p dir="auto" className="sheet-name">
          {company.name || words.OPTIQUE}
        </p>
        {company.address && <p dir="auto">{company.address}</p>}
        {company.phone && <p>{formatPhone(company.phone)}</p>}
      </div>
      <div className="sheet-rule" />
    </>
  );
}

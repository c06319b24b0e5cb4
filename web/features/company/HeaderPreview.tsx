import { useFormContext, useWatch } from "react-hook-form";
import { Card } from "#ui/page/Card.tsx";
import { colorOf } from "#lib/shopColors.ts";
import { contactLine, legalLines } from "#shared/documents/companyLines.ts";
import type { Company } from "#domain/core/records.ts";
import type { CompanyValues } from "#api/company.ts";
import { words } from "#lib/words.strings.ts";
import { strings } from "./company.strings.ts";

/** Live preview of invoice header and foot. */
export function HeaderPreview({ logo }: { logo: string }) {
  const { control } = useFormContext<CompanyValues>();
  const values = useWatch({ control }) as CompanyValues & Pick<Company, "color">;
  return (
    <Card title={strings.preview} className="max-lg:-order-1">
      <div className="m-4 overflow-hidden rounded-control border border-line sheet-preview">
        <div className="flex justify-between gap-4">
          <div className="flex min-w-0 gap-3">
            {logo && <img src={logo} alt={strings.logo} className="sheet-logo" />}
            <div className="min-w-0 wrap-anywhere">
              <p className="font-medium">{values.name || words.OPTIQUE}</p>
              <p>{values.address}</p>
              <p>{contactLine(values)}</p>
              <p>{values.other_info}</p>
            </div>
          </div>
          <div className="shrink-0 text-right">
            <div className="sheet-bar" style={{ background: colorOf(values) }} />
            <p className="font-medium">{words.invoice}</p>
            <p>{strings.previewNumber}</p>
          </div>
        </div>
        <div className="mt-8 border-t border-line pt-2 wrap-anywhere">
          {legalLines(values).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </Card>
  );
}

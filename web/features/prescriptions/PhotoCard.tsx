import { useQuery } from "@tanstack/react-query";
import type { Prescription } from "#domain/core/records.ts";
import { useObjectUrl } from "#lib/forms/usePreview.ts";
import { Card } from "#ui/page/Card.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { prescriptionQueries } from "#api/sales/prescriptions.ts";
import { words } from "#lib/texts/words.strings.ts";
import { prescriptionsStrings } from "./prescriptions.strings.ts";

const text = prescriptionsStrings.detail;
type Props = { prescription: Pick<Prescription, "id" | "image"> };

/** The photographed ordonnance. */
export function PhotoCard({ prescription }: Props) {
  const { data } = useQuery(prescriptionQueries.photo(prescription));
  const url = useObjectUrl(data);
  return (
    <Card title={words.ordonnance} className="overflow-hidden">
      {url && (
        <a href={url} target="_blank" rel="noreferrer" className="block" title={text.openPhoto}>
          {data?.type === "application/pdf" ? (
            <span className="link flex items-center gap-2 p-4">
              <Icon name="tray-down" />
              {text.pdf}
            </span>
          ) : (
            <img
              src={url}
              alt={words.ordonnancePhoto}
              className="w-full max-h-96 object-contain bg-sunken"
            />
          )}
        </a>
      )}
    </Card>
  );
}

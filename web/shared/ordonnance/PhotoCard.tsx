import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useObjectUrl } from "#lib/forms/usePreview.ts";
import { Card } from "#ui/page/Card.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { words } from "#lib/texts/words.strings.ts";
import { ordonnanceStrings as text } from "./ordonnance.strings.ts";

type Props<Key extends readonly string[]> = {
  /** The photograph, or its PDF. */
  query: UseQueryOptions<Blob, Error, Blob, Key>;
};

/** The photographed ordonnance. */
export function PhotoCard<Key extends readonly string[]>({ query }: Props<Key>) {
  const { data } = useQuery(query);
  const url = useObjectUrl(data);
  return (
    <Card title={words.ordonnance} className="overflow-hidden">
      {url && (
        <a href={url} target="_blank" rel="noreferrer" className="block" title={text.open}>
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

import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useObjectUrl } from "#lib/forms/usePreview.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { Card } from "#ui/page/Card.tsx";

type Props<Key extends readonly string[]> = {
  title: string;
  /** Alternative text of the picture. */
  alt: string;
  texts: { open: string; pdf: string };
  /** Query of the photograph, or of the PDF. */
  query: UseQueryOptions<Blob, Error, Blob, Key>;
};

/** Shows a photographed paper, or a link to its PDF. */
export function FileCard<Key extends readonly string[]>({ title, alt, texts, query }: Props<Key>) {
  const { data } = useQuery(query);
  const url = useObjectUrl(data);
  return (
    <Card title={title} className="overflow-hidden">
      {url && (
        <a href={url} target="_blank" rel="noreferrer" className="block" title={texts.open}>
          {data?.type === "application/pdf" ? (
            <span className="link flex items-center gap-2 p-4">
              <Icon name="tray-down" />
              {texts.pdf}
            </span>
          ) : (
            <img src={url} alt={alt} className="w-full max-h-96 object-contain bg-sunken" />
          )}
        </a>
      )}
    </Card>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { attempt } from "#ui/feedback/attempt.ts";
import { addServicePhoto, removeServicePhoto, serviceQueries } from "#api/sales/services.ts";
import { collections } from "#domain/core/records.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { useObjectUrl } from "#lib/forms/usePreview.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { useImageChoice } from "#ui/form/useImageChoice.ts";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { servicesStrings } from "../services.strings.ts";

const text = servicesStrings.ticket;
const limits = collections.optique_services.photos_in;
const size = { maxPx: 2000, maxBytes: 1024 * 1024 };
type Props = { ticket: ServiceDocument };
type Field = "photos_in" | "photos_out";

/** Photographs of the glasses on arrival and at the hand-back. */
export const PhotosCard = ({ ticket }: Props) => (
  <Card title={text.photos}>
    <div className="grid gap-4 p-4 md:grid-cols-2">
      <Photos ticket={ticket} field="photos_in" title={text.photosIn} />
      <Photos ticket={ticket} field="photos_out" title={text.photosOut} />
    </div>
  </Card>
);

async function told(work: Promise<unknown>): Promise<void> {
  await attempt(() => work, text.photoFailed);
}

function Photos({ ticket, field, title }: Props & { field: Field; title: string }) {
  const names = ticket[field];
  const { isBusy, once } = useOnce();
  const file = useRef<HTMLInputElement>(null);
  const choice = useImageChoice({
    limits,
    size,
    texts: { wrongType: text.wrongType, tooLarge: text.tooLarge },
    onChoose: (photo) => void once(() => told(addServicePhoto(ticket.id, field, photo))),
  });
  return (
    <section aria-label={title} className="grid content-start gap-2">
      <h3 className="text-sm font-medium text-ink-2">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {names.map((name, place) => (
          <li key={name} className="relative">
            <Photo id={ticket.id} name={name} place={place + 1} />
            <span className="absolute top-1 right-1 rounded-control bg-surface">
              <IconButton
                icon="cross"
                label={text.takeOffPhoto(place + 1)}
                onClick={() => void once(() => told(removeServicePhoto(ticket.id, field, name)))}
              />
            </span>
          </li>
        ))}
      </ul>
      <input ref={file} aria-label={title} {...choice.input} />
      {choice.refusal && (
        <p role="alert" className="field-error">
          {choice.refusal}
        </p>
      )}
      {names.length < limits.most && (
        <div>
          <Button
            size="sm"
            icon="picture"
            isBusy={isBusy || choice.isBusy}
            onClick={() => file.current?.click()}
          >
            {text.addPhoto}
          </Button>
        </div>
      )}
    </section>
  );
}

function Photo({ id, name, place }: { id: string; name: string; place: number }) {
  const { data } = useQuery(serviceQueries.photo(id, name));
  const url = useObjectUrl(data);
  return (
    <a href={url ?? "#"} target="_blank" rel="noreferrer">
      {url ? (
        <img
          src={url}
          alt={text.photo(place)}
          className="size-28 rounded-control border border-line object-cover"
        />
      ) : (
        <span className="skeleton block size-28" />
      )}
    </a>
  );
}

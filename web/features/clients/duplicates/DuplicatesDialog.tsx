import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { LikelyPair } from "#domain/clients/duplicates.ts";
import { duplicateQueries } from "#api/clients/duplicates.ts";
import { formatPhone } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { EmptyState, RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { Button } from "#ui/page/Button.tsx";
import { duplicatesStrings as text } from "./duplicates.strings.ts";
import { MergeForm } from "./MergeForm.tsx";

/** Lists the likely duplicates of the shop, and merges the chosen pair. */
export function DuplicatesDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(duplicateQueries.pairs);
  const [pair, setPair] = useState<readonly [string, string] | null>(null);
  const back = () => setPair(null);
  if (pair)
    return (
      <Dialog key="merge" title={text.title} onClose={back}>
        <MergeForm clients={pair} onCancel={back} onMerged={back} />
      </Dialog>
    );
  return (
    <Dialog key="pairs" title={words.duplicates} onClose={onClose}>
      <Loaded query={query} failed={text.loadFailed} skeleton={<RowsSkeleton rows={3} />}>
        {({ items, totalItems }) =>
          items.length === 0 ? (
            <EmptyState icon="people" title={text.none} text={text.noneHint} />
          ) : (
            <>
              <p className="text-ink-2">{text.hint}</p>
              <ul className="divide-y divide-line">
                {items.map((one) => (
                  <Pair
                    key={one.gone.id}
                    {...one}
                    onCompare={() => setPair([one.kept.id, one.gone.id])}
                  />
                ))}
              </ul>
              {totalItems > items.length && (
                <p className="text-sm text-ink-2">{text.more(totalItems - items.length)}</p>
              )}
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function Pair({ kept, gone, by, onCompare }: LikelyPair & { onCompare: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5">
      <span className="min-w-0 flex-1 basis-56">
        {[kept, gone].map(({ id, name, phone }) => (
          <span key={id} className="block wrap-anywhere">
            <a className="link inline-block touch:min-h-11" href={paths.client(id)}>
              <bdi dir="auto">{name}</bdi>
            </a>
            {phone && ` · ${formatPhone(phone)}`}
          </span>
        ))}
        <span className="block text-sm text-ink-3">{text.by[by]}</span>
      </span>
      <Button aria-label={text.comparePair(kept.name, gone.name)} onClick={onCompare}>
        {text.compare}
      </Button>
    </li>
  );
}

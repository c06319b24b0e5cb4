import type { JobCard } from "#api/sales/jobs.ts";
import { useUses } from "#api/session/people.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { CardActions } from "#shared/board/boardKind.ts";
import { serviceShared } from "#shared/services/serviceShared.strings.ts";
import type { MenuItem } from "#ui/overlay/MenuPopup.tsx";
import { hasMessage, useCardMessage } from "./useCardMessage.ts";
import { canRemake, type useRemakes } from "./useRemakes.tsx";

type Given = Pick<CardActions<JobCard>, "move"> & {
  tick: (card: JobCard) => void;
  print: (card: JobCard) => void;
  remakes: ReturnType<typeof useRemakes>;
};

export type JobActions = CardActions<JobCard> & {
  message: (card: JobCard) => void;
  /** Asks which lenses are made again; null in a shop that does not use after-sales. */
  remake: ((card: JobCard) => void) | null;
};

/** Actions on the card of a job, by key and menu. */
export function useJobActions({ move, tick, print, remakes }: Given): JobActions {
  const message = useCardMessage();
  const isRemaking = useUses("services");
  const { remake, breakLenses } = remakes;
  const remakeItems = (card: JobCard): MenuItem[] => {
    if (!isRemaking || !canRemake(card)) return [];
    const right = "service.write" as const;
    return [
      {
        icon: "triangle-alert",
        label: serviceShared.remake.broken,
        right,
        onSelect: () => breakLenses(card),
      },
      { icon: "arrow-circle", label: words.remake, right, onSelect: () => remake(card) },
    ];
  };
  return {
    move,
    message,
    remake: isRemaking ? remake : null,
    keys: { " ": tick, w: message, i: print, ...(isRemaking ? { b: breakLenses } : {}) },
    hintsOf: (card) => [
      card.status === "to_order" && [words.spaceKey, words.tick],
      hasMessage(card) && ["W", words.message],
      ["I", words.sheet],
      isRemaking && canRemake(card) && ["B", serviceShared.remake.broken],
    ],
    itemsOf: (card) => [
      hasMessage(card) && {
        icon: "speech-bubble",
        label: words.message,
        onSelect: () => message(card),
      },
      { icon: "printer", label: words.sheet, href: paths.printJob(card.id) },
      ...remakeItems(card),
    ],
  };
}

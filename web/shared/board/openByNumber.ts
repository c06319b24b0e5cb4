import { useEffect, useState } from "react";
import type { ListState } from "#lib/addresses/listState.ts";
import { toast } from "#ui/feedback/toast.ts";
import type { BoardCard, Column } from "./boardKind.ts";

type Numbered<Card extends BoardCard> = {
  numberOf: (card: Card) => string | undefined;
  /** Asks the server for cards with this number, or a similar one. */
  load: (number: string) => Promise<Card[]>;
  texts: { unknown: (number: string) => string; failed: string };
};

/** Finds the card of a number on the board, else on the server. */
async function findCard<Card extends BoardCard>(
  number: string,
  columns: readonly Column<Card>[],
  { numberOf, load }: Numbered<Card>,
): Promise<Card | undefined> {
  const isIt = (card: Card) => numberOf(card) === number;
  const shown = columns.flatMap(({ cards }) => cards).find(isIt);
  return shown ?? (await load(number)).find(isIt);
}

/** Opens the card of a scanned number, or shows that the number is unknown. */
export async function openByNumber<Card extends BoardCard>(
  number: string,
  columns: readonly Column<Card>[],
  numbered: Numbered<Card>,
  open: (id: string) => void,
): Promise<void> {
  try {
    const found = await findCard(number, columns, numbered);
    if (found) open(found.id);
    else toast.error(numbered.texts.unknown(number));
  } catch (error) {
    console.warn(error);
    toast.error(numbered.texts.failed);
  }
}

/**
 * Opens the only card found once Enter was pressed in the search. `columns` is null while it holds results of another
 * search.
 */
export function useOnlyCard<Card extends BoardCard>(
  { query, typed }: ListState,
  columns: readonly Column<Card>[] | null | undefined,
  open: (id: string) => void,
) {
  const [entered, setEntered] = useState("");
  useEffect(() => {
    if (entered !== typed) return setEntered("");
    if (entered === "" || query !== entered || !columns) return;
    setEntered("");
    const [card, ...others] = columns.flatMap(({ cards }) => cards);
    if (card && others.length === 0) open(card.id);
  }, [entered, typed, query, columns, open]);
  return setEntered;
}

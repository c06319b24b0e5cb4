import { useEffect, useState } from "react";
import type { ListState } from "#lib/addresses/listState.ts";
import { toast } from "#ui/feedback/toast.ts";
import type { BoardCard, Column } from "./boardKind.ts";

type Numbered<Card extends BoardCard> = {
  numberOf: (card: Card) => string | undefined;
  /** Cards of the server that have the number, or one like it. */
  load: (number: string) => Promise<Card[]>;
  texts: { unknown: (number: string) => string; failed: string };
};

/** Card of a number, on the board or on the server. */
async function findCard<Card extends BoardCard>(
  number: string,
  columns: readonly Column<Card>[],
  { numberOf, load }: Numbered<Card>,
): Promise<Card | undefined> {
  const isIt = (card: Card) => numberOf(card) === number;
  const shown = columns.flatMap(({ cards }) => cards).find(isIt);
  return shown ?? (await load(number)).find(isIt);
}

/** Opens the card of a scanned number, or reports that it is unknown. */
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

/** After Enter in the search, opens the only card found; `columns`: null while they are those of another search. */
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

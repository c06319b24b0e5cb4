import { useLocation } from "wouter";
import { everyServiceStatus, listServices, serviceQueries } from "#api/sales/services.ts";
import type { ServiceCard } from "#domain/services/serviceAnswers.ts";
import { useListState } from "#lib/addresses/listState.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { CardActions } from "#shared/board/boardKind.ts";
import { openByNumber, useOnlyCard } from "#shared/board/openByNumber.ts";
import { useBoard } from "#shared/board/useBoard.ts";
import { mostOthers } from "#shared/board/useOthers.ts";
import { nameOfService } from "#shared/services/serviceName.ts";
import { useMoveService } from "#shared/services/useMoveService.tsx";
import { useScanner } from "#ui/keys/useScanner.ts";
import { serviceBoardStrings } from "./serviceBoard.strings.ts";
import { serviceRules } from "./serviceRules.ts";
import { messageOf } from "./messageOf.ts";
import { useServiceMessage } from "./useServiceMessage.tsx";

/** Finds the ticket of a scanned number, in any state. */
const numbers = {
  numberOf: ({ number }: ServiceCard) => number,
  load: async (number: string): Promise<ServiceCard[]> =>
    (await listServices({ q: number, status: everyServiceStatus, perPage: 10 })).items,
  texts: serviceBoardStrings.scanned,
};

/** State of the board of tickets: search, moves, focus. */
export function useServiceBoard() {
  const state = useListState();
  const filter = { q: state.query, supplier: state.filter("fournisseur") };
  const board = useBoard(serviceRules, {
    board: serviceQueries.board(filter),
    others: (status) => serviceQueries.cards({ ...filter, status, perPage: mostOthers }),
  });
  const { query, columns, follow } = board;
  const { move, dialog } = useMoveService(follow);
  const [, navigate] = useLocation();
  const open = (id: string) => navigate(paths.service(id));
  const find = (number: string) =>
    void openByNumber(number.toUpperCase(), columns ?? [], numbers, open);
  useScanner({ where: "page", onCode: find });
  const enter = useOnlyCard(state, query.isPlaceholderData || query.error ? null : columns, open);
  const messages = useServiceMessage();
  const actions = actionsOf(
    messages.message,
    (card, to) => void move({ ...card, name: nameOfService(card) }, to),
    ({ id }) => navigate(paths.printDeposit(id)),
  );
  const isNarrowed = filter.q !== "" || filter.supplier !== "";
  return { state, board, actions, dialog, delay: messages.dialog, find, enter, isNarrowed };
}

/** Actions on the card of a ticket, by key and menu. */
function actionsOf(
  message: (card: ServiceCard) => void,
  move: CardActions<ServiceCard>["move"],
  print: (card: ServiceCard) => void,
): CardActions<ServiceCard> {
  return {
    move,
    keys: { w: message, i: print },
    hintsOf: (card) => [
      messageOf(card) !== null && ["W", words.message],
      ["I", serviceBoardStrings.deposit],
    ],
    itemsOf: (card) => [
      messageOf(card) !== null && {
        icon: "speech-bubble",
        label: words.message,
        onSelect: () => message(card),
      },
      { icon: "printer", label: serviceBoardStrings.deposit, href: paths.printDeposit(card.id) },
    ],
  };
}

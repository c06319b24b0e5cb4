import { useKeptQuery } from "#api/useKeptQuery.ts";
import { useEffect } from "react";
import { today } from "#domain/core/days.ts";
import type { CashMovementKind } from "#domain/core/records.ts";
import { tillQuery } from "#api/till.ts";
import { dropDrafts } from "#lib/draft.ts";
import { useSearchValues } from "#lib/searchParams.ts";
import { askedDay } from "#shared/till/dayNames.ts";
import { countKey } from "./closeValues.ts";

/** The day that the address asks for, what it holds, and the dialog that is open over it. */
export function useTill() {
  const { get, change } = useSearchValues();
  const day = askedDay(get("jour"));
  // The day on screen stays until the next one is there: the arrows are pressed again and again.
  const query = useKeptQuery(tillQuery(day));
  const till = query.data?.day === day ? query.data : undefined;
  const isClosed = Boolean(till?.close);
  // Whoever closed it: no count is left of it, in whatever tab.
  useEffect(() => {
    if (isClosed) dropDrafts(countKey(day));
  }, [day, isClosed]);
  const close = { cloturer: "", mouvement: "", nouveau: "" };
  return {
    day,
    /** Nothing can have happened yet. */
    isAhead: day > today(),
    query,
    /** Of this very day. */
    till,
    isClosing: get("cloturer") !== "" && till !== undefined,
    moved: till?.moves.find(({ id }) => id === get("mouvement")),
    added: get("nouveau"),
    go: (to: string) => change({ ...close, jour: to === today() ? "" : to }),
    startClose: () => change({ ...close, cloturer: "1" }),
    add: (kind: CashMovementKind) => change({ ...close, nouveau: kind }),
    /** Closes the dialog: the way back does not open it again. */
    done: () => change(close, { replace: true }),
  };
}

export type Till = ReturnType<typeof useTill>;

import { useKeptQuery } from "#api/useKeptQuery.ts";
import { useEffect } from "react";
import { today } from "#domain/core/days/days.ts";
import type { HandCashKind } from "#domain/core/records.ts";
import { tillQuery } from "#api/sales/till.ts";
import { dropDrafts } from "#lib/forms/draft.ts";
import { useSearchValues } from "#lib/addresses/searchParams.ts";
import { dayOfAddress } from "#shared/till/dayNames.ts";
import { countKey } from "./closeValues.ts";

/** Day, data and dialog of the address. */
export function useTill() {
  const { get, change } = useSearchValues();
  const day = dayOfAddress(get("jour"));
  // Keeps the former day while another one loads, so that the arrows can be pressed repeatedly.
  const query = useKeptQuery(tillQuery(day));
  const till = query.data?.day === day ? query.data : undefined;
  const isClosed = Boolean(till?.close);
  // A closed day has no draft of a count, in any tab.
  useEffect(() => {
    if (isClosed) dropDrafts(countKey(day));
  }, [day, isClosed]);
  const close = { cloturer: "", mouvement: "", nouveau: "" };
  return {
    day,
    /** Future day. */
    isAhead: day > today(),
    query,
    /** Till of the day; undefined while another day is shown. */
    till,
    isClosing: get("cloturer") !== "" && till !== undefined,
    moved: till?.moves.find(({ id }) => id === get("mouvement")),
    added: get("nouveau"),
    go: (to: string) => change({ ...close, jour: to === today() ? "" : to }),
    startClose: () => change({ ...close, cloturer: "1" }),
    add: (kind: HandCashKind) => change({ ...close, nouveau: kind }),
    /** Closes the dialog; back does not reopen it. */
    done: () => change(close, { replace: true }),
  };
}

export type Till = ReturnType<typeof useTill>;

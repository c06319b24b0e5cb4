import { useKeptQuery } from "#api/useKeptQuery.ts";
import { useEffect } from "react";
import { today } from "#domain/core/days/days.ts";
import type { HandCashKind } from "#domain/core/records.ts";
import { tillQuery } from "#api/sales/till.ts";
import { dropDrafts } from "#lib/forms/draft.ts";
import { useSearchValues } from "#lib/addresses/searchParams.ts";
import { dayOfAddress } from "#shared/till/dayNames.ts";
import { countKey } from "./closeValues.ts";

/** Till of the day in the address, with its data and open dialog. */
export function useTill() {
  const { get, change } = useSearchValues();
  const day = dayOfAddress(get("jour"));
  // Keeps showing the former day while another loads, so that the arrows can be pressed repeatedly.
  const query = useKeptQuery(tillQuery(day));
  const till = query.data?.day === day ? query.data : undefined;
  const isClosed = Boolean(till?.close);
  // Deletes drafts of the count, in all tabs, once the day is closed.
  useEffect(() => {
    if (isClosed) dropDrafts(countKey(day));
  }, [day, isClosed]);
  const close = { cloturer: "", mouvement: "", nouveau: "" };
  return {
    day,
    /** True of a future day. */
    isAhead: day > today(),
    query,
    /** Data of the day; undefined while another day is still shown. */
    till,
    isClosing: get("cloturer") !== "" && till !== undefined,
    moved: till?.moves.find(({ id }) => id === get("mouvement")),
    added: get("nouveau"),
    go: (to: string) => change({ ...close, jour: to === today() ? "" : to }),
    startClose: () => change({ ...close, cloturer: "1" }),
    add: (kind: HandCashKind) => change({ ...close, nouveau: kind }),
    /** Closes the dialog by replacing the history entry, so that going back does not reopen it. */
    done: () => change(close, { replace: true }),
  };
}

export type Till = ReturnType<typeof useTill>;

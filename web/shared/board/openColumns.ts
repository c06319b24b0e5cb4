/** Columns that are open on a tablet, remembered until the tab is closed. */
import { signal } from "@preact/signals-react";

/** Opens one more column, and closes the open one farthest from it. */
export function withOpened<Status extends string>(
  statuses: readonly Status[],
  open: readonly Status[],
  status: Status,
): readonly Status[] {
  if (open.includes(status)) return open;
  const place = statuses.indexOf(status);
  const distance = (one: Status) => Math.abs(statuses.indexOf(one) - place);
  const [farthest] = [...open].sort((one, other) => distance(other) - distance(one));
  return statuses.filter((one) => one === status || (open.includes(one) && one !== farthest));
}

/** State of the open columns of a board; `first`: those open at the start. */
export function openColumns<Status extends string>(
  statuses: readonly Status[],
  first: readonly Status[],
) {
  const shown = signal<readonly Status[]>(first);
  return {
    shown,
    add: (status: Status): void => {
      shown.value = withOpened(statuses, shown.value, status);
    },
  };
}
export type OpenColumns<Status extends string> = ReturnType<typeof openColumns<Status>>;

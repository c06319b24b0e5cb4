import { createContext, type ReactNode, useContext } from "react";
import type { ListState } from "#lib/addresses/listState.ts";
import { Icon } from "#ui/brand/Icon.tsx";

type Order = Pick<ListState, "sort" | "setFilter" | "query">;

/** Sort order of the list that contains a table; null for tables of a single record. */
export const ListOrder = createContext<Order | null>(null);

const direction = (order: Order | null, name: string | undefined) =>
  name === undefined || !order || order.query
    ? undefined
    : ({ [name]: "ascending", [`-${name}`]: "descending" } as const)[order.sort];

type Props = { name: string | undefined; className: string; children: ReactNode };

/** Column head. A sortable one is a button: ascending, then descending, then the list's own order. */
export function SortHead({ name, className, children }: Props) {
  const order = useContext(ListOrder);
  const sorted = direction(order, name);
  // Not sortable during a search, which shows its best matches first.
  const isFixed = !name || !order || order.query !== "";
  const next = sorted === "descending" ? "" : sorted ? `-${name}` : (name ?? "");
  return (
    <th scope="col" className={className} aria-sort={sorted}>
      {isFixed ? (
        children
      ) : (
        <button
          type="button"
          className={`-my-1 inline-flex min-h-8 touch:-my-2 touch:min-h-11 touch:min-w-11 items-center gap-1 hover:text-ink ${sorted ? "text-ink" : ""}`}
          onClick={() => order.setFilter("tri", next, { replace: true })}
        >
          {children}
          {sorted && (
            <Icon
              name="chevron-down"
              className={`size-3.5 ${sorted === "ascending" ? "rotate-180" : ""}`}
            />
          )}
        </button>
      )}
    </th>
  );
}

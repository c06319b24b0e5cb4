import type { ReactNode } from "react";
import type { ListState } from "#lib/addresses/listState.ts";
import { Icon } from "#ui/brand/Icon.tsx";

type Props = {
  state: ListState;
  /** Accessible name of the search; the placeholder is shorter. */
  label: string;
  placeholder: string;
  isNumber: (typed: string) => boolean;
  /** Opens the card whose whole number was typed or scanned. */
  onNumber: (number: string) => void;
  /** Called with the typed text on Enter, which opens a card when it is the only one found. */
  onSearch: (typed: string) => void;
  /** Filter beside the search. */
  children?: ReactNode;
};

/** Search of a board, beside the title. */
export const BoardSearch = ({ state, label, placeholder, children, ...on }: Props) => (
  <form
    role="search"
    className="flex gap-2 max-md:min-w-full md:max-lg:w-80"
    onSubmit={(event) => {
      event.preventDefault();
      const typed = state.typed.trim();
      if (!on.isNumber(typed)) {
        state.search();
        return on.onSearch(state.typed);
      }
      state.type(state.query);
      on.onNumber(typed);
    }}
  >
    <span className="relative min-w-0 flex-1 basis-48 lg:min-w-64">
      <Icon
        name="magnifier"
        className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4.5 text-ink-3"
      />
      <input
        type="search"
        dir="auto"
        className="field pr-1 pl-9"
        data-search
        placeholder={placeholder}
        aria-label={label}
        value={state.typed}
        onChange={(event) => state.type(event.target.value)}
        autoComplete="off"
      />
    </span>
    {children}
  </form>
);

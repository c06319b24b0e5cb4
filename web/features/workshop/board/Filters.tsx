import { isWholeInvoiceNumber } from "#domain/sale/numbering.ts";
import type { Board } from "#api/sales/jobs.ts";
import type { ListState } from "#lib/addresses/listState.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { FilterSelect } from "#ui/list/FilterSelect.tsx";
import { workshopPageStrings } from "../workshop.strings.ts";

type Props = {
  state: ListState;
  labs: Board["labs"];
  /** Opens the card of a whole typed or scanned number. */
  onNumber: (number: string) => void;
  /** Enter opens the only card found. */
  onSearch: (typed: string) => void;
};

/** Search and lab filter, beside the title. */
export const Filters = ({ state, labs, onNumber, onSearch }: Props) => (
  <form
    role="search"
    className="flex gap-2 md:max-lg:w-80"
    onSubmit={(event) => {
      event.preventDefault();
      const typed = state.typed.trim();
      if (!isWholeInvoiceNumber(typed)) {
        state.search();
        return onSearch(state.typed);
      }
      state.type(state.query);
      onNumber(typed);
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
        placeholder={workshopPageStrings.shortSearch}
        aria-label={workshopPageStrings.search}
        value={state.typed}
        onChange={(event) => state.type(event.target.value)}
        autoComplete="off"
      />
    </span>
    <FilterSelect
      label={words.lab}
      options={[
        ["", workshopPageStrings.allLabs],
        ...labs.map(({ id, name }) => [id, name] as const),
      ]}
      state={state}
      name="labo"
    />
  </form>
);

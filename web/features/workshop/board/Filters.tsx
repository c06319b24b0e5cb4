import { isWholeInvoiceNumber } from "#domain/sale/numbering.ts";
import type { Board } from "#api/sales/jobs.ts";
import type { ListState } from "#lib/addresses/listState.ts";
import { words } from "#lib/texts/words.strings.ts";
import { BoardSearch } from "#shared/board/BoardSearch.tsx";
import { FilterSelect } from "#ui/list/FilterSelect.tsx";
import { workshopPageStrings } from "../workshop.strings.ts";

type Props = {
  state: ListState;
  labs: Board["labs"];
  /** Opens the card whose whole number was typed or scanned. */
  onNumber: (number: string) => void;
  /** Called with the typed text on Enter, which opens a card when it is the only one found. */
  onSearch: (typed: string) => void;
};

/** Search and lab filter, beside the title. */
export const Filters = ({ state, labs, onNumber, onSearch }: Props) => (
  <BoardSearch
    state={state}
    label={workshopPageStrings.search}
    placeholder={workshopPageStrings.shortSearch}
    isNumber={isWholeInvoiceNumber}
    onNumber={onNumber}
    onSearch={onSearch}
  >
    <FilterSelect
      label={words.lab}
      options={[
        ["", workshopPageStrings.allLabs],
        ...labs.map(({ id, name }) => [id, name] as const),
      ]}
      state={state}
      name="labo"
    />
  </BoardSearch>
);

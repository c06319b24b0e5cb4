import { words } from "#lib/texts/words.strings.ts";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { readScan } from "#domain/stock/barcodes.ts";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { ApprovalMark } from "#ui/page/ApprovalMark.tsx";
import { HighlightedText } from "#ui/list/HighlightedText.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { autocompleteProps } from "#ui/form/autocompleteProps.ts";
import { useSuggestions } from "#ui/form/useSuggestions.ts";
import { useValue } from "#lib/useValue.ts";
import { company } from "#api/session/session.ts";
import { answerOf } from "./answers.ts";
import { text } from "./palette.strings.ts";
import type { Item, Payment } from "./item.ts";
import { isOurs, itemsOf, remarkOf } from "./paletteItems.ts";
import { recents } from "./recents.ts";
import { wishOf } from "./wish.ts";

type OptionProps = { item: Item; query: string; onOpen: () => void };

function ResultOption({ item, query, onOpen }: OptionProps) {
  return (
    <Autocomplete.Item
      value={item}
      render={(option, { highlighted }) => (
        <div {...option} role="option" aria-selected={highlighted} />
      )}
      className={`menu-item cursor-pointer ${item.secondLine ? "h-auto min-h-13 py-1" : ""}`}
      onClick={onOpen}
    >
      <Icon name={item.icon} className="size-4.5 text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className={`block truncate ${item.secondLine ? "font-medium" : ""}`}>
          <HighlightedText text={item.title} query={query} />
          <ApprovalMark
            href={"href" in item ? item.href : undefined}
            className="ml-1.5 inline-flex align-middle"
          />
        </span>
        {item.secondLine && (
          <span className="block text-sm md:truncate text-ink-3">
            <MoneyText>{item.secondLine}</MoneyText>
            {item.surplus ? (
              <span className="text-warn-ink max-md:block">
                <span className="max-md:hidden"> · </span>
                <MoneyText>{item.surplus}</MoneyText>
              </span>
            ) : (
              <span className="max-md:hidden">{item.since}</span>
            )}
          </span>
        )}
      </span>
      {"pay" in item ? (
        <Money centimes={item.pay.amount} className="font-semibold" />
      ) : (
        <span className="min-w-0 truncate text-sm text-ink-3">{item.detail}</span>
      )}
    </Autocomplete.Item>
  );
}

type ResultsProps = { items: Item[]; query: string; onOpen: (item: Item) => void };

/** Results in groups, as a single listbox. */
function Results({ items, query, onOpen }: ResultsProps) {
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    <Autocomplete.List
      aria-label={text.results}
      className="overflow-y-auto fade-bottom px-3 pb-3 max-md:flex-1 md:max-h-[64dvh]"
    >
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group}>
          <p role="presentation" className="px-2.5 pt-2 pb-1 text-xs text-ink-3">
            {group}
          </p>
          {items
            .filter((item) => item.group === group)
            .map((item) => (
              <ResultOption key={item.key} item={item} query={query} onOpen={() => onOpen(item)} />
            ))}
        </div>
      ))}
    </Autocomplete.List>
  );
}

type SearchFieldProps = { isExpanded: boolean; onEnter: () => void };

/** Search field of the palette, without a focus ring, as the caret shows its focus. */
const SearchField = ({ isExpanded, onEnter }: SearchFieldProps) => (
  <>
    <Icon name="magnifier" className="size-4.5 text-ink-3" />
    <Autocomplete.Input
      className="h-11 min-w-0 flex-1 text-md outline-none"
      aria-label={text.title}
      aria-expanded={isExpanded}
      placeholder={text.placeholder}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        event.preventBaseUIHandler();
        onEnter();
      }}
    />
  </>
);

type Props = { onClose: () => void; onPay: (payment: Payment) => void };

/** Dialog that searches, opens screens, and understands verbs such as 'zineb paiement 500'. */
export function PaletteDialog({ onClose, onPay }: Props) {
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState("");
  // Index of the active item; -1 when there is none.
  const [active, setActive] = useState(0);
  const query = readScan(typed).trim();
  const { items, isCurrent, hasFailed, status } = useFound(query);
  const open = (item: Item) => {
    onClose();
    if ("pay" in item) onPay(item.pay);
    else navigate(item.href);
  };
  const enter = useEnter({ query, isCurrent, items, chosen: items[Math.max(active, 0)], open });
  return (
    <Autocomplete.Root
      {...autocompleteProps}
      open
      items={items}
      highlightItemOnHover={false}
      value={typed}
      onValueChange={(value, { reason }) => reason === "input-change" && setTyped(value)}
      onItemHighlighted={(_, { index }) => setActive(index)}
    >
      <Dialog
        title={text.title}
        onClose={onClose}
        className="md:mt-[10dvh] md:max-w-xl"
        head={<SearchField isExpanded={items.length > 0} onEnter={enter} />}
      >
        <p className={status.isShown ? "text-ink-3" : "sr-only"} role="status">
          {status.text}
        </p>
        {/* Of fixed height on a phone, so that the search field does not move. */}
        <div className="-mx-5 -mt-3 -mb-5 flex min-w-0 flex-col max-md:h-[60dvh]">
          <Results items={items} query={wishOf(query).rest} onOpen={open} />
          {query === "" && !hasFailed && (
            <p className="border-t border-line px-5 py-3 text-sm text-ink-3">{text.hint}</p>
          )}
        </div>
      </Dialog>
    </Autocomplete.Root>
  );
}

type Choice = {
  query: string;
  isCurrent: boolean;
  items: readonly Item[];
  chosen: Item | undefined;
  open: (item: Item) => void;
};

/** True for a payment or a contact-lens renewal: opening one for the wrong person would do harm. */
const isOfOnePerson = (item: Item): boolean => "pay" in item || item.group === words.renewContact;

/**
 * Opens the active item on Enter. Before the answer to the typed text, Enter is remembered, and then opens the first
 * result, unless that is a payment or renewal and there are several.
 */
function useEnter({ query, isCurrent, items, chosen, open }: Choice): () => void {
  const [wanted, setWanted] = useState<string | null>(null);
  const latest = useRef(open);
  latest.current = open;
  const isWanted = wanted === query && isCurrent;
  useEffect(() => {
    if (!isWanted) return;
    setWanted(null);
    const isDoubtful = items.filter(isOfOnePerson).length > 1;
    if (chosen && !isDoubtful) latest.current(chosen);
  }, [isWanted, chosen, items]);
  return () => {
    if (chosen && (isCurrent || isOurs(chosen))) open(chosen);
    else if (!isCurrent) setWanted(query);
  };
}

/** Items that match the typed text, and a message. */
function useFound(query: string) {
  const [path] = useLocation();
  // Renders again after a change of the company, because another station may have begun to use a capability.
  useValue(company);
  const opened = useValue(recents);
  const answer = useSuggestions(query || null, async (wanted, signal) => ({
    items: [await answerOf(wanted, path, signal)],
    totalItems: 1,
  }));
  const { hasFailed } = answer;
  const isCurrent = query === "" || answer.query === query;
  const [found = null] = answer.items;
  const others = opened.filter((recent) => recent.path !== path);
  const items = itemsOf(query, found, isCurrent, { path, recents: others });
  const remark = isCurrent && query !== "" && found ? remarkOf(found, path, query) : "";
  const counted = items.length > 0 ? text.count(items.length) : text.none;
  const said = remark || (isCurrent ? counted : words.searching);
  const isShown = hasFailed || remark !== "" || items.length === 0;
  return {
    items,
    isCurrent,
    hasFailed,
    status: { text: hasFailed ? words.searchFailed : said, isShown },
  };
}

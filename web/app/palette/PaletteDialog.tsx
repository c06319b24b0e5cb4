import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { HighlightedText } from "#ui/list/HighlightedText.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { useSuggestions } from "#ui/form/useSuggestions.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/words.strings.ts";
import { answerOf } from "./answers.ts";
import { text } from "./palette.strings.ts";
import type { Item, Payment } from "./item.ts";
import { isOurs, itemsOf, remarkOf } from "./paletteItems.ts";
import { recents } from "./recents.ts";
import { wishOf } from "./wish.ts";

/** Active item after an arrow key; null for other keys. */
function activeAfter(key: string, active: number, count: number): number | null {
  if (key === "ArrowDown") return (active + 1) % Math.max(count, 1);
  if (key === "ArrowUp") return (active + count - 1) % Math.max(count, 1);
  return null;
}

type OptionProps = { id: string; item: Item; query: string; isActive: boolean; onOpen: () => void };

function ResultOption({ id, item, query, isActive, onOpen }: OptionProps) {
  // The list scrolls with the arrows.
  useEffect(() => {
    if (isActive) document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  }, [id, isActive]);
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      className={`menu-item cursor-pointer ${item.more ? "h-auto min-h-13 py-1" : ""}`}
      onClick={onOpen}
    >
      <Icon name={item.icon} className="size-4.5 text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className={`block truncate ${item.more ? "font-semibold" : ""}`}>
          <HighlightedText text={item.title} query={query} />
        </span>
        {item.more && (
          <span className="block text-sm md:truncate text-ink-3">
            <MoneyText>{item.more}</MoneyText>
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
    </li>
  );
}

/** Grouped items in one listbox. */
function Results({
  id,
  items,
  query,
  active,
  onOpen,
}: {
  id: string;
  items: Item[];
  query: string;
  active: number;
  onOpen: (item: Item) => void;
}) {
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    <div
      id={id}
      role="listbox"
      aria-label={text.results}
      className="overflow-y-auto fade-bottom px-3 pb-3 max-md:flex-1 md:max-h-[64dvh]"
    >
      {groups.map((group) => (
        <ul key={group} role="group" aria-label={group}>
          <li role="presentation" className="px-2.5 pt-2 pb-1 text-xs text-ink-3">
            {group}
          </li>
          {items.map(
            (item, index) =>
              item.group === group && (
                <ResultOption
                  key={item.key}
                  id={`${id}-${index}`}
                  item={item}
                  query={query}
                  isActive={index === active}
                  onOpen={() => onOpen(item)}
                />
              ),
          )}
        </ul>
      ))}
    </div>
  );
}

type SearchFieldProps = Omit<ComponentProps<"input">, "list"> & {
  list: string;
  active: string | undefined;
};

/** Search field of the palette; the caret shows its focus. */
const SearchField = ({ list, active, ...input }: SearchFieldProps) => (
  <>
    <Icon name="magnifier" className="size-4.5 text-ink-3" />
    <input
      className="h-11 min-w-0 flex-1 text-md outline-none"
      role="combobox"
      aria-label={text.title}
      aria-autocomplete="list"
      aria-expanded={active !== undefined}
      aria-controls={list}
      aria-activedescendant={active}
      placeholder={text.placeholder}
      autoComplete="off"
      spellCheck={false}
      {...input}
    />
  </>
);

type Props = { onClose: () => void; onPay: (payment: Payment) => void };

/** Dialog that searches, starts screens, and runs verbs such as 'zineb paiement 500'. */
export function PaletteDialog({ onClose, onPay }: Props) {
  const id = `${useId()}-list`;
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const query = typed.trim();
  const { items, isCurrent, hasFailed, status } = useFound(query);
  const open = (item: Item) => {
    onClose();
    if ("pay" in item) onPay(item.pay);
    else navigate(item.href);
  };
  const enter = useEnter({ query, isCurrent, items, chosen: items[active], open });
  const type = (value: string) => {
    setTyped(value);
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = activeAfter(event.key, active, items.length);
    if (next !== null) setActive(next);
    else if (event.key === "Enter") enter();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      title={text.title}
      onClose={onClose}
      className="md:mt-[10dvh] md:max-w-xl"
      head={
        <SearchField
          list={id}
          active={items.length > 0 ? `${id}-${active}` : undefined}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      }
    >
      <p className={status.isShown ? "text-ink-3" : "sr-only"} role="status">
        {status.text}
      </p>
      {/* Fixed height on a phone, so that the field does not move. */}
      <div className="-mx-5 -mt-3 -mb-5 flex min-w-0 flex-col max-md:h-[60dvh]">
        <Results id={id} items={items} query={wishOf(query).rest} active={active} onOpen={open} />
        {query === "" && !hasFailed && (
          <p className="border-t border-line px-5 py-3 text-sm text-ink-3">{text.hint}</p>
        )}
      </div>
    </Dialog>
  );
}

type Choice = {
  query: string;
  isCurrent: boolean;
  items: readonly Item[];
  chosen: Item | undefined;
  open: (item: Item) => void;
};

/**
 * Enter opens the active item. Before the answer to this text only actions are known: Enter is then kept, and opens
 * the first result unless it is one payment among several.
 */
function useEnter({ query, isCurrent, items, chosen, open }: Choice): () => void {
  const [wanted, setWanted] = useState<string | null>(null);
  const latest = useRef(open);
  latest.current = open;
  const isWanted = wanted === query && isCurrent;
  useEffect(() => {
    if (!isWanted) return;
    setWanted(null);
    const isDoubtful = items.filter((item) => "pay" in item).length > 1;
    if (chosen && !isDoubtful) latest.current(chosen);
  }, [isWanted, chosen, items]);
  return () => {
    if (chosen && (isCurrent || isOurs(chosen))) open(chosen);
    else if (!isCurrent) setWanted(query);
  };
}

/** Matching items, and a message. */
function useFound(query: string) {
  const [path] = useLocation();
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

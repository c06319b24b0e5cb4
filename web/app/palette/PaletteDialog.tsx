import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useLocation } from "wouter";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { HighlightedText } from "#ui/list/HighlightedText.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { useSuggestions } from "#ui/form/useSuggestions.ts";
import { strings } from "#app/app.strings.ts";
import { searchAll } from "#api/search.ts";
import { type Item, itemsOf } from "./paletteItems.ts";

const text = strings.palette;

/** The active item after an arrow up or down; null for other keys. */
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
      className="menu-item cursor-pointer"
      onClick={onOpen}
    >
      <Icon name={item.icon} className="size-4.5 text-ink-3" />
      <span className="min-w-0 flex-1 truncate">
        <HighlightedText text={item.title} query={query} />
      </span>
      <span className="truncate text-sm text-ink-3">{item.detail}</span>
    </li>
  );
}

/** Items under the name of their group, in one list for the arrows. */
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
      className="-mx-2 max-h-[60dvh] overflow-y-auto"
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

/** Search everything, and start anything. */
export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const id = `${useId()}-list`;
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const { items, hasFailed, status } = useFound(typed.trim());
  const open = (item: Item) => {
    onClose();
    navigate(item.href);
  };
  const type = (value: string) => {
    setTyped(value);
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = activeAfter(event.key, active, items.length);
    const chosen = items[active];
    if (next !== null) setActive(next);
    else if (event.key === "Enter" && chosen) open(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={text.title} onClose={onClose} className="md:mt-[10dvh] md:max-w-xl">
      <input
        className="field"
        role="combobox"
        aria-label={text.title}
        aria-autocomplete="list"
        aria-expanded={items.length > 0}
        aria-controls={id}
        aria-activedescendant={items.length > 0 ? `${id}-${active}` : undefined}
        placeholder={text.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p className={items.length > 0 && !hasFailed ? "sr-only" : "text-ink-3"} role="status">
        {status}
      </p>
      <Results id={id} items={items} query={typed.trim()} active={active} onOpen={open} />
    </Dialog>
  );
}

/** What matches, and what is said of it. */
function useFound(query: string) {
  const answer = useSuggestions(query || null, async (wanted, signal) => [
    await searchAll(wanted, signal),
  ]);
  const { hasFailed } = answer;
  const isCurrent = query === "" || answer.query === query;
  const items = itemsOf(query, answer.items[0] ?? null);
  const found = items.length > 0 ? text.count(items.length) : text.none;
  const status = hasFailed ? text.failed : isCurrent ? found : text.searching;
  return { items, hasFailed, status };
}

import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { isMatch } from "#ui/list/matchPlaces.ts";
import { suggestionCount } from "#api/request.ts";
import { type Search, useSuggestions } from "./useSuggestions.ts";

type Options<Item> = {
  /** The text of what is chosen; '' when nothing is. */
  text: string;
  search: Search<Item>;
  itemText: (item: Item) => string;
  onSelect: (item: Item) => void;
  onCreate?: ((query: string) => void) | undefined;
};

/** The state and the keys of a combobox (WAI-ARIA, list autocomplete); Combobox draws it. */
export function useCombobox<Item>({ text, search, itemText, onSelect, onCreate }: Options<Item>) {
  // null: the field shows what is chosen. Otherwise: what is being typed.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const query = isOpen ? (typed ?? "").trim() : null;
  const found = useSuggestions(query, search);
  const isCurrent = found.query === query;
  const items = isOpen ? found.items : [];
  const count = items.length + (onCreate ? 1 : 0);

  const isAwaited = useRef(false);

  const close = () => {
    isAwaited.current = false;
    setOpen(false);
  };
  const reset = () => {
    setTyped(null);
    close();
  };
  const select = (item: Item) => {
    reset();
    onSelect(item);
  };

  // Enter before the answer: its best match is picked when it comes. Anything else done meanwhile takes that back.
  const latestSelect = useRef(select);
  latestSelect.current = select;
  useEffect(() => {
    setActive(0);
    const [best] = found.items;
    if (isAwaited.current && best !== undefined) latestSelect.current(best);
    isAwaited.current = false;
  }, [found]);

  const type = (value: string) => {
    isAwaited.current = false;
    setTyped(value);
    setOpen(true);
  };
  const create = () => {
    const wanted = (typed ?? "").trim();
    reset();
    onCreate?.(wanted);
  };
  const pick = (index: number) => {
    const item = items[index];
    if (item === undefined) create();
    else select(item);
  };
  // When the answer before held all there was, what was typed since only narrows it: its first match is the best one.
  const bestSoFar = (): Item | undefined => {
    const isWhole = found.query !== null && items.length < suggestionCount;
    if (!isWhole || !query?.startsWith(found.query ?? "")) return undefined;
    return items.find((item) => isMatch(itemText(item), query));
  };
  const pickOrAwait = () => {
    const best = isCurrent ? undefined : bestSoFar();
    if (best !== undefined) select(best);
    else if (!isCurrent) isAwaited.current = true;
    else if (active < count) pick(active);
  };
  const move = (step: number) => {
    isAwaited.current = false;
    if (!isOpen) return setOpen(true);
    if (count > 0) setActive((active + step + count) % count);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      if (event.ctrlKey && onCreate) create();
      else pickOrAwait();
    } else if (event.key === "Escape" && isOpen) {
      // The dialog around keeps its own Escape for the next press (web/README.md, Traps).
      event.preventDefault();
      event.stopPropagation();
      reset();
    }
  };

  return {
    value: typed ?? text,
    query: typed ?? "",
    isOpen,
    isCurrent,
    hasFailed: found.hasFailed,
    items,
    active,
    setActive,
    open: () => setOpen(true),
    leave: () => (text ? reset() : close()),
    type,
    pick,
    create,
    onKeyDown,
  };
}

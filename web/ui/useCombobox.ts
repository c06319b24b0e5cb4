import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { isMatch } from "./matchPlaces";
import { type Search, useSuggestions } from "./useSuggestions";

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

  // Enter before the answer: its best match is picked when it comes. Anything else done meanwhile takes that back.
  const isAwaited = useRef(false);
  useEffect(() => {
    setActive(0);
    const [best] = found.items;
    if (isAwaited.current && best !== undefined) select(best);
    isAwaited.current = false;
  }, [found]);

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
  // An item of the answer before may be picked at once when it fits what was typed since.
  const fits = (item: Item | undefined) =>
    item !== undefined && isMatch(itemText(item), query ?? "");
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
      else if (isCurrent ? active < count : fits(items[active])) pick(active);
      else if (!isCurrent) isAwaited.current = true;
    } else if (event.key === "Escape" && isOpen) {
      // The dialog around keeps its own Escape for the next press (platform.md).
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

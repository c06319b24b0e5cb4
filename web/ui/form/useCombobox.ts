import type { BaseUIEvent } from "@base-ui/react/types";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { matchesQuery } from "#domain/search/terms.ts";
import { useScanner } from "#ui/keys/useScanner.ts";
import { suggestionCount } from "#api/request.ts";
import { type Search, type Suggestions, useSuggestions } from "./useSuggestions.ts";

/** Option in the list: a search result, 'retry' or 'create'. */
export type Choice<Item> = Item | "retry" | "create";

export type ComboboxOptions<Item> = {
  /** Text of the selected item; '' for none. */
  text: string;
  search: Search<Item>;
  /** Text of an item, in which the search terms are found. */
  itemText: (item: Item) => string;
  onSelect: (item: Item) => void;
  /** Path of the field in the form, for its error. With a path, unselected text stays in the field on blur. */
  path?: string | undefined;
  /** Clears the selection when a person types over it; returns the function that restores it on Escape. */
  onUnchoose?: () => () => void;
  /** Handles Enter before the answer has arrived; by default the best match is selected once it does. */
  onEarly?: (typed: string) => void;
  /** True when a scanner typed this text, so that Tab may end it like Enter. */
  isScanned?: (typed: string) => boolean;
  /** Handles a scanned code, which ends with Enter or Tab. */
  onCode?: (code: string) => void;
  /** Adds a last option that creates an item from the text; the text stays in the field until `made` is called. */
  create?: { onCreate: (query: string, made: () => void) => void };
};

/** State of a combobox: typed text, suggestions, and the keys Enter and Escape. */
export function useCombobox<Item>(options: ComboboxOptions<Item>, onTouch: () => void) {
  const typing = useTyping(options, onTouch);
  const { typed, isOpen } = typing;
  const takesCode = useScanner({
    where: "picker",
    onCode: options.onCode,
    clear: typing.reset,
  });
  const wanted = (typed ?? "").trim();
  const answer = useAnswer(isOpen ? wanted : null, options);
  const { active, isAwaited, pick, enter } = usePicking(typing, answer, options);
  const onKeyDown = (event: BaseUIEvent<KeyboardEvent<HTMLInputElement>>) => {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    const isArrow = key === "ArrowDown" || key === "ArrowUp";
    const isEnd = key === "Enter" || (key === "Tab" && options.isScanned?.(wanted) === true);
    if (isEnd || isArrow || key === "Escape") isAwaited.current = false;
    // Lets the library handle arrow keys only.
    if (!(isOpen && isArrow)) event.preventBaseUIHandler();
    if (takesCode(event, wanted)) return;
    if (isOpen && isEnd) enter(event.ctrlKey);
    else if (isOpen && key === "Escape") {
      // Escape does not reach the surrounding dialog (web/README.md, Traps).
      event.stopPropagation();
      typing.giveBack();
    } else if (!isOpen && isArrow) typing.open();
    else return;
    event.preventDefault();
  };
  /** Wraps an action so that it cancels a selection which waits for the answer. */
  const instead = <Values extends unknown[]>(action: (...values: Values) => void) => {
    return (...values: Values) => {
      isAwaited.current = false;
      action(...values);
    };
  };
  return {
    ...typing,
    ...answer,
    active,
    query: typed ?? "",
    type: instead(typing.type),
    leave: instead(typing.leave),
    pick: instead(pick),
    onKeyDown,
  };
}

/** Suggestions and options for a query; none for null. */
function useAnswer<Item>(query: string | null, { search, create }: ComboboxOptions<Item>) {
  const found = useSuggestions(query, search);
  const isCurrent = found.query === query;
  const hasFailed = isCurrent && found.hasFailed;
  const items = query === null ? [] : found.items;
  const choices: Choice<Item>[] = [...items];
  if (hasFailed) choices.push("retry");
  if (create && query !== null) choices.push("create");
  return {
    found,
    isCurrent,
    hasFailed,
    choices,
    count: items.length,
    unlisted: isCurrent ? found.unlisted : 0,
  };
}

/** Functions for Enter and for a press on an option. */
function usePicking<Item>(
  typing: ReturnType<typeof useTyping>,
  { found, isCurrent }: ReturnType<typeof useAnswer<Item>>,
  { onSelect, onEarly, create, itemText }: ComboboxOptions<Item>,
) {
  const active = useRef<Choice<Item> | undefined>(undefined);
  const wanted = (typing.typed ?? "").trim();
  const select = (item: Item) => {
    typing.reset();
    typing.forget();
    onSelect(item);
  };
  const isAwaited = useAwaitedPick(found, select);
  const pick = (choice: Choice<Item> | undefined) => {
    if (choice === "retry") found.retry();
    else if (choice === "create") {
      typing.startMaking();
      create?.onCreate(wanted, typing.reset);
    } else if (choice !== undefined) select(choice);
  };
  const enter = (isCtrl: boolean) => {
    if (isCtrl && create) return pick("create");
    // Enter alone never creates an item: an unknown code would become a line.
    const isUnknown = onEarly !== undefined && active.current === "create";
    if (isCurrent && !isUnknown) return pick(active.current);
    if (onEarly && wanted) {
      typing.reset();
      return onEarly(wanted);
    }
    const best = bestSoFar(found, wanted, itemText);
    if (best === undefined) isAwaited.current = true;
    else select(best);
  };
  return { active, isAwaited, pick, enter };
}

/** Typed text of the field; null while it shows the selection, to which Escape returns. */
function useTyping<Item>({ text, path, onUnchoose }: ComboboxOptions<Item>, onTouch: () => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const replaced = useRef<{ text: string; restore: () => void }>(null);
  /** True while the creation dialog has the focus, so that the blur keeps the text. */
  const isMaking = useRef(false);
  // The selection changed elsewhere: shows it in the field.
  useEffect(() => {
    if (text !== "") setTyped(null);
  }, [text]);
  const reset = () => {
    setTyped(null);
    setOpen(false);
  };
  const leave = () => {
    const isKept = path !== undefined && typed !== "";
    if (text && !isKept && !isMaking.current) setTyped(null);
    setOpen(false);
    isMaking.current = false;
  };
  const giveBack = () => {
    const before = replaced.current;
    if (!before && text === "") return leave();
    replaced.current = null;
    reset();
    before?.restore();
    onTouch();
  };
  return {
    typed,
    value: typed ?? text,
    /** Typed text that is not selected, or null. */
    unselectedText: typed === null || typed === text ? null : typed.trim(),
    isOpen,
    open: () => setOpen(true),
    reset,
    leave,
    giveBack,
    forget: () => {
      replaced.current = null;
      onTouch();
    },
    type: (value: string) => {
      onTouch();
      if (text !== "" && value !== text && onUnchoose)
        replaced.current = { text, restore: onUnchoose() };
      setTyped(value);
      // An emptied field has no open list, so that Enter selects nothing.
      setOpen(value !== "");
      if (value === replaced.current?.text) giveBack();
    },
    startMaking: () => {
      setOpen(false);
      isMaking.current = true;
    },
  };
}

/** Ref that Enter sets before the answer: the best match is selected when the answer arrives. */
function useAwaitedPick<Item>(found: Suggestions<Item>, select: (item: Item) => void) {
  const isAwaited = useRef(false);
  const latestSelect = useRef(select);
  latestSelect.current = select;
  useEffect(() => {
    const [best] = found.items;
    if (isAwaited.current && best !== undefined) latestSelect.current(best);
    isAwaited.current = false;
  }, [found]);
  return isAwaited;
}

/** Best match for a longer text, from a complete answer for its beginning. */
function bestSoFar<Item>(
  found: Suggestions<Item>,
  query: string,
  itemText: (item: Item) => string,
): Item | undefined {
  const isWhole = found.query !== null && found.items.length < suggestionCount;
  if (!isWhole || !query.startsWith(found.query ?? "")) return undefined;
  return found.items.find((item) => matchesQuery(itemText(item), query));
}

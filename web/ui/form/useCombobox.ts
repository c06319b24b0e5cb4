import type { BaseUIEvent } from "@base-ui/react/types";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { matchesQuery } from "#domain/search/terms.ts";
import { useScanner } from "#ui/keys/useScanner.ts";
import { suggestionCount } from "#api/request.ts";
import { type Search, type Suggestions, useSuggestions } from "./useSuggestions.ts";

/** Option: search result, retry or create. */
export type Choice<Item> = Item | "retry" | "create";

export type ComboboxOptions<Item> = {
  /** Text of the selection; '' for none. */
  text: string;
  search: Search<Item>;
  /** Search words of an item. */
  itemText: (item: Item) => string;
  onSelect: (item: Item) => void;
  /** Form path of its error; with it typed text stays on blur. */
  path?: string | undefined;
  /** Clears the selection when text is typed over it; returns the undo for Escape. */
  onUnchoose?: () => () => void;
  /** Handles Enter before the answer; by default the best match is awaited. */
  onEarly?: (typed: string) => void;
  /** Whether a scanner typed this text, which Tab may end. */
  isScanned?: (typed: string) => boolean;
  /** Handles a scanned code, ended by Enter or Tab. */
  onCode?: (code: string) => void;
  /** Last option: creates from the text, which stays until `made` is called. */
  create?: { onCreate: (query: string, made: () => void) => void };
};

/** State of a combobox: text, suggestions, Enter and Escape. */
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
    // The library handles arrow keys only.
    if (!(isOpen && isArrow)) event.preventBaseUIHandler();
    if (takesCode(event, wanted)) return;
    if (isOpen && isEnd) enter(event.ctrlKey);
    else if (isOpen && key === "Escape") {
      // The surrounding dialog keeps its Escape (web/README.md, Traps).
      event.stopPropagation();
      typing.giveBack();
    } else if (!isOpen && isArrow) typing.open();
    else return;
    event.preventDefault();
  };
  /** Any other action cancels an awaited selection. */
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

/** Suggestions and options of `query`; none while it is null. */
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
    more: isCurrent ? found.more : 0,
  };
}

/** Actions of Enter and of a press on an option. */
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
    // Enter alone never creates: an unknown code would become a line.
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

/** Text of the field, null while it shows the selection, which can be restored. */
function useTyping<Item>({ text, path, onUnchoose }: ComboboxOptions<Item>, onTouch: () => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const replaced = useRef<{ text: string; restore: () => void }>(null);
  /** The creation dialog takes the focus; the text stays. */
  const isMaking = useRef(false);
  // Selected elsewhere: shown in the field.
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
    /** Unselected text. */
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
      // Erased text selects nothing on Enter.
      setOpen(value !== "");
      if (value === replaced.current?.text) giveBack();
    },
    startMaking: () => {
      setOpen(false);
      isMaking.current = true;
    },
  };
}

/** Ref set by Enter before the answer: the best match is selected when it arrives. */
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

/** Best match of a longer text among a complete former answer. */
function bestSoFar<Item>(
  found: Suggestions<Item>,
  query: string,
  itemText: (item: Item) => string,
): Item | undefined {
  const isWhole = found.query !== null && found.items.length < suggestionCount;
  if (!isWhole || !query.startsWith(found.query ?? "")) return undefined;
  return found.items.find((item) => matchesQuery(itemText(item), query));
}

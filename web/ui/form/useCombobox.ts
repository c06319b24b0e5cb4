import type { BaseUIEvent } from "@base-ui/react/types";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { matchesQuery } from "#domain/search/terms.ts";
import { useScanner } from "#ui/keys/useScanner.ts";
import { suggestionCount } from "#api/request.ts";
import { type Search, type Suggestions, useSuggestions } from "./useSuggestions.ts";

/** An option of the list: what was found, or one of its last lines. */
export type Choice<Item> = Item | "retry" | "create";

export type ComboboxOptions<Item> = {
  /** Text of what is chosen; '' when nothing is. */
  text: string;
  search: Search<Item>;
  /** Search words of an item. */
  itemText: (item: Item) => string;
  onSelect: (item: Item) => void;
  /** Form path of its error: typed text stays when the field is left, for the form to ask about. */
  path?: string | undefined;
  /** Clears the choice when something is typed over it; returns the undo, for Escape. */
  onUnchoose?: () => () => void;
  /** Takes what was typed when Enter comes before the answer; without it the best match is awaited. */
  onEarly?: (typed: string) => void;
  /** Whether a scanner typed this text, which Tab may end. */
  isScanned?: (typed: string) => boolean;
  /** Handles a scanned code, ended by Enter or Tab. */
  onCode?: (code: string) => void;
  /** Last line of the list: makes what was typed, which stays in the field until `made` is called. */
  create?: { onCreate: (query: string, made: () => void) => void };
};

/** State of a combobox: what is typed, what is suggested for it, and what Enter and Escape do. */
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
    // The library moves among the options, and nothing else.
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
  /** Whatever else is done takes back a pick that is awaited. */
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

/** Suggestions for `query`, and the lines of the list; none while `query` is null. */
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

/** What Enter and a press on an option do. */
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
    if (isCurrent) return pick(active.current);
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

/** Text of the field, null while it shows the choice; what is typed over a choice can be given back. */
function useTyping<Item>({ text, path, onUnchoose }: ComboboxOptions<Item>, onTouch: () => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const replaced = useRef<{ text: string; restore: () => void }>(null);
  /** The dialog that makes what was typed takes the focus: the text is left as it is. */
  const isMaking = useRef(false);
  // Chosen elsewhere: the field shows it.
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
    /** Typed, and no choice. */
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
      // An erased text asks for nothing: Enter goes on, and takes no first of all there are.
      setOpen(value !== "");
      if (value === replaced.current?.text) giveBack();
    },
    startMaking: () => {
      setOpen(false);
      isMaking.current = true;
    },
  };
}

/** Ref that Enter sets before the answer: the best match is picked when that comes. */
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

/** Best match of a narrowed text: the first one among the answer before, where that held all there was. */
function bestSoFar<Item>(
  found: Suggestions<Item>,
  query: string,
  itemText: (item: Item) => string,
): Item | undefined {
  const isWhole = found.query !== null && found.items.length < suggestionCount;
  if (!isWhole || !query.startsWith(found.query ?? "")) return undefined;
  return found.items.find((item) => matchesQuery(itemText(item), query));
}

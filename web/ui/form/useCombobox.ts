import { useEffect, useRef, useState } from "react";
import { matchesQuery } from "#domain/search/terms.ts";
import { useScanner } from "#ui/keys/useScanner.ts";
import { suggestionCount } from "#api/request.ts";
import { comboboxKeys } from "./comboboxKeys.ts";
import { type Search, type Suggestions, useSuggestions } from "./useSuggestions.ts";

type Options<Item> = {
  /** The text of what is chosen; '' when nothing is. */
  text: string;
  search: Search<Item>;
  itemText: (item: Item) => string;
  onSelect: (item: Item) => void;
  /** What was typed stays until `made` is called: who gives up making it finds it again. */
  onCreate?: ((query: string, made: () => void) => void) | undefined;
  /** Takes back what was chosen, once something is typed over it; gives the way to put it there again, for Escape. */
  onUnchoose?: (() => () => void) | undefined;
  /** What was typed stays when the field is left, for the form to ask about. */
  keepsText: boolean;
  /** What is in the field changes. */
  onTouch: () => void;
  /** Takes what was typed when Enter comes before the answer, as a scanner's does; without it the best match is awaited. */
  onEarly?: ((typed: string) => void) | undefined;
  /** Whether a scanner typed this text: Tab then ends it as Enter does. */
  isScanned?: ((typed: string) => boolean) | undefined;
  /** Takes a code of figures that a scanner typed and ended by Enter or Tab. */
  onCode?: ((code: string) => void) | undefined;
};

/** The state and the keys of a combobox (WAI-ARIA, list autocomplete); Combobox draws it. */
export function useCombobox<Item>(options: Options<Item>) {
  const { text, search, itemText, onSelect, onCreate, onEarly, onCode } = options;
  const typing = useTyping(text);
  const { typed, isOpen, open, reset } = typing;
  const takesCode = useScanner({ where: "picker", onCode, clear: reset });
  const { type, giveBack, forget } = useReplacing(typing, options);
  const wanted = (typed ?? "").trim();
  const answer = useAnswer(isOpen ? wanted : null, search);
  const { found, isCurrent, items, hasFailed } = answer;
  // What failed is asked again before anything is made: the way to that stands first, in the place of the answer.
  const createAt = items.length + (hasFailed ? 1 : 0);
  const { active, setActive, step } = useActive(found, createAt + (onCreate ? 1 : 0));
  const select = (item: Item) => {
    reset();
    forget();
    onSelect(item);
  };
  const { awaited, instead } = useAwaitedPick(found, select);
  const { create, leave } = useMaking(typing, options, () => onCreate?.(wanted, reset));
  const pick = (index: number) => {
    const item = items[index];
    if (item !== undefined) select(item);
    else if (hasFailed && index < createAt) found.retry();
    else if (onCreate) create();
  };
  const pickOrAwait = () => {
    if (onEarly && wanted && !isCurrent) {
      reset();
      return onEarly(wanted);
    }
    const best = isCurrent ? undefined : bestSoFar(found, wanted, itemText);
    if (best !== undefined) select(best);
    else if (isCurrent) pick(active);
    else awaited.current = true;
  };
  const onKeyDown = comboboxKeys(isOpen, {
    takes: (event) => takesCode(event, wanted),
    endsByTab: () => options.isScanned?.(wanted) ?? false,
    move: instead(isOpen ? step : open),
    enter: instead((isCtrl) => (isCtrl && onCreate ? create() : pickOrAwait())),
    escape: instead(() => giveBack() || leave()),
  });
  return {
    ...answer,
    value: typed ?? text,
    unselectedText: unselectedTextOf(typed, text),
    query: typed ?? "",
    isOpen,
    createAt,
    retry: instead(found.retry),
    active,
    setActive,
    open,
    leave: instead(leave),
    type: instead(type),
    pick: instead(pick),
    create: instead(create),
    onKeyDown,
  };
}

/** What is suggested, and whether it is of what is typed now; nothing while `query` is null. */
function useAnswer<Item>(query: string | null, search: Search<Item>) {
  const found = useSuggestions(query, search);
  const isCurrent = found.query === query;
  const items = query === null ? [] : found.items;
  const more = isCurrent ? found.more : 0;
  return { found, isCurrent, items, more, hasFailed: isCurrent && found.hasFailed };
}

/** What was typed and is no choice. */
const unselectedTextOf = (typed: string | null, text: string): string | null =>
  typed === null || typed === text ? null : typed.trim();

/** The text of the field; null while it shows what is chosen. */
function useTyping(text: string) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  // Chosen in another way: that is what the field shows.
  useEffect(() => {
    if (text !== "") setTyped(null);
  }, [text]);
  return {
    typed,
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    // What was erased asks for nothing: Enter goes on, and takes no first of all there are.
    type: (value: string) => {
      setTyped(value);
      setOpen(value !== "");
    },
    reset: () => {
      setTyped(null);
      setOpen(false);
    },
  };
}

type Replacing = Pick<Options<never>, "text" | "onUnchoose" | "onTouch">;

/** What is typed over a choice takes the place of it; Escape, or its own text again, brings it back. */
function useReplacing(
  typing: ReturnType<typeof useTyping>,
  { text, onUnchoose, onTouch }: Replacing,
) {
  const replaced = useRef<{ text: string; restore: () => void }>(null);
  /** True when there was a choice to go back to. */
  const giveBack = (): boolean => {
    const before = replaced.current;
    if (!before && text === "") return false;
    replaced.current = null;
    typing.reset();
    before?.restore();
    onTouch();
    return true;
  };
  const type = (value: string) => {
    onTouch();
    if (text !== "" && value !== text && onUnchoose)
      replaced.current = { text, restore: onUnchoose() };
    typing.type(value);
    if (value === replaced.current?.text) giveBack();
  };
  const forget = () => {
    replaced.current = null;
    onTouch();
  };
  return { type, giveBack, forget };
}

/** Making what was typed, in a dialog that takes the focus: the text is left as it is, and may be chosen instead. */
function useMaking(
  typing: ReturnType<typeof useTyping>,
  { text, keepsText }: Pick<Options<never>, "text" | "keepsText">,
  make: () => void,
) {
  const isMaking = useRef(false);
  return {
    create: () => {
      typing.close();
      isMaking.current = true;
      make();
    },
    leave: () => {
      const isKept = keepsText && typing.typed !== "";
      if (text && !isKept && !isMaking.current) typing.reset();
      else typing.close();
      isMaking.current = false;
    },
  };
}

/** Which of `count` choices Enter would take: the first of each answer, then where the arrows lead. */
function useActive(found: unknown, count: number) {
  const [active, setActive] = useState(0);
  useEffect(() => setActive(0), [found]);
  const step = (by: number) => {
    if (count > 0) setActive((active + by + count) % count);
  };
  return { active, setActive, step };
}

/**
 * Enter before the answer sets the ref: the best match is picked when the answer comes. Anything else done meanwhile takes
 * that back.
 */
function useAwaitedPick<Item>(found: Suggestions<Item>, select: (item: Item) => void) {
  const isAwaited = useRef(false);
  const latestSelect = useRef(select);
  latestSelect.current = select;
  useEffect(() => {
    const [best] = found.items;
    if (isAwaited.current && best !== undefined) latestSelect.current(best);
    isAwaited.current = false;
  }, [found]);
  /** Whatever is done takes back a pick that was awaited. */
  const instead = <Values extends unknown[]>(action: (...values: Values) => void) => {
    return (...values: Values) => {
      isAwaited.current = false;
      action(...values);
    };
  };
  return { awaited: isAwaited, instead };
}

/** When the answer before held all there was, what was typed since only narrows it: its first match is the best one. */
function bestSoFar<Item>(
  found: Suggestions<Item>,
  query: string,
  itemText: (item: Item) => string,
): Item | undefined {
  const isWhole = found.query !== null && found.items.length < suggestionCount;
  if (!isWhole || !query.startsWith(found.query ?? "")) return undefined;
  return found.items.find((item) => matchesQuery(itemText(item), query));
}

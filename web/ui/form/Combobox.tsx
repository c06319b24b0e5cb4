import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { useCombobox } from "./useCombobox.ts";
import { usePopover } from "#ui/overlay/usePopover.ts";
import { formatCount } from "#lib/formats.ts";
import { words } from "#lib/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { ui } from "#ui/ui.strings.ts";
import { unselectedTextProps, useUnselectedTextClearing } from "./unselectedText.ts";
import type { Search } from "./useSuggestions.ts";

type ComboboxTexts = {
  searching: string;
  none: string;
  failed: string;
  count: (found: number) => string;
};
type Create = {
  label: (query: string) => string;
  icon: ReactNode;
  onCreate: (query: string, made: () => void) => void;
};
type Props<Item> = {
  id: string;
  /** Needed where no visible label points at the field. */
  label?: string;
  /** The text of what is chosen; '' when nothing is. */
  text: string;
  texts: ComboboxTexts;
  search: Search<Item>;
  itemKey: (item: Item) => string;
  /** All the words an item is found by. */
  itemText: (item: Item) => string;
  renderItem: (item: Item, query: string) => ReactNode;
  onSelect: (item: Item) => void;
  /** Where its form says that what was typed is not chosen; without it the text goes when the field is left. */
  path?: string | undefined;
  /** Saving again goes on without what was typed. */
  isHeldOnce?: boolean;
  /** Takes back what was chosen, once something is typed over it; gives the way to put it there again, for Escape. */
  onUnchoose?: () => () => void;
  /** What Enter does with the text while the answer is awaited; without it the best match is taken when it comes. */
  onEarly?: (typed: string) => void;
  /** Whether a scanner typed this text: Tab then ends it as Enter does. */
  isScanned?: (typed: string) => boolean;
  /** Takes a code of figures that a scanner typed, before anything is suggested for it. */
  onCode?: (code: string) => void;
  /** The last item of the list: makes what was typed. */
  create?: Create;
  placeholder?: string;
  icon?: ReactNode;
  /** Drawn at the end of the field: a button that clears it, or what tells it from a field of text. */
  trailing?: ReactNode;
  className?: string;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  /** What one fills first. */
  isFirst?: boolean | undefined;
};

/** A choice among many: server search while typing, keys as in a native list, and an item that creates. */
export function Combobox<Item>(props: Props<Item>) {
  const { id, texts, create } = props;
  const anchor = useRef<HTMLDivElement>(null);
  const onTouch = useUnselectedTextClearing(props.path);
  const box = useCombobox({
    ...props,
    onCreate: create?.onCreate,
    keepsText: props.path !== undefined,
    onTouch,
  });
  const { hasFailed } = box;
  useEffect(() => {
    if (hasFailed) toast.error(texts.failed);
  }, [hasFailed, texts]);
  const popover = usePopover(anchor, box.isOpen, box.items);
  return (
    <div className="relative" ref={anchor}>
      {props.icon && (
        <span className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center text-ink-3">
          {props.icon}
        </span>
      )}
      <ComboboxInput {...props} box={box} />
      {props.trailing}
      <span className="sr-only" role="status">
        {box.isOpen ? (stateText(box, texts) ?? texts.count(box.items.length)) : ""}
      </span>
      <div
        ref={popover}
        popover="manual"
        className="menu fixed overflow-y-auto"
        // Keeps the focus in the field while an item is pressed or the list is scrolled.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {box.isOpen && (
          <ul
            role="listbox"
            id={`${id}-list`}
            aria-label={props.label ?? props.placeholder ?? texts.searching}
          >
            <Choices {...props} box={box} />
            {box.hasFailed && <RetryChoice id={id} failed={texts.failed} box={box} />}
            {create && <CreateChoice id={id} create={create} box={box} />}
          </ul>
        )}
        {box.isOpen && box.more > 0 && (
          <p className="px-2.5 py-2 text-sm text-ink-3">{moreText(box.more)}</p>
        )}
        {box.isOpen && box.items.length === 0 && !box.hasFailed && (
          <p className="px-2.5 py-2 text-sm text-ink-3">{stateText(box, texts) ?? texts.none}</p>
        )}
      </div>
    </div>
  );
}

/** The mark of a list, where a field could be taken for one of text. */
export const Opens = () => (
  <Icon
    name="chevron-down"
    className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-ink-3"
  />
);

type Box<Item> = ReturnType<typeof useCombobox<Item>>;

/** Why there is no answer; undefined when there is one. */
function stateText(
  { isCurrent, hasFailed }: { isCurrent: boolean; hasFailed: boolean },
  texts: ComboboxTexts,
): string | undefined {
  if (!isCurrent) return texts.searching;
  return hasFailed ? texts.failed : undefined;
}

const moreText = (more: number): string =>
  Number.isFinite(more) ? ui.more(formatCount(more)) : ui.manyMore;

const choiceId = (id: string, index: number): string => `${id}-option-${index}`;

function ComboboxInput<Item>({ box, ...props }: Props<Item> & { box: Box<Item> }) {
  const { id } = props;
  const isReady = box.isOpen && box.isCurrent;
  return (
    <input
      ref={props.inputRef}
      id={id}
      className={`field ${props.icon ? "pl-9" : ""} ${props.trailing ? "pr-10" : ""} ${props.className ?? ""}`}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={box.isOpen}
      aria-controls={`${id}-list`}
      aria-activedescendant={isReady ? choiceId(id, box.active) : undefined}
      aria-label={props.label}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.describedBy}
      placeholder={props.placeholder}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      autoFocus={props.isFirst}
      value={box.value}
      {...unselectedTextProps({
        typed: box.unselectedText,
        path: props.path,
        canMake: props.create !== undefined,
        isHeldOnce: props.isHeldOnce === true,
      })}
      onChange={(event) => box.type(event.target.value)}
      onClick={box.open}
      onFocus={(event) => event.target.select()}
      onBlur={box.leave}
      onKeyDown={box.onKeyDown}
    />
  );
}

function Choices<Item>({ id, itemKey, renderItem, box }: Props<Item> & { box: Box<Item> }) {
  return box.items.map((item, index) => (
    <li
      key={itemKey(item)}
      id={choiceId(id, index)}
      role="option"
      aria-selected={index === box.active}
      className="menu-item h-auto min-h-9 py-1 max-md:h-auto max-md:min-h-11 cursor-pointer"
      onPointerMove={() => box.setActive(index)}
      onClick={() => box.pick(index)}
    >
      {renderItem(item, box.query)}
    </li>
  ));
}

/** Why there is no answer, and the way to ask again. */
function RetryChoice<Item>({ id, failed, box }: { id: string; failed: string; box: Box<Item> }) {
  const index = box.items.length;
  return (
    <li
      id={choiceId(id, index)}
      role="option"
      aria-selected={box.active === index}
      className="menu-item h-auto min-h-9 py-1 cursor-pointer"
      onPointerMove={() => box.setActive(index)}
      onClick={box.retry}
    >
      <span className="flex-1 text-bad-ink">{failed}</span>
      <span className="font-semibold">{words.retry}</span>
    </li>
  );
}

type CreateProps<Item> = { id: string; create: Create; box: Box<Item> };

function CreateChoice<Item>({ id, create, box }: CreateProps<Item>) {
  const index = box.createAt;
  return (
    <li
      id={choiceId(id, index)}
      role="option"
      aria-selected={box.isCurrent && box.active === index}
      className={`menu-item cursor-pointer text-brand-ink ${index > 0 ? "mt-1 rounded-t-none border-t border-line" : ""}`}
      onPointerMove={() => box.setActive(index)}
      onClick={box.create}
    >
      {create.icon}
      <span className="flex-1 truncate">{create.label(box.query.trim())}</span>
      <kbd className="kbd">Ctrl ↵</kbd>
    </li>
  );
}

import { words } from "#lib/texts/words.strings.ts";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { formatCount } from "#lib/texts/formats.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { popupPosition } from "#ui/overlay/topLayer.ts";
import { ui } from "#ui/ui.strings.ts";
import { autocompleteProps } from "./autocompleteProps.ts";
import { unselectedTextProps, useUnselectedTextClearing } from "./unselectedText.ts";
import { type Choice, type ComboboxOptions, useCombobox } from "./useCombobox.ts";

type Props<Item> = ComboboxOptions<Item> & {
  id: string;
  /** Accessible name, when there is no visible label. */
  label?: string;
  texts: { searching: string; none: string; failed: string; count: (found: number) => string };
  itemKey: (item: Item) => string;
  renderItem: (item: Item, query: string) => ReactNode;
  /** True to block a save only once: the next save ignores typed text that was not selected. */
  isHeldOnce?: boolean;
  create?: { label: (query: string) => string; icon: ReactNode };
  placeholder?: string;
  icon?: ReactNode;
  /** Content at the end of the field: clear button or chevron. */
  trailing?: ReactNode;
  className?: string;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  /** True to focus the field first. */
  isFirst?: boolean | undefined;
};

/**
 * Combobox that searches on the server. It can offer to create an item, and may keep typed text that is not selected.
 */
export function Combobox<Item>(props: Props<Item>) {
  const { texts, icon, trailing } = props;
  const anchor = useRef<HTMLDivElement>(null);
  const box = useCombobox(props, useUnselectedTextClearing(props.path));
  const { hasFailed } = box;
  useEffect(() => {
    if (hasFailed) toast.error(texts.failed);
  }, [hasFailed, texts]);
  // Message instead of results: of a failed search, or undefined.
  const state = box.isCurrent ? (hasFailed ? texts.failed : undefined) : texts.searching;
  return (
    <Autocomplete.Root
      {...autocompleteProps}
      open={box.isOpen}
      items={box.choices}
      value={box.value}
      onValueChange={(value, { reason }) => reason === "input-change" && box.type(value)}
      onItemHighlighted={(choice) => void (box.active.current = choice)}
    >
      <div className="relative" ref={anchor}>
        {icon && (
          <span className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center text-ink-3">
            {icon}
          </span>
        )}
        <ComboboxInput {...props} box={box} />
        {trailing}
        <span className="sr-only" role="status">
          {box.isOpen ? (state ?? texts.count(box.count)) : ""}
        </span>
        {/* The library only unmounts the list together with its popup part. */}
        {box.isOpen && (
          <Autocomplete.Portal container={anchor}>
            <Autocomplete.Positioner
              {...popupPosition}
              anchor={anchor}
              // Keeps the focus in the field while a person scrolls the list.
              onMouseDown={(event) => event.preventDefault()}
            >
              <div className="menu max-h-[max(var(--available-height),120px)] w-(--anchor-width) overflow-y-auto">
                <ChoiceList {...props} box={box} />
                {box.unlisted > 0 && (
                  <p className="px-2.5 py-2 text-sm text-ink-3">{unlistedText(box.unlisted)}</p>
                )}
                {box.count === 0 && !hasFailed && (
                  <p className="px-2.5 py-2 text-sm text-ink-3">{state ?? texts.none}</p>
                )}
              </div>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        )}
      </div>
    </Autocomplete.Root>
  );
}

/** Chevron that shows that the field opens a list. */
export const Opens = () => (
  <Icon
    name="chevron-down"
    className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-ink-3"
  />
);

type BoxProps<Item> = Props<Item> & { box: ReturnType<typeof useCombobox<Item>> };

const unlistedText = (unlisted: number): string =>
  Number.isFinite(unlisted) ? ui.more(formatCount(unlisted)) : ui.manyMore;

function ComboboxInput<Item>({ box, id, ...props }: BoxProps<Item>) {
  return (
    <Autocomplete.Input
      ref={props.inputRef}
      id={id}
      className={`field ${props.icon ? "pl-9" : ""} ${props.trailing ? "pr-10" : ""} ${props.className ?? ""}`}
      aria-label={props.label}
      aria-expanded={box.isOpen}
      // Without an active option, Enter selects nothing while the answer is pending.
      {...(box.isOpen && box.isCurrent ? {} : { "aria-activedescendant": undefined })}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.describedBy}
      placeholder={props.placeholder}
      autoFocus={props.isFirst}
      {...unselectedTextProps({
        typed: box.unselectedText,
        path: props.path,
        canMake: props.create !== undefined,
        isHeldOnce: props.isHeldOnce === true,
      })}
      onClick={box.open}
      onFocus={(event) => event.target.select()}
      onBlur={box.leave}
      onKeyDown={box.onKeyDown}
    />
  );
}

function ChoiceList<Item>({ box, ...props }: BoxProps<Item>) {
  const { itemKey, renderItem, create, texts } = props;
  const keyOf = (choice: Choice<Item>) => (typeof choice === "string" ? choice : itemKey(choice));
  const contentOf = (choice: Choice<Item>) => {
    if (choice === "retry")
      return (
        <>
          <span className="flex-1 text-bad-ink">{texts.failed}</span>
          <span className="font-medium">{words.retry}</span>
        </>
      );
    if (choice !== "create") return renderItem(choice, box.query);
    return (
      <>
        {create?.icon}
        <span className="flex-1 truncate">{create?.label(box.query.trim())}</span>
        <kbd className="kbd">Ctrl ↵</kbd>
      </>
    );
  };
  const lookOf = (choice: Choice<Item>, index: number) =>
    choice === "create"
      ? `text-brand-ink ${index > 0 ? "mt-1 rounded-t-none border-t border-line" : ""}`
      : "h-auto min-h-9 py-1 max-md:h-auto touch:min-h-11";
  return (
    <Autocomplete.List aria-label={props.label ?? props.placeholder ?? texts.searching}>
      {box.choices.map((choice, index) => (
        <Autocomplete.Item
          key={keyOf(choice)}
          value={choice}
          render={(item, { highlighted }) => (
            <div {...item} role="option" aria-selected={highlighted} />
          )}
          className={`menu-item cursor-pointer ${lookOf(choice, index)}`}
          onClick={() => box.pick(choice)}
        >
          {contentOf(choice)}
        </Autocomplete.Item>
      ))}
    </Autocomplete.List>
  );
}

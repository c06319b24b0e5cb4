import { Menu } from "@base-ui/react/menu";
import { Fragment, type ReactNode, type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import type { Right } from "#domain/people/permissions.ts";
import { ApprovalMark } from "#ui/page/ApprovalMark.tsx";
import { popupPosition, topLayer } from "./topLayer.ts";
import { useSheet } from "#ui/sheet/useSheet.ts";

export type MenuItem = {
  icon: IconName;
  label: string;
  /** Accessible name, if it differs from the label. */
  name?: string;
  /** Address to open, or else `onSelect` to call. */
  href?: string;
  onSelect?: () => void;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** Key hint at the end of the entry. */
  shortcut?: string;
  /** Right that the entry needs; a small lock shows when it requires an approval. */
  right?: Right;
};

type Props = {
  label: string;
  items: readonly MenuItem[];
  of?: string | undefined;
  /** Button of the menu, which gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  children?: ReactNode;
};

/** Focuses the first entry, once all are registered: the library then highlights it. */
const focusFirst = (popup: HTMLElement | null) =>
  queueMicrotask(() =>
    popup?.querySelector<HTMLElement>("button, [role=menuitem]")?.focus({ preventScroll: true }),
  );

/** Element that contains the menu. */
type Place = HTMLElement | RefObject<HTMLElement | null>;

/** Open menu below its button, on a phone a sheet. Focuses the first entry. */
export function MenuPopup({ onClose, ...props }: Props) {
  const { opener } = props;
  const parts = useSheet();
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  // Closes before the action: a dialog then restores the focus to the button, which an open menu would take back.
  const close = () => {
    const button = opener.current?.querySelector("button");
    flushSync(onClose);
    button?.focus();
  };
  const menu = (place: Place, popup: ReactNode) => (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(_, { reason }) => {
        if (reason === "focus-out") onClose();
        else if (reason !== "outside-press") close();
      }}
    >
      <Menu.Portal container={place}>
        <Menu.Backdrop
          {...topLayer}
          className="inset-0 size-full max-md:bg-veil"
          // A press outside only closes the menu, and does nothing else.
          onMouseDown={(event) => event.preventDefault()}
          onClick={close}
        />
        <Menu.Positioner
          {...popupPosition}
          anchor={opener}
          align="end"
          collisionPadding={4}
          className="w-64 max-md:inset-x-0! max-md:top-auto! max-md:bottom-0! max-md:w-full max-md:transform-none!"
        >
          {popup}
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
  const list = <List {...props} isSheet={parts !== null} onChoose={close} />;
  if (!parts) return menu(opener, list);
  return (
    <parts.SheetRoot
      container={opener}
      viewport={<div ref={setViewport} className="contents" />}
      onClose={close}
    >
      {viewport &&
        menu(
          viewport,
          <parts.SheetPopup className="lift-3 enter-bottom rounded-t-panel bg-pop">
            {list}
          </parts.SheetPopup>,
        )}
    </parts.SheetRoot>
  );
}

type ListProps = Omit<Props, "opener" | "onClose"> & { isSheet: boolean; onChoose: () => void };

const List = ({ label, items, of, isSheet, onChoose, children }: ListProps) => (
  <Menu.Popup
    ref={focusFirst}
    role="dialog"
    aria-label={label}
    className={`p-0 text-left text-ink outline-none max-md:max-h-[85dvh] max-md:overflow-y-auto max-md:overscroll-contain ${isSheet ? "" : "menu"}`}
    finalFocus={false}
    // The page's shortcuts do not react while the menu is open.
    onKeyDown={(event) => event.key !== "Escape" && event.stopPropagation()}
  >
    {of && <p className="truncate px-5 pt-3 text-md font-semibold md:hidden">{of}</p>}
    {children}
    <Menu.List aria-label={label} className="p-1 max-md:px-2.5 max-md:pb-3">
      {items.map((item, index) => (
        <Fragment key={item.label}>
          {index > 0 && index === items.length - 1 && item.isDanger && (
            <Menu.Separator className="mx-2.5 my-1 h-px bg-line" />
          )}
          <Item item={item} onChoose={onChoose} />
        </Fragment>
      ))}
    </Menu.List>
  </Menu.Popup>
);

function Item({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const { icon, label, name, href, onSelect, isDanger, isDisabled, shortcut, right } = item;
  const shared = {
    "aria-label": name,
    className: `menu-item max-md:h-16 max-md:gap-3.5 max-md:text-md ${isDisabled ? "text-ink-3" : "cursor-pointer"} ${isDanger ? "text-bad-ink" : ""}`,
    children: (
      <>
        <Icon name={icon} />
        {label}
        <ApprovalMark right={right} href={href} className="flex items-center gap-1" isWritten />
        {shortcut && (
          <kbd className="kbd ml-auto" aria-hidden="true">
            {shortcut}
          </kbd>
        )}
      </>
    ),
  };
  if (href) {
    return (
      <Menu.LinkItem
        {...shared}
        href={href}
        onClick={(event) => {
          // Prevents the library from focusing the entry again.
          event.preventBaseUIHandler();
          onChoose();
        }}
      />
    );
  }
  return (
    <Menu.Item
      {...shared}
      disabled={isDisabled === true}
      closeOnClick={false}
      onClick={() => {
        onChoose();
        onSelect?.();
      }}
    />
  );
}

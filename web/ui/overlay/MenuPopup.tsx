import { Menu } from "@base-ui/react/menu";
import { Fragment, type ReactNode, type RefObject } from "react";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { popupPosition, topLayer } from "./topLayer.ts";

export type MenuItem = {
  icon: IconName;
  label: string;
  /** Accessible name, when different. */
  name?: string;
  /** Address or callback. */
  href?: string;
  onSelect?: () => void;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** Key hint. */
  shortcut?: string;
};

type Props = {
  label: string;
  items: readonly MenuItem[];
  of?: string | undefined;
  /** Anchor button, which gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  children?: ReactNode;
};

/** After the items are registered, so that the focused one is highlighted. */
const focusFirst = (popup: HTMLElement | null) =>
  queueMicrotask(() =>
    popup?.querySelector<HTMLElement>("button, [role=menuitem]")?.focus({ preventScroll: true }),
  );

/** Open menu at its button, or at the bottom on a phone; focuses the first item. */
export function MenuPopup({ label, items, of, opener, onClose, children }: Props) {
  // Closes before the action, so that its dialog restores the focus to the button.
  const close = () => {
    opener.current?.querySelector("button")?.focus();
    onClose();
  };
  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(_, { reason }) => {
        if (reason === "focus-out") onClose();
        else if (reason !== "outside-press") close();
      }}
    >
      <Menu.Portal container={opener}>
        <Menu.Backdrop
          {...topLayer}
          className="inset-0 size-full"
          // A press outside only closes the menu.
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
          <Menu.Popup
            ref={focusFirst}
            role="dialog"
            aria-label={label}
            className="menu p-0 text-left text-ink outline-none"
            finalFocus={false}
            // Page shortcuts are ignored while open.
            onKeyDown={(event) => event.key !== "Escape" && event.stopPropagation()}
          >
            {of && <p className="truncate px-3.5 pt-3 font-medium md:hidden">{of}</p>}
            {children}
            <Menu.List aria-label={label} className="p-1">
              {items.map((item, index) => (
                <Fragment key={item.label}>
                  {index > 0 && index === items.length - 1 && item.isDanger && (
                    <Menu.Separator className="mx-2.5 my-1 h-px bg-line" />
                  )}
                  <Item item={item} onChoose={close} />
                </Fragment>
              ))}
            </Menu.List>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Item({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const { icon, label, name, href, onSelect, isDanger, isDisabled, shortcut } = item;
  const shared = {
    "aria-label": name,
    className: `menu-item cursor-pointer ${isDanger ? "text-bad-ink" : ""}`,
    children: (
      <>
        <Icon name={icon} />
        {label}
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
          // The library would focus the item again.
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

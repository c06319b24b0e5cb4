import { Menu } from "@base-ui/react/menu";
import type { ReactNode, RefObject } from "react";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { topLayer } from "./topLayer.ts";

export type MenuItem = {
  icon: IconName;
  label: string;
  /** Accessible name, where it says more. */
  name?: string;
  /** Address or callback. */
  href?: string;
  onSelect?: () => void;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** Key that does the same. */
  shortcut?: string;
};

type Props = {
  label: string;
  items: readonly MenuItem[];
  of?: string | undefined;
  /** Holds the button: the popup stands at its end, and the focus goes back to it. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  children?: ReactNode;
};

/** Once the menu knows its items: the focused one is highlighted then. */
const focusFirst = (popup: HTMLElement | null) =>
  queueMicrotask(() =>
    popup?.querySelector<HTMLElement>("button, [role=menuitem]")?.focus({ preventScroll: true }),
  );

/** Open menu, at the end of its button or, on a phone, at the bottom of the window. The first item has the focus. */
export function MenuPopup({ label, items, of, opener, onClose, children }: Props) {
  // Before an item acts: a dialog that it opens gives the focus back to the button.
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
          // A press beside the menu closes it, and reaches nothing else.
          onMouseDown={(event) => event.preventDefault()}
          onClick={close}
        />
        <Menu.Positioner
          {...topLayer}
          anchor={opener}
          align="end"
          sideOffset={4}
          collisionPadding={4}
          positionMethod="fixed"
          className="w-64 max-md:inset-x-0! max-md:top-auto! max-md:bottom-0! max-md:w-full max-md:transform-none!"
        >
          <Menu.Popup
            ref={focusFirst}
            role="dialog"
            aria-label={label}
            className="menu p-0 text-left text-ink outline-none"
            finalFocus={false}
            // Keys of the page are not heard meanwhile.
            onKeyDown={(event) => event.key !== "Escape" && event.stopPropagation()}
          >
            {of && <p className="truncate px-3.5 pt-3 font-semibold md:hidden">{of}</p>}
            {children}
            <Menu.List aria-label={label} className="p-1">
              {items.map((item) => (
                <Item key={item.label} item={item} onChoose={close} />
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
  if (href) return <Menu.LinkItem {...shared} href={href} onClick={onChoose} />;
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

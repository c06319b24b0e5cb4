import type { Right } from "#domain/people/permissions.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import type { MenuItem } from "#ui/overlay/MenuPopup.tsx";
import { ui } from "#ui/ui.strings.ts";
import { Button } from "#ui/page/Button.tsx";
import { useIsNarrow } from "#ui/page/useIsPhone.ts";

type Props = {
  /** Title of the page, used to name the menu. */
  of: string;
  isBusy: boolean;
  /** Right that the deletion needs; by default the one for documents. */
  right?: Right;
  /** True of a record that cannot be deleted. */
  isKept?: boolean;
  /** Further actions, for the menu '…'. */
  otherItems?: readonly MenuItem[];
  onRemove: () => void;
};

/**
 * Delete button in the header of a record, with the menu '…' for further actions; below lg the deletion is in that
 * menu.
 */
export function RemoveAction({
  of,
  isBusy,
  right = "document.delete",
  isKept = false,
  otherItems = [],
  onRemove,
}: Props) {
  const isNarrow = useIsNarrow();
  const remove = {
    icon: "bin" as const,
    label: isBusy ? ui.removing : words.remove,
    onSelect: onRemove,
    isDanger: true,
    isDisabled: isBusy,
    right,
  };
  const items = isNarrow && !isKept ? [...otherItems, remove] : otherItems;
  return (
    <span className="flex gap-2">
      {items.length > 0 && <Menu label={`${words.actions}, ${of}`} of={of} items={items} />}
      {!isNarrow && !isKept && (
        <Button
          variant="danger-quiet"
          icon="bin"
          right={right}
          isBusy={isBusy}
          disabled={isBusy}
          busyLabel={ui.removing}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      )}
    </span>
  );
}

import { words } from "#lib/words.strings.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { ui } from "#ui/ui.strings.ts";
import { Button } from "#ui/page/Button.tsx";
import { useIsNarrow } from "#ui/page/useIsPhone.ts";

type Props = {
  /** The title of the page: what its menu is called by. */
  of: string;
  isBusy: boolean;
  onRemove: () => void;
};

/**
 * Deletes the record in view: the menu of its page's header. Below lg it is in '…', as the actions of a row are.
 */
export function RemoveAction({ of, isBusy, onRemove }: Props) {
  if (useIsNarrow()) {
    const item = {
      icon: "bin" as const,
      label: isBusy ? ui.removing : words.remove,
      onSelect: onRemove,
      isDanger: true,
      isDisabled: isBusy,
    };
    return <Menu label={`${words.actions}, ${of}`} of={of} items={[item]} />;
  }
  return (
    <Button
      variant="danger-quiet"
      icon="bin"
      isBusy={isBusy}
      busyLabel={ui.removing}
      onClick={onRemove}
    >
      {words.remove}
    </Button>
  );
}

import type { Right } from "#domain/people/permissions.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { ui } from "#ui/ui.strings.ts";
import { Button } from "#ui/page/Button.tsx";
import { useIsNarrow } from "#ui/page/useIsPhone.ts";

type Props = {
  /** Page title, which names the menu. */
  of: string;
  isBusy: boolean;
  /** Right of the deletion; by default that of documents. */
  right?: Right;
  onRemove: () => void;
};

/** Delete button of a record's header; in '…' below lg. */
export function RemoveAction({ of, isBusy, right = "document.delete", onRemove }: Props) {
  if (useIsNarrow()) {
    const item = {
      icon: "bin" as const,
      label: isBusy ? ui.removing : words.remove,
      onSelect: onRemove,
      isDanger: true,
      isDisabled: isBusy,
      right,
    };
    return <Menu label={`${words.actions}, ${of}`} of={of} items={[item]} />;
  }
  return (
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
  );
}

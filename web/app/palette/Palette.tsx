import { useValue } from "#lib/useValue.ts";
import { isPaletteOpen } from "./openPalette.ts";
import { PaletteDialog } from "./PaletteDialog.tsx";

/** The palette while it is open; the shell opens it. */
export function Palette() {
  const open = useValue(isPaletteOpen);
  if (!open) return null;
  return (
    <PaletteDialog
      onClose={() => {
        isPaletteOpen.value = false;
      }}
    />
  );
}

import { Autocomplete } from "@base-ui/react/autocomplete";
import { useEffect } from "react";
import { guardFocus, useFoundPlace } from "./guardFocus.ts";
import { guardHistory } from "./guardHistory.ts";
import { KeysHelp } from "./KeysHelp.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { MaskKey } from "./MaskKey.tsx";
import { Tooltip } from "#ui/overlay/Tooltip.tsx";
import { Palette } from "#app/palette/Palette.tsx";
import { keepApplication } from "./update.ts";

guardHistory();
guardFocus();

/** Global key handlers, loaded after the page. */
export function Shortcuts() {
  useFoundPlace();
  // Caches the comboboxes' collator: 28 ms (CPU four times slower) within the first click to a form.
  Autocomplete.useFilter();
  useEffect(() => {
    keepApplication().catch(console.warn);
    // Loaded before the first of them opens.
    import("#ui/overlay/MenuPopup.tsx").catch(console.warn);
    import("#ui/form/CalendarPopup.tsx").catch(console.warn);
  }, []);
  return (
    <>
      <LeaveDialog />
      <KeysHelp />
      <MaskKey />
      <Palette />
      <Tooltip />
    </>
  );
}

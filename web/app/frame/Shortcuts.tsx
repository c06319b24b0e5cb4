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

/** Global key handlers, loaded after the first page. */
export function Shortcuts() {
  useFoundPlace();
  // Creates the comboboxes' collator in advance: it takes 28 ms (on a CPU four times slower), else within the first
  // click to a form.
  Autocomplete.useFilter();
  useEffect(() => {
    keepApplication().catch(console.warn);
    // Loads menus and calendars before the first one opens.
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

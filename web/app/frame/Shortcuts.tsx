import { KeysHelp } from "./KeysHelp.tsx";
import { MaskKey } from "./MaskKey.tsx";
import { Palette } from "#app/palette/Palette.tsx";

/** What answers the keys of every page: loaded after the page, so that nobody waits for it. */
export function Shortcuts() {
  return (
    <>
      <KeysHelp />
      <MaskKey />
      <Palette />
    </>
  );
}

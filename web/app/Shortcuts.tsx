import { KeysHelp } from "./KeysHelp";
import { Palette } from "./Palette";

/** What answers the keys of every page: loaded after the page, so that nobody waits for it. */
export function Shortcuts() {
  return (
    <>
      <KeysHelp />
      <Palette />
    </>
  );
}

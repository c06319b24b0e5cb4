import { useEffect } from "react";
import { KeysHelp } from "./KeysHelp.tsx";
import { Palette } from "#app/palette/Palette.tsx";
import { keepApplication } from "./update.ts";

/** What answers the keys of every page: loaded after the page, so that nobody waits for it. */
export function Shortcuts() {
  useEffect(() => void keepApplication().catch(console.warn), []);
  return (
    <>
      <KeysHelp />
      <Palette />
    </>
  );
}

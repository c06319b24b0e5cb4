import { useState } from "react";
import { paths } from "#lib/addresses/paths.ts";

/** Names in the address that open a form. */
const openers = ["nouveau", "modifier"];

/** Returns a function that is true of an address at which this form stays open, whatever the list below shows. */
export function useStaysAt(): (address: string) => boolean {
  const [opened] = useState(() => new URLSearchParams(window.location.search));
  return (address) => {
    const [path, search] = address.split("?");
    const asked = new URLSearchParams(search);
    return path === paths.products && openers.every((name) => asked.get(name) === opened.get(name));
  };
}

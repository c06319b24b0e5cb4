import { signal } from "@preact/signals-react";

/** True while the keyboard help is open; '?' and the key hints open it. */
export const isKeysHelpOpen = signal(false);

import { signal } from "@preact/signals-react";

export const isOwnPinOpen = signal(false);

/** Capabilities of the shop: what a screen leaves out until it is used or switched on (docs/rooms.md, Capabilities). */
import { computed } from "@preact/signals-react";
import { capabilitiesOf, type Capability } from "#domain/core/capabilities.ts";
import { useValue } from "#lib/useValue.ts";
import { company } from "#api/session/session.ts";

const inUse = computed(() => capabilitiesOf(company.value?.uses));

/** True when the shop uses a capability, or switched it on. Screens follow it, also of another station. */
export const useUses = (word: Capability): boolean => useValue(inUse).includes(word);
export const uses = (word: Capability): boolean => inUse.peek().includes(word);

/** Type of a pending task on the dashboard. */
import type { Dashboard } from "#api/shop/figures.ts";
import type { Right } from "#domain/people/permissions.ts";
import type { IconName } from "#ui/brand/Icon.tsx";

export type Today = Dashboard["today"];

export type Task = {
  icon: IconName;
  /** Colour: late, waiting for somebody, or when there is time. */
  tone: "bad" | "warn" | "info" | "mute";
  text: string;
  /** Names, or a duration. */
  detail: string;
  amount?: number;
  href: string;
  action: string;
  /** Right needed to act on the task; without it, the task is hidden. */
  right?: Right;
};

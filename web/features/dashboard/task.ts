/** One thing that waits at the dashboard. */
import type { Dashboard } from "#api/shop/figures.ts";
import type { Right } from "#domain/people/permissions.ts";
import type { IconName } from "#ui/brand/Icon.tsx";

export type Today = Dashboard["today"];

export type Task = {
  icon: IconName;
  /** Late, waiting for somebody, or for a quiet hour. */
  tone: "bad" | "warn" | "info" | "mute";
  text: string;
  /** Names, or a duration. */
  detail: string;
  amount?: number;
  href: string;
  action: string;
  /** Right of what waits: nothing to a person of another trade. */
  right?: Right;
};

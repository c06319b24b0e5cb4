/** Remembers on this computer the part last used for each small service, by company. */
import { user } from "#api/session/session.ts";

const keyOf = (): string => `optique.smallParts.${user.peek()?.company ?? ""}`;

export const smallWorks = ["screw", "pads", "adjust", "cleaning", "other"] as const;
export type SmallWork = (typeof smallWorks)[number];
export type UsedPart = { id: string; name: string };

const isPart = (value: unknown): value is UsedPart =>
  typeof value === "object" && value !== null && "id" in value && "name" in value;

/** Remembered parts; empty when the storage cannot be read. */
export function usedParts(): Partial<Record<SmallWork, UsedPart>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf()) ?? "{}");
    const entries = Object.entries(stored ?? {}).filter(([, part]) => isPart(part));
    return Object.fromEntries(entries) as Partial<Record<SmallWork, UsedPart>>;
  } catch {
    return {};
  }
}

export const keepPart = (work: SmallWork, part: UsedPart | null): void =>
  localStorage.setItem(keyOf(), JSON.stringify({ ...usedParts(), [work]: part ?? undefined }));

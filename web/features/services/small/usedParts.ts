/** Part of the stock that each small work last used on this computer, for each company of a station. */
import { user } from "#api/session/session.ts";

const keyOf = (): string => `optique.smallParts.${user.peek()?.company ?? ""}`;

export const smallWorks = ["screw", "pads", "adjust", "cleaning", "other"] as const;
export type SmallWork = (typeof smallWorks)[number];
export type UsedPart = { id: string; name: string };

const isPart = (value: unknown): value is UsedPart =>
  typeof value === "object" && value !== null && "id" in value && "name" in value;

/** Kept parts; nothing where the store is unreadable. */
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

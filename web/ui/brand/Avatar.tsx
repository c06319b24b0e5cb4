import { initials } from "#lib/formats.ts";

/** Decorative: the name stands beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-xs font-medium text-ink-2"
    >
      {initials(name)}
    </span>
  );
}

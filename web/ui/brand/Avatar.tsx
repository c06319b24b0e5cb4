import { initials } from "#lib/texts/formats.ts";

/** Circle with initials. Decorative, because the name is beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft text-xs font-medium text-brand-ink"
    >
      {initials(name)}
    </span>
  );
}

import { roleNames } from "#domain/people/rights.strings.ts";
import type { Colleague } from "#api/session/people.ts";
import { Avatar } from "#ui/brand/Avatar.tsx";
import { stationStrings } from "./station.strings.ts";

type Props = {
  label: string;
  people: readonly Colleague[];
  chosen: string;
  onChoose: (id: string) => void;
  /** True when a person without a PIN cannot be chosen. */
  needsPin?: boolean;
};

/** Tiles to choose a person, also by arrow keys. */
export function PersonTiles({ label, people, chosen, onChoose, needsPin = false }: Props) {
  return (
    <fieldset>
      <legend className="label">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {people.map(({ id, name, role, has_pin }) => {
          const isOut = needsPin && !has_pin;
          return (
            <label
              key={id}
              className="flex min-h-14 cursor-pointer items-center gap-2.5 rounded-large border border-line px-3 py-2 md:flex-col md:justify-center md:gap-2 md:py-4 md:text-center has-checked:border-brand has-checked:bg-brand-soft has-disabled:cursor-default has-disabled:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="person"
                className="sr-only"
                checked={id === chosen}
                disabled={isOut}
                onChange={() => onChoose(id)}
              />
              <Avatar name={name} />
              <span className="max-w-full min-w-0">
                <span dir="auto" className="block truncate font-medium">
                  {name}
                </span>
                <span className="block truncate text-sm text-ink-3">
                  {isOut ? stationStrings.noCode : roleNames[role]}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

type Named = { id: string; name: string };

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Person that a key chooses: an arrow key the neighbour, a letter the next person with that initial; null for other
 * keys.
 */
export function personByKey(people: readonly Named[], chosen: string, key: string): string | null {
  const at = people.findIndex(({ id }) => id === chosen);
  const step = steps[key];
  if (step !== undefined) return people.at((at + step) % people.length)?.id ?? null;
  if (!/^\p{L}$/u.test(key)) return null;
  const fromNext = [...people.slice(at + 1), ...people.slice(0, at + 1)];
  const isMeant = ({ name }: Named) =>
    name.slice(0, 1).localeCompare(key, "fr", { sensitivity: "base" }) === 0;
  return fromNext.find(isMeant)?.id ?? null;
}

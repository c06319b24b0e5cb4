import { matchPlaces } from "./matchPlaces.ts";

/** A text with what was searched in it pointed out; accents and case do not count, as in the search itself. */
type Props = { text: string; query: string };

export function HighlightedText({ text, query }: Props) {
  const places = matchPlaces(text, query);
  if (places.length === 0) return <>{text}</>;
  let from = 0;
  return (
    <>
      {places.map(({ start, end }) => {
        const before = text.slice(from, start);
        from = end;
        return (
          <span key={start}>
            {before}
            <span className="text-brand-ink font-semibold">{text.slice(start, end)}</span>
          </span>
        );
      })}
      {text.slice(from)}
    </>
  );
}

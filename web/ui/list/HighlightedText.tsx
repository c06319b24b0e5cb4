import { SizedName } from "#ui/page/SizedName.tsx";
import { matchPlaces } from "./matchPlaces.ts";

/** Text in which the search terms are highlighted, regardless of accents and case, as in the search. */
type Props = { text: string; query: string };

export function HighlightedText({ text, query }: Props) {
  const places = matchPlaces(text, query);
  if (places.length === 0)
    return (
      <bdi dir="auto">
        <SizedName>{text}</SizedName>
      </bdi>
    );
  let from = 0;
  return (
    <bdi dir="auto">
      {places.map(({ start, end }) => {
        const before = text.slice(from, start);
        from = end;
        return (
          <span key={start}>
            {before}
            <span className="text-brand-ink font-medium">{text.slice(start, end)}</span>
          </span>
        );
      })}
      {text.slice(from)}
    </bdi>
  );
}

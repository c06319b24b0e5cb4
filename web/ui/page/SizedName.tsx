import { sizePlaces } from "#domain/stock/frameSize.ts";

const arabic = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/** Name of a product. In an Arabic name, a frame's size keeps its order, '52-18-140'. */
export function SizedName({ children: name }: { children: string }) {
  const place = arabic.test(name) ? sizePlaces(name) : null;
  if (!place) return name;
  return (
    <>
      {name.slice(0, place.start)}
      <bdi dir="ltr">{name.slice(place.start, place.end)}</bdi>
      {name.slice(place.end)}
    </>
  );
}

import { useState } from "react";
import { Icon } from "#ui/brand/Icon.tsx";
import { ScrollBox } from "#ui/page/ScrollBox.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import type { Chapter, Part, Picture } from "./chapter.ts";
import { helpStrings } from "./help.strings.ts";
import { pictures, pictureSize } from "./pictures.ts";

/** Chapter of the guide: summary, picture, parts. */
export function ChapterCard({ chapter }: { chapter: Chapter }) {
  const { id, title, intro, picture, parts } = chapter;
  return (
    <section id={id} className="card scroll-my-20 p-4 md:p-6 print:mb-8 print:border-0 print:p-0">
      <h2 className="text-xl font-semibold tracking-tight">{title}</h2>
      <p className="mt-2 max-w-prose text-md text-ink-2">
        <Marked>{intro}</Marked>
      </p>
      {picture && <PictureOf picture={picture} />}
      {parts.map((part) => (
        <ChapterSection key={part.title} part={part} />
      ))}
    </section>
  );
}

/** Picture of a chapter. On a phone its text is too small, so a press shows it at full size. */
function PictureOf({ picture }: { picture: Picture }) {
  const isPhone = useIsPhone();
  const [isLarge, setLarge] = useState(false);
  if (!isPhone) return <Drawn picture={picture} className="mt-4 w-full" />;
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] justify-items-end">
      {isLarge ? (
        <ScrollBox label={picture.alt}>
          <Drawn picture={picture} className="max-w-none print:w-full" />
        </ScrollBox>
      ) : (
        <Drawn picture={picture} className="w-full" />
      )}
      <button
        type="button"
        className="link no-print -mb-3 min-h-11 text-sm"
        aria-pressed={isLarge}
        onClick={() => setLarge(!isLarge)}
      >
        {helpStrings.enlarge}
      </button>
    </div>
  );
}

type DrawnProps = { picture: Picture; className: string };

/** Lazily loaded image whose space is reserved. */
const Drawn = ({ picture: { name, alt }, className }: DrawnProps) => (
  <img
    src={pictures[name]}
    alt={alt}
    {...pictureSize}
    loading="lazy"
    // The dark theme's filter inverts the border too; 10 % black is a hairline in both themes.
    style={{ filter: "var(--picture)", borderColor: "rgb(0 0 0 / 0.1)" }}
    className={`keep h-auto max-w-form rounded-control border ${className}`}
  />
);

function ChapterSection({ part: { title, picture, steps = [], text = [], note } }: { part: Part }) {
  return (
    <section className="mt-8">
      <h3 className="text-lg font-semibold tracking-tight">{title}</h3>
      {picture && <PictureOf picture={picture} />}
      <div className="article mt-3 max-w-prose">
        {steps.length > 0 && (
          <ol className="list-decimal pl-5">
            {steps.map((step) => (
              <li key={step} className="keep pl-1">
                <Marked>{step}</Marked>
              </li>
            ))}
          </ol>
        )}
        {text.map((one) => (
          <p key={one}>
            <Marked>{one}</Marked>
          </p>
        ))}
        {note && (
          <p className="notice keep bg-brand-soft text-brand-ink">
            <Icon name="circle-i" className="mt-px size-4.5" />
            <span className="flex-1">
              <span className="sr-only">{helpStrings.goodToKnow} </span>
              <Marked>{note}</Marked>
            </span>
          </p>
        )}
      </div>
    </section>
  );
}

/** Text of the guide: **a button** is shown bold, [[a key]] as a key. */
function Marked({ children }: { children: string }) {
  return children.split(/(\*\*.+?\*\*|\[\[.+?\]\])/).map((piece, index) => {
    const inner = piece.slice(2, -2);
    if (piece.startsWith("**"))
      return (
        <b key={index} className="text-ink">
          {inner}
        </b>
      );
    if (!piece.startsWith("[[")) return piece;
    return (
      <kbd
        key={index}
        className="inline-flex h-6 items-center rounded-xs border border-line bg-canvas px-1.5 text-xs text-ink-2"
      >
        {inner}
      </kbd>
    );
  });
}

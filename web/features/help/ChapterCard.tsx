import { Icon } from "#ui/brand/Icon.tsx";
import type { Chapter, Part, Picture } from "./chapter.ts";
import { strings } from "./help.strings.ts";
import { Marked } from "./Marked.tsx";
import { pictures, pictureSize } from "./pictures.ts";

/** One chapter: what it is about, its picture, its parts. */
export function ChapterCard({ chapter }: { chapter: Chapter }) {
  const { id, title, intro, picture, parts } = chapter;
  return (
    <section id={id} className="card scroll-mt-20 p-4 md:p-6 print:mb-8 print:border-0 print:p-0">
      <h2 className="text-xl font-semibold tracking-tight">{title}</h2>
      <p className="mt-2 max-w-prose text-md text-ink-2">
        <Marked>{intro}</Marked>
      </p>
      {picture && <PictureOf picture={picture} />}
      {parts.map((part) => (
        <PartOf key={part.title} part={part} />
      ))}
    </section>
  );
}

/** Its place is kept while it comes, which it does when it is near. */
const PictureOf = ({ picture: { name, alt } }: { picture: Picture }) => (
  <img
    src={pictures[name]}
    alt={alt}
    {...pictureSize}
    loading="lazy"
    className="keep mt-4 h-auto w-full max-w-form rounded-control border border-line"
  />
);

function PartOf({ part: { title, picture, steps = [], text = [], note } }: { part: Part }) {
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
              <span className="sr-only">{strings.goodToKnow} </span>
              <Marked>{note}</Marked>
            </span>
          </p>
        )}
      </div>
    </section>
  );
}

import { eyeLabels } from "#lib/texts/labels.ts";
import { AxisDial } from "#ui/brand/AxisDial.tsx";
import { Badge } from "#ui/page/Badge.tsx";
import { CurrencyUnit } from "#ui/page/Money.tsx";
import { TrialFrame } from "#ui/brand/TrialFrame.tsx";
import { landing } from "./content/landing.ts";

const eyes = [
  { eye: eyeLabels.right.mark, values: ["+2.00", "\u22121.25", "90", "+2.00"], axis: 90 },
  { eye: eyeLabels.left.mark, values: ["+1.75", "\u22120.75", "100", "+2.00"], axis: 100 },
] as const;

/** Picture of the product's form in front of a trial frame's scale. */
export function HeroPicture() {
  const { hero } = landing;
  return (
    <div
      // Extends beyond the page's margins, which would cut off the shadow.
      className="relative -mx-4 grid min-h-128 place-items-center overflow-hidden px-4 max-lg:min-h-[42rem] max-md:min-h-96"
      role="img"
      aria-label={hero.picture}
    >
      <TrialFrame className="top-1/2 left-1/2 size-168 -translate-1/2 max-md:size-96" axis={105} />
      <div className="card relative w-full max-w-md p-4 lift-3" aria-hidden="true">
        <p className="flex items-baseline justify-between border-b border-line pb-3">
          <span className="text-md font-medium">{hero.client}</span>
          <span className="text-sm text-ink-3">{hero.date}</span>
        </p>
        {eyes.map(({ eye, values, axis }) => (
          <div key={eye} className="flex items-center gap-2 border-b border-line py-3">
            <span className="w-8 font-medium">{eye}</span>
            {values.map((value, index) => (
              <span
                key={`${value}${index}`}
                className="rx flex h-9 min-w-0 flex-1 items-center justify-center rounded-control border border-line-strong"
              >
                {value}
              </span>
            ))}
            <AxisDial axis={axis} label="" className="size-9 max-sm:hidden" />
          </div>
        ))}
        <div className="flex items-end justify-between pt-3">
          <p>
            <span className="block text-sm text-ink-3">{hero.due}</span>
            <span className="text-xl font-semibold tracking-tight">
              <span className="sum">{hero.amount}</span> <CurrencyUnit />
            </span>
          </p>
          <Badge tone="warn" mark="half">
            {hero.partial}
          </Badge>
        </div>
      </div>
    </div>
  );
}

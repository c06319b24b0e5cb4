import { ui } from "#ui/ui.strings.ts";
import { Mark } from "./Mark.tsx";

/** Name of the product, whose O is the mark. `isOnDeep`: on a dark panel of the brand. */
export function Wordmark({ className = "text-[1.5rem]", isOnDeep = false }: Props) {
  const [ring, axis] = isOnDeep
    ? ["stroke-on-deep", "stroke-accent-bright"]
    : ["stroke-brand-mark", "stroke-accent"];
  return (
    <span className={`inline-flex items-center leading-none font-semibold ${className}`}>
      <span className="sr-only">{ui.product}</span>
      <Mark
        className="mt-[0.05em] -mr-[0.09em] -ml-[0.13em] size-[1.06em]"
        ring={ring}
        axis={axis}
      />
      <span aria-hidden="true" className="tracking-[-0.035em]">
        {ui.product.slice(1)}
      </span>
    </span>
  );
}

type Props = { className?: string; isOnDeep?: boolean };

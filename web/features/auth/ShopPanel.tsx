import { useEffect, useState } from "react";
import { today } from "#domain/core/days/days.ts";
import { formatDayInWords, formatTime, initials } from "#lib/texts/formats.ts";
import type { StationShop } from "#lib/device/stationShop.ts";
import { FrameSprite } from "#shared/products/FrameSprite.tsx";
import { Frame } from "#shared/products/ProductPicture.tsx";
import { TrialFrame } from "#ui/brand/TrialFrame.tsx";

/** Dark panel of the sign-in page: dial, name of the shop, its clock. */
export const ShopPanel = ({ shop }: { shop: StationShop | null }) => (
  <>
    <FrameSprite />
    <TrialFrame isOnDeep axis={105} className="top-[46%] left-1/2 w-160 -translate-1/2" />
    <Frame
      look={{ kind: "frame", shape: "pantos", color: "tortoise", tint: "clear" }}
      className="absolute top-[42%] left-1/2 w-125 max-w-4/5 -translate-1/2"
    />
    <div className="absolute inset-x-10 bottom-9 flex items-center gap-3.5">
      {shop && (
        <>
          <span
            className="grid size-12 shrink-0 place-items-center rounded-card border-[1.5px] border-on-deep-2 text-lg font-semibold"
            aria-hidden="true"
          >
            {initials(shop.name).slice(0, 1)}
          </span>
          <p className="min-w-0 flex-1">
            <b dir="auto" className="block truncate text-md font-semibold">
              {shop.name}
            </b>
            <span dir="auto" className="block truncate text-sm text-on-deep-2">
              {shop.address}
            </span>
          </p>
        </>
      )}
      <Clock />
    </div>
  </>
);

const refreshMs = 5000;

function Clock() {
  const [time, setTime] = useState(formatTime());
  useEffect(() => {
    const timer = setInterval(() => setTime(formatTime()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="ml-auto text-right">
      <span className="num block text-md font-semibold">{time}</span>
      <span className="block text-sm whitespace-nowrap text-on-deep-2">
        {formatDayInWords(today())}
      </span>
    </p>
  );
}

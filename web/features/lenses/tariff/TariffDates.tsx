import type { ListedTariff } from "#api/lenses/tariffs.ts";
import { today } from "#domain/core/days/days.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { stateOf } from "#shared/lenses/tariffDates.ts";
import { tariffDateStrings as dates } from "#shared/lenses/tariffDates.strings.ts";
import { tariffTexts as text } from "./tariff.strings.ts";

type Props = {
  tariffs: readonly ListedTariff[];
  shown: string;
  onShow: (id: string) => void;
};

/** Days on which tariffs start to apply, latest first. */
export const TariffDates = ({ tariffs, shown, onShow }: Props) => (
  <div role="group" aria-label={text.dates} className="flex flex-wrap gap-2">
    {tariffs.map((tariff) => {
      const state = stateOf(tariff, tariffs, today());
      return (
        <button
          key={tariff.id}
          type="button"
          className="chip rounded-control"
          aria-pressed={tariff.id === shown}
          onClick={() => onShow(tariff.id)}
        >
          {dates[state === "coming" ? "from" : "since"](formatDay(tariff.from))}
          <span className="font-normal text-ink-3">
            {dates[state]} · {dates.rows(tariff.count)}
          </span>
        </button>
      );
    })}
  </div>
);

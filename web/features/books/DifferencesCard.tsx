import { useMe } from "#api/session/people.ts";
import type { Difference } from "#domain/books/differences.ts";
import type { Period } from "#domain/core/days/period.ts";
import { can } from "#domain/people/permissions.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { Notice } from "#ui/feedback/Panel.tsx";
import { Card } from "#ui/page/Card.tsx";
import { MoneyText, useAmountText } from "#ui/page/MoneyText.tsx";
import { booksStrings } from "./books.strings.ts";
import { placeOf } from "./differenceLinks.ts";

const text = booksStrings.differences;

type Props = { differences: readonly Difference[]; period: Period };

/** Differences of the period, each with a link to the page where it is corrected. */
export const DifferencesCard = ({ differences, period }: Props) => (
  <Card
    title={text.title}
    aside={
      differences.length > 0 && (
        <span className="badge badge-warn">{formatCount(differences.length)}</span>
      )
    }
  >
    {differences.length === 0 ? (
      <div className="p-4">
        <Notice tone="ok">{text.none}</Notice>
      </div>
    ) : (
      <ul className="divide-y divide-line">
        {differences.map((difference) => (
          <Row key={difference.code} difference={difference} period={period} />
        ))}
      </ul>
    )}
  </Card>
);

function Row({ difference, period }: { difference: Difference; period: Period }) {
  const me = useMe();
  const shown = useAmountText();
  const { code, message } = difference;
  const isDefect = code === "sums";
  const place = placeOf(difference, period);
  const isOffered = place && (!place.right || (me !== null && can(me, place.right)));
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <Icon
        name="triangle-alert"
        className={`size-4.5 shrink-0 ${isDefect ? "text-bad-ink" : "text-warn-ink"}`}
      />
      <span className="min-w-0 flex-1 basis-56">
        <MoneyText>{message}</MoneyText>
        {isDefect && <span className="block text-sm text-bad-ink">{text.stop}</span>}
      </span>
      {isOffered && !isDefect && (
        <a
          className="link finger shrink-0 max-md:ml-7.5 print:hidden"
          href={place.href}
          aria-label={shown(`${text.links[code]}\u00a0: ${message}`)}
        >
          {text.links[code]}
        </a>
      )}
    </li>
  );
}

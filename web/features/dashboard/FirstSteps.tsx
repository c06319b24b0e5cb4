import type { Company } from "#domain/core/records.ts";
import type { Dashboard } from "#api/shop/figures.ts";
import { company } from "#api/session/session.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { Card } from "#ui/page/Card.tsx";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { dashboardStrings } from "./dashboard.strings.ts";

const text = dashboardStrings.firstSteps;

type Step = {
  icon: IconName;
  isDone: boolean;
  label: string;
  hint: string;
  href: string;
  action: string;
};

const stepsOf = (shop: Company, { products, invoices }: Dashboard): Step[] => [
  {
    icon: "shopfront",
    // Done once the contact details that prints show are entered.
    isDone: shop.address !== "" || shop.phone !== "",
    ...text.company,
    href: paths.company,
  },
  { icon: "box", isDone: products > 0, ...text.products, href: paths.newProduct },
  { icon: "eye", isDone: invoices > 0, ...text.sale, href: paths.newPrescription() },
];

/** First steps of a new shop, hidden once all are done. */
export function FirstSteps({ figures }: { figures: Dashboard }) {
  const shop = useValue(company);
  const steps = shop ? stepsOf(shop, figures) : [];
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <Card
      title={text.title}
      aside={
        <p className="text-sm text-ink-3">
          {text.progress(steps.filter(({ isDone }) => isDone).length, steps.length)}
        </p>
      }
    >
      <ol className="divide-y divide-line">
        {steps.map((step) => (
          <li key={step.label} className="flex min-h-14 flex-wrap items-center gap-3 px-4 py-2.5">
            <span
              className={`grid size-8 shrink-0 place-items-center rounded-control ${step.isDone ? "bg-ok-soft text-ok-ink" : "bg-brand-soft text-brand-ink"}`}
            >
              <Icon name={step.isDone ? "check" : step.icon} />
            </span>
            <span className="min-w-0 flex-1">
              <span className={step.isDone ? "text-ink-3" : "font-medium"}>{step.label}</span>
              <span className="block text-sm text-ink-3">
                {step.isDone ? text.done : step.hint}
              </span>
            </span>
            {!step.isDone && (
              <ButtonLink href={step.href} className="btn-sm">
                {step.action}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

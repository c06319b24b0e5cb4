import { logoUrl } from "#api/files.ts";
import type { Company } from "#domain/core/records.ts";
import { paths } from "#lib/addresses/paths.ts";
import { firstRunTexts } from "#shared/firstRun/firstRun.strings.ts";
import { FirstRunFrame, panelZoom, StepFoot } from "#shared/firstRun/FirstRunFrame.tsx";
import { LiveInvoice } from "#shared/paper/LiveInvoice.tsx";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { companyValuesOf } from "./settings.ts";

const text = firstRunTexts.catalogue;

const ways: [icon: IconName, href: string, label: string, hint: string][] = [
  ["tray-up", paths.importProducts, text.import, text.importHint],
  ["glasses", paths.newProduct, text.product, text.productHint],
];

/** Third step of the first run: two ways to enter the first products. */
export const CatalogueStep = ({ company }: { company: Company }) => (
  <FirstRunFrame
    step={2}
    title={text.title}
    intro={text.text}
    paper={
      <LiveInvoice
        values={companyValuesOf(company)}
        logo={logoUrl(company)}
        className={panelZoom}
      />
    }
  >
    <ul className="grid gap-3">
      {ways.map(([icon, href, label, hint]) => (
        <li key={href}>
          <a
            href={href}
            className="flex items-center gap-4 rounded-card border border-line p-4 hover:bg-hover"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-large bg-brand-soft text-brand-ink">
              <Icon name={icon} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{label}</span>
              <span className="block text-sm text-ink-3">{hint}</span>
            </span>
            <Icon name="chevron-right" className="size-4.5 shrink-0 text-ink-3" />
          </a>
        </li>
      ))}
    </ul>
    <StepFoot>
      <ButtonLink href={paths.firstRun} variant="quiet" className="btn-lg mr-auto">
        {firstRunTexts.back}
      </ButtonLink>
      <ButtonLink href={paths.dashboard} className="btn-lg">
        {firstRunTexts.later}
      </ButtonLink>
    </StepFoot>
  </FirstRunFrame>
);

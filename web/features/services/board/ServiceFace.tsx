import type { ReactNode } from "react";
import type { ServiceCard } from "#domain/services/serviceAnswers.ts";
import { isLentOut } from "#domain/services/serviceStatus.ts";
import { serviceKindLabels } from "#lib/texts/labels.ts";
import type { FaceProps } from "#shared/board/boardKind.ts";
import { CardDue, CardFoot, CardFrame, CardHead, When } from "#shared/board/CardParts.tsx";
import { announcedText } from "#shared/board/whenTexts.ts";
import { nameOfService, objectOfService } from "#shared/services/serviceName.ts";
import { serviceShared } from "#shared/services/serviceShared.strings.ts";
import { serviceRules } from "./serviceRules.ts";

/** Details of a ticket: client, promised day, object, who has it, amount due. */
export const ServiceFace = ({ card, id, tick, foot }: FaceProps<ServiceCard>) => (
  <CardFrame rules={serviceRules} card={card}>
    <CardHead id={id} tick={tick} name={nameOfService(card)} tray={card.tray} />
    <p className="text-sm text-ink-2">
      <When rules={serviceRules} card={card} />
    </p>
    <Line>{aboutOf(card)}</Line>
    <p className="text-xs text-ink-3">{[card.number, serviceKindLabels[card.kind]].join(" · ")}</p>
    {isLentOut(card) && (
      <p className="text-sm wrap-anywhere text-warn-ink">{serviceShared.lent(card.lent)}</p>
    )}
    {(originOf(card) !== "" || card.due > 0) && (
      <CardFoot isLined={!foot} origin={originOf(card)}>
        {card.due > 0 && <CardDue word={serviceShared.toPay} dirhams={card.due} />}
      </CardFoot>
    )}
    {foot}
  </CardFrame>
);

/** Object of the ticket, unless the card already has it as its name. */
function aboutOf(card: ServiceCard): string {
  const about = objectOfService(card);
  return about === nameOfService(card) ? "" : about;
}

/** Text of one line; up to three lines on a tablet, which cannot show a tooltip. */
const Line = ({ children }: { children: string }): ReactNode =>
  children && (
    <p dir="auto" className="text-sm text-ink-2 max-lg:line-clamp-3 lg:truncate" title={children}>
      {children}
    </p>
  );

/** Supplier that has the glasses; for other open tickets, whether the client was notified. */
export function originOf(card: ServiceCard): string {
  if (card.status === "supplier") return card.expand.supplier?.name ?? "";
  if (card.status === "ready") return announcedText(card);
  return card.status !== "returned" && card.messagedAt ? announcedText(card) : "";
}

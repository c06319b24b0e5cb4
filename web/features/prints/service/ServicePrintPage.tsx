import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { serviceRecord } from "#shared/documents/recordKinds.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { printPage } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { servicePrintStrings as text } from "./service.strings.ts";
import { ServiceRoll } from "./ServiceRoll.tsx";
import { ServiceSheet } from "./ServiceSheet.tsx";
import { depositPaper, handBackPaper } from "./serviceTexts.ts";

/** Formats small enough for the counter. */
const formats = ["a5", "ticket"] as const;

/** /print/sav/{id}: receipt of a deposit, or with ?bon=restitution of a hand-back. Waits for 'Imprimer'. */
export default printPage({
  ...serviceRecord,
  print: (ticket, company, id, params) => {
    const isBack = params.get("bon") === "restitution";
    const paper = isBack ? handBackPaper(ticket) : depositPaper(ticket);
    return (
      <PrintPage
        key={String(isBack)}
        title={text[isBack ? "handBack" : "deposit"].page(ticket.number)}
        kind="service"
        back={paths.service(id)}
        backLabel={words.service}
        formats={formats}
        above={<ToOther ticket={ticket} isBack={isBack} />}
        isKeyed
      >
        {(format) =>
          format === "ticket" ? (
            <ServiceRoll paper={paper} company={company} />
          ) : (
            <ServiceSheet paper={paper} company={company} />
          )
        }
      </PrintPage>
    );
  },
});

/** Link to the other of the ticket's two papers. */
const ToOther = ({ ticket, isBack }: { ticket: ServiceDocument; isBack: boolean }) => (
  <p className="no-print mb-4 flex justify-center">
    <ButtonLink
      href={isBack ? paths.printDeposit(ticket.id) : paths.printHandBack(ticket.id)}
      icon="printer"
    >
      {isBack ? text.deposit.link : text.handBack.link}
    </ButtonLink>
  </p>
);

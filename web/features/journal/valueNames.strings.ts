/** French of the words that journalled fields hold, by field, or by collection and field where it differs. */
import {
  claimStatusNames,
  creditGoodsNames,
  creditReasonNames,
  estimateAnswerNames,
  fundKindNames,
  jobStatusNames,
  lensUseNames,
  messageKindNames,
  partDirectionNames,
  paymentMethodNames,
  prescriptionSourceNames,
  productTypeNames,
  quoteRefusalNames,
  quoteTitleNames,
  serviceCauseNames,
  serviceConditionNames,
  serviceKindNames,
  servicePayerNames,
  serviceStatusNames,
  supplierAnswerNames,
} from "#domain/core/names/names.strings.ts";
import { geometryNames, supplementNames } from "#domain/lenses/lensNames.strings.ts";
import { rightNames, roleNames } from "#domain/people/rights.strings.ts";
import { eyeLabels, invoiceStatusLabels, receiptStatusLabels } from "#lib/texts/labels.ts";
import { tagStrings } from "#shared/tags/tags.strings.ts";
import { adjustmentReasonLabels, countStatusLabels } from "#shared/stock/stock.strings.ts";
import { cashMoveLabels, chequeStateLabels } from "#shared/till/till.strings.ts";

type Words = Readonly<Record<string, string>>;

const base: Words = { in: "interne", out: "externe", up: "supérieure", down: "inférieure" };

export const valueNames: Readonly<Record<string, Words>> = {
  role: roleNames,
  act: rightNames,
  type: productTypeNames,
  product_type: productTypeNames,
  payment_method: paymentMethodNames,
  method: paymentMethodNames,
  cheque_state: chequeStateLabels,
  eye: { right: eyeLabels.right.name, left: eyeLabels.left.name },
  eyes: { right: eyeLabels.right.name, left: eyeLabels.left.name },
  cause: serviceCauseNames,
  condition: serviceConditionNames,
  direction: partDirectionNames,
  estimate_answer: estimateAnswerNames,
  supplier_answer: supplierAnswerNames,
  use: lensUseNames,
  source: prescriptionSourceNames,
  "optique_invoice_items.source": { stock: "tiroir", lab: "à commander" },
  geometry: geometryNames,
  supplement: supplementNames,
  right_base: base,
  right_base2: base,
  left_base: base,
  left_base2: base,
  goods: creditGoodsNames,
  outcome: { scrap: "mis au rebut", supplier: "renvoyé au fournisseur" },
  pays: { client: "le client", shop: "la boutique" },
  title: quoteTitleNames,
  refusal: quoteRefusalNames,
  color: {
    petrol: "pétrole",
    green: "vert",
    blue: "bleu",
    burgundy: "bordeaux",
    brown: "brun",
    black: "noir",
  },
  ask_person: {
    each: "à chaque enregistrement",
    idle: "après un temps sans saisie",
    day: "une fois par jour",
  },
  tag_template: tagStrings.templates,
  tag_types: productTypeNames,
  cylinder: {
    as_written: "tels qu’écrits",
    minus: "cylindres négatifs",
    plus: "cylindres positifs",
  },
  "optique_invoices.status": invoiceStatusLabels,
  "optique_stock_receipts.status": receiptStatusLabels,
  "optique_jobs.status": jobStatusNames,
  "optique_claims.status": claimStatusNames,
  "optique_funds.kind": fundKindNames,
  "optique_cash_moves.kind": cashMoveLabels,
  "optique_messages.kind": messageKindNames,
  "optique_credit_notes.reason": creditReasonNames,
  "optique_services.kind": serviceKindNames,
  "optique_services.pays": servicePayerNames,
  "optique_services.status": serviceStatusNames,
  "optique_counts.status": countStatusLabels,
  "optique_stock_adjustments.reason": adjustmentReasonLabels,
};

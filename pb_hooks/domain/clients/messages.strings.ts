/** Default text of each kind of message. */
import type { MessageKind } from "#domain/core/records.ts";

/** Sentence about a kept credit, for a message with an amount due. */
export const creditSentence = (amount: string): string => `Vous avez ${amount} d’avoir à utiliser.`;

export const messageTexts: Record<MessageKind, string> = {
  reminder:
    "Bonjour {nom}, votre dernière visite chez nous date du {date}. Il est temps de faire contrôler votre vue\u00a0: n’hésitez pas à passer nous voir. Votre opticien",
  ready:
    "Bonjour {nom}, vos lunettes sont prêtes\u00a0: vous pouvez passer les prendre quand vous voulez. Votre opticien, {boutique}",
  unpaid: "Bonjour {nom}, il reste {reste} à payer sur votre facture n° {numero}. Votre opticien",
  quote:
    "Bonjour {nom}, voici votre devis n° {numero}, de {montant}, valable jusqu’au {date}. Votre opticien, {boutique}",
  reimbursable:
    "Bonjour {nom}, vos dernières lunettes prises en charge datent du {date}. Une nouvelle prise en charge est possible\u00a0: n’hésitez pas à passer nous voir. Votre opticien, {boutique}",
  service:
    "Bonjour {nom}, vos lunettes déposées sous le n° {numero} sont prêtes\u00a0: vous pouvez passer les prendre. Votre opticien, {boutique}",
  estimate:
    "Bonjour {nom}, la réparation de vos lunettes (n° {numero}) coûterait {montant}. Répondez-nous oui et nous la faisons. Votre opticien, {boutique}",
  delay:
    "Bonjour {nom}, vos lunettes demandent un peu plus de temps\u00a0: elles seront prêtes le {date}. Merci de votre patience. Votre opticien, {boutique}",
  lens_ready:
    "Bonjour {nom}, vos lentilles sont arrivées\u00a0: vous pouvez passer les prendre quand vous voulez. Votre opticien, {boutique}",
  lens_supply:
    "Bonjour {nom}, vos boîtes de lentilles se terminent vers le {date}. Répondez-nous oui et nous préparons les suivantes. Votre opticien, {boutique}",
  lens_check:
    "Bonjour {nom}, il est temps de faire contrôler vos lentilles\u00a0: passez nous voir en les portant. Votre opticien, {boutique}",
  lens_recall:
    "Bonjour {nom}, le fabricant rappelle des lentilles que nous vous avons données. Ne les portez plus et rapportez-les-nous. Votre opticien, {boutique}",
};

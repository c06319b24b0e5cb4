/** Sentences about bounced cheques and payment plans, by code (messages.ts). */
export const paymentSentences: Record<string, string> = {
  "bounced_on.day_to_come": "Le rejet ne peut pas être après aujourd’hui",
  plan_max: "Un échéancier a {max} échéances au plus",
  plan_day: "Chaque échéance a une date lisible",
  plan_amount: "Chaque échéance a un montant au-dessus de zéro",
  plan_order: "Les échéances se suivent, de la plus proche à la plus lointaine",
  plan_exceeds: "L’échéancier dépasse la part du client",
  reversals_fixed: "Le rejet d’un chèque suit son paiement, et ne s’écrit pas seul",
  bounced_early: "Le rejet ne peut pas être avant le paiement",
};

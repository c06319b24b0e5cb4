export const messagesStrings = {
  /** Says 'prepared', not 'sent': the messaging application does not report whether the message was sent. */
  prepared: "Message préparé",
  failed: "Le message est ouvert, mais n’a pas pu être noté",
  refusals: {
    missing: "Pas de téléphone\u00a0: aucun message possible.",
    unreadable: "Ce numéro de téléphone ne permet pas d’envoyer un message.",
    landline: "Pas de mobile\u00a0: un téléphone fixe ne reçoit pas de message.",
  },
  /** Short forms for the place beside a telephone number, with what to do. */
  shortRefusals: {
    missing: "Pas de téléphone",
    unreadable: "Numéro non valable",
    landline: "Pas de mobile",
  },
  refusalHints: {
    missing: "Ajoutez un téléphone à la fiche du client pour lui envoyer un rappel.",
    unreadable: "Ce numéro ne permet pas d’envoyer un message\u00a0: corrigez la fiche du client.",
    landline: "Un téléphone fixe ne reçoit pas de message\u00a0: ajoutez un mobile à la fiche.",
  },
  blocked: "Le navigateur a bloqué l’ouverture de la messagerie\u00a0: permettez-la pour ce site.",
} as const;

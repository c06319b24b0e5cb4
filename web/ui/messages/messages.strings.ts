export const messagesStrings = {
  /** Opened, not sent: what happens in the messaging application nobody knows. */
  prepared: "Message préparé",
  failed: "Le message est ouvert, mais n’a pas pu être noté",
  blocked: "Le navigateur a bloqué l’ouverture de la messagerie\u00a0: autorisez-la pour ce site.",
} as const;

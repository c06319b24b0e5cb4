/** Sentences about people at a shared computer, their PINs and approvals, by code (messages.ts). */
export const peopleSentences: Record<string, string> = {
  "identity.required": "Email est requis",
  who: "Qui êtes-vous\u00a0?",
  pin_form: "Le code a 4 à 6 chiffres",
  pin_simple: "Ce code est trop simple\u00a0: ni un seul chiffre, ni une suite",
  wrong_pin: "Ce code n’est pas le bon",
  wrong_password: "Ce mot de passe n’est pas le bon",
  old_pin: "Donnez l’ancien code ou le mot de passe pour changer le vôtre",
  no_pin: "Cette personne n’a pas encore de code",
  no_station: "Ce compte n’est pas un poste partagé",
  not_person: "Cette personne ne travaille pas ici",
  approver: "Cette personne n’a pas ce droit non plus",
  approval_act: "Cette action ne s’autorise pas",
  approval_record: "Cette autorisation ne porte sur rien de cette boutique",
  reason_required: "Écrivez la raison, en 200 caractères au plus",
  right: "Il faut le droit «\u00a0{right}\u00a0»",
  hashing_busy: "Trop de codes ou mots de passe à la fois\u00a0: réessayez dans un instant",
};

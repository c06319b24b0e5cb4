/** French message of each violation. The most precise key wins: collection.field.code, field.code, code. */
import { backupSentences } from "./backups.strings.ts";
import { bookSentences } from "./books.strings.ts";
import { claimSentences } from "./claims.strings.ts";
import { clientSentences } from "./clients.strings.ts";
import { contactLensSentences } from "./contactLenses.strings.ts";
import { countSentences } from "./counts.strings.ts";
import { lensSentences } from "./lenses.strings.ts";
import { inThousands } from "#domain/core/money.ts";
import { opticsSentences } from "./optics.strings.ts";
import { peopleSentences } from "./people.strings.ts";
import { purchaseSentences } from "./purchases.strings.ts";
import { quoteSentences } from "./quotes.strings.ts";
import { serviceSentences } from "./services.strings.ts";
import { paymentSentences } from "./payments.strings.ts";
import { stockSentences } from "./stock.strings.ts";
import { tagSentences } from "./tags.strings.ts";
import type { Violation } from "#domain/core/violation.ts";

const sentences: Record<string, string> = {
  // Required values
  required: "Ce champ est requis",
  "name.required": "Le nom est requis",
  "type.required": "Le type est requis",
  "client.required": "Le client est requis",
  "date.required": "La date est requise",
  "amount.required": "Le montant est requis",
  "payment_method.required": "Le mode de paiement est requis",
  "product.required": "Produit requis",
  "label.required": "La désignation est requise",
  "quantity.required": "Quantité requise",
  "price.required": "Le prix est requis",
  "selling_price.required": "Le prix de vente est requis",
  "stock.required": "Le stock est requis",
  "supplier.required": "Le fournisseur est requis",
  "receipt_number.required": "Le numéro du bon est requis",
  "adjustment_number.required": "Numéro d'ajustement requis",
  "optique_stock_adjustments.date.required": "Date requise",
  "invoice.required": "La facture est requise",
  "email.required": "Email est requis",
  "setup.company.required": "Le nom de la boutique est requis",
  "password.required": "Mot de passe est requis",

  // Types of values
  text: "Ce champ attend un texte",
  too_long: "Ce texte est trop long ({max} caractères au plus)",
  number: "Ce champ attend un nombre",
  code_shortened:
    "Le tableur a abrégé ce code et des chiffres sont perdus\u00a0: donnez à sa colonne le format Texte, puis ressaisissez-le",
  page_address: "L’adresse est celle d’une page, comme https://www.instagram.com/votreboutique",
  amount_unclear: "«\u00a0{typed}\u00a0» se lit de deux façons\u00a0: écrivez-le sans séparateur",
  int: "Ce champ attend un nombre entier",
  "quantity.int": "La quantité doit être un nombre entier",
  day: "Cette date n’existe pas",
  day_early: "La date ne peut pas être avant le 01/01/1950",
  day_late: "La date ne peut pas être après le {last}, dans un an",
  birth_late: "La date de naissance ne peut pas être après aujourd’hui",
  choice: "Ce choix n’existe pas",
  "payment_method.choice": "Ce mode de paiement n’existe pas",
  "type.choice": "Ce type de produit n’existe pas",
  email: "Email invalide",
  "optique_suppliers.email.email": "Adresse email invalide",
  "optique_companies.email.email": "Adresse email invalide",
  too_deep: "Ce contenu est trop imbriqué",
  list: "Ce champ attend une liste",
  object: "Ce champ attend un objet",
  file_type: "Ce type de fichier n’est pas accepté",
  file_size: "Ce fichier est trop lourd\u00a0: {max}\u00a0Mo au plus",
  picture_double:
    "Cette image est trop grande (12 mégapixels au plus en 16 bits ou en JPEG progressif)",
  picture_size: "Cette image est trop grande (25 mégapixels au plus)",
  picture_damaged: "Cette image est illisible",

  // Limits
  "messages.object": "Ces textes sont illisibles",
  min: "La valeur doit être au moins {min}",
  max: "La valeur ne doit pas dépasser {max}",
  password_long: "Ce mot de passe est trop long",
  discount_sale:
    "Écrivez un montant ou un pourcentage, par exemple 10\u00a0%, au plus le total de la vente",
  discount_form: "Écrivez un montant ou un pourcentage, par exemple 10\u00a0%",
  discount_max: "La remise dépasse le montant de la ligne",
  total_max: "Le total dépasse le plus grand montant accepté (999\u202f999\u202f999,99 DH)",
  "amount.min": "Le montant doit être positif",
  "quantity.min": "La quantité doit être au moins {min}",
  "quantity.max": "La quantité ne doit pas dépasser {max}",
  "price.min": "Le prix doit être positif",
  "purchase_price.min": "Le prix doit être positif",
  "selling_price.min": "Le prix doit être positif",
  "stock.min": "Le stock doit être positif",
  "password.common": "Ce mot de passe est parmi les plus courants\u00a0: choisissez-en un autre",
  "password.min": "Le mot de passe doit avoir au moins {min} caractères",

  // Relations and identity
  unknown_record: "Cet enregistrement est introuvable",
  "client.unknown_record": "Ce client est introuvable",
  "product.unknown_record": "Ce produit est introuvable",
  "invoice.unknown_record": "Cette facture est introuvable",
  "prescription.unknown_record": "Cette prescription est introuvable",
  "supplier.unknown_record": "Ce fournisseur est introuvable",
  "receipt.unknown_record": "Ce bon de réception est introuvable",
  "adjustment.unknown_record": "Cet ajustement est introuvable",
  "lab.unknown_record": "Ce labo est introuvable",
  "record.unknown_record": "Ce document (facture, prescription, devis, ticket) est introuvable",
  "company.unknown_record": "Cette entreprise est introuvable",
  "company.required": "Aucune entreprise associée à cet utilisateur",
  company_fixed: "L’entreprise d’un enregistrement ne change pas",
  "prescription.not_unique": "Cette prescription a déjà un montage",
  "optique_jobs.prescription.parent_fixed": "Un montage ne change pas de prescription",
  "promised_on.required": "La date promise est requise",
  "prescription.required": "La prescription est requise",
  parent_fixed: "Une ligne ne change pas de document",
  id_form: "Cet identifiant doit avoir 15 lettres minuscules ou chiffres",
  id_taken: "Cet identifiant est déjà utilisé",
  id_twice: "Cet identifiant figure deux fois",
  not_unique: "Cette valeur est déjà utilisée",
  "barcode.not_unique": "Ce code-barres est déjà celui d’un autre produit",
  "receipt_number.not_unique": "Ce numéro de bon existe déjà",
  "adjustment_number.not_unique": "Ce numéro d’ajustement existe déjà",
  "email.not_unique": "Cet email est déjà utilisé",
  one_invoice: "Cette prescription a déjà une facture",

  journal_fixed: "Le journal est écrit par le serveur",
  name_taken: "Ce nom est déjà celui d’un collègue",
  name_reserved: "Ce nom est réservé à l’administrateur",

  // The till
  move_zero: "Le montant ne peut pas être nul",
  move_out: "Ce mouvement sort de la caisse\u00a0: son montant est négatif",
  move_in: "Un apport entre dans la caisse\u00a0: son montant est positif",
  closes_fixed: "Une clôture est faite depuis la caisse, et ne se modifie plus",
  closed: "Cette journée est déjà clôturée",
  day_to_come: "Cette journée n’est pas encore venue",
  difference_note: "Expliquez l’écart en une note",
  till_changed: "La caisse a changé entre-temps\u00a0: vérifiez le montant attendu",
  coins: "Ces billets et ces pièces sont illisibles",
  coins_counted: "Les billets et les pièces ne font pas le montant compté",
  "optique_cash_moves.amount.min": "Le montant est trop grand",
  invoice_issued: "Cette facture est émise\u00a0: faites un avoir.",
  invoice_credited:
    "Cette facture a un avoir ou un remboursement\u00a0: elle ne peut pas être supprimée",
  job_cancelled: "Ce montage est annulé depuis plus d’une heure\u00a0: il ne revient plus",
  credit_fixed: "Un avoir ou un remboursement est écrit par sa page, et ne se modifie plus",
  written_once: "Ce document est déjà enregistré avec d’autres valeurs",
  not_defect: "Cette pièce n’est pas défectueuse",
  credit_empty: "Indiquez au moins une quantité ou un montant à créditer",
  credit_item: "Cette ligne n’est pas sur la facture",
  credit_exceeds: "C’est plus que ce qui reste à créditer sur cette ligne",
  credit_money: "Le montant remboursé et gardé dépasse celui de l’avoir",
  credit_client: "Cet avoir est celui d’un autre client",
  credited_client: "Cette facture a un avoir\u00a0: elle garde son client",
  credit_invoice: "Cet avoir est celui d’une autre facture",
  credit_used: "Cet avoir n’a plus assez de crédit\u00a0: il a servi entre-temps",
  credit_note_used: "Cet avoir a servi ou a été remboursé\u00a0: supprimez d’abord ces paiements",
  "credit_note.required": "Choisissez l’avoir qui paie",
  "credit_note.unknown_record": "Cet avoir est introuvable",
  refund_zero: "Le montant doit être positif",
  refund_exceeds: "C’est plus que ce que le client a payé et qui ne lui est pas encore remboursé",
  payment_refunded:
    "Une partie de ces paiements est déjà remboursée ou gardée en avoir\u00a0: ils ne descendent pas plus bas",
  "optique_payments.invoice.too_many": "Une facture a {max} paiements au plus",
  "counted.required": "Le montant compté est requis",
  "counted.min": "Le montant compté ne peut pas être négatif",
  "cheques.required": "Choisissez au moins un chèque",
  not_in_hand: "Ce chèque n’est pas en main",

  // Refusals of a whole record
  anonymised_client:
    "Ce client représente les personnes supprimées\u00a0: rien de nouveau n’est à son nom",
  anonymised_client_fixed:
    "Cette fiche représente les personnes supprimées\u00a0: elle ne se modifie pas",
  client_used: "Ce client a des prescriptions ou des factures\u00a0: il ne peut pas être supprimé",
  product_used: "Ce produit figure dans des documents\u00a0: archivez-le au lieu de le supprimer",
  supplier_used:
    "Ce fournisseur a des produits, des bons de réception ou des factures\u00a0: il ne peut pas être supprimé",
  lab_used: "Ce fournisseur est le labo de montages\u00a0: il ne peut pas être supprimé",
  capability_used: "«\u00a0{name}\u00a0» reste activé\u00a0: la boutique a {some}",
  company_used:
    "Cette entreprise a des données ou des utilisateurs\u00a0: elle ne peut pas être supprimée",
  guest: "Connectez-vous pour continuer",
  no_company: "Aucune entreprise associée à cet utilisateur",
  wait_seconds: "Trop d’essais\u00a0: réessayez dans {seconds} secondes",
  wait_minutes: "Trop d’essais\u00a0: réessayez dans {minutes} minutes",
  not_signed_in: "Identifiant ou mot de passe incorrect",
  company_exists: "Votre compte a déjà une entreprise",
  modified: "Ce document a été modifié entre-temps sur un autre poste.",
  deleted: "Ce document a été supprimé entre-temps sur un autre poste.",
  invalid: "Certaines valeurs sont à corriger",
  bad_body: "Le contenu envoyé est illisible",
  twice: "Une même valeur est envoyée deux fois",
  bad_request: "Cette demande est invalide",
  query_expand: "Ces fiches liées ne se demandent pas avec cet enregistrement",
  query_filter:
    "Ce filtre est trop coûteux\u00a0: il va trop loin dans les fiches liées, ou cherche trop de mots",
  query_sort: "Ce tri est trop coûteux\u00a0: il va trop loin dans les fiches liées",
  reads_busy: "Trop de lectures à la fois pour ce compte\u00a0: réessayez dans un instant",
  form_body: "Cette demande est invalide\u00a0: elle doit être en JSON ou en multipart/form-data",
  no_body: "Cette demande ne prend pas de contenu",
  too_many_topics: "Trop d’abonnements à la fois",
  too_large: "Le contenu envoyé est trop volumineux",
  no_length: "La taille du contenu envoyé doit être annoncée",
  too_often: "Trop de demandes en peu de temps\u00a0: attendez une minute",
  last_owner:
    "C’est le dernier gérant de la boutique\u00a0: donnez d’abord ce rôle à quelqu’un d’autre",
  forbidden: "Vous n’avez pas accès à cette page ou à cette action",
  failed: "Une erreur est survenue sur le serveur\u00a0: réessayez",
  store_busy: "La base de données est occupée\u00a0: réessayez dans une minute",
  store_full: "Le disque du serveur est plein\u00a0: rien n’a été enregistré",
  not_found: "Cet enregistrement est introuvable",
  no_route: "Cette adresse n’existe pas",
  setup_code: "Ce code n’est pas celui que le serveur a affiché à son démarrage",
  other_site: "Cette demande vient d’un autre site",
  no_demo: "Ce serveur n’a pas de boutique de démonstration",
  demo_kept: "Dans la démonstration, l’équipe, l’entreprise et les accès ne changent pas",
  demo_pictures: "La démonstration garde au plus 20 images",
  set_up: "La boutique est déjà créée",
  erase_name: "Écrivez le nom du client tel qu’il est affiché",

  ...backupSentences,
  ...purchaseSentences,
  ...quoteSentences,
  ...claimSentences,
  ...clientSentences,
  ...contactLensSentences,
  ...countSentences,
  ...bookSentences,
  ...lensSentences,
  ...opticsSentences,
  ...peopleSentences,
  ...serviceSentences,
  ...paymentSentences,
  ...stockSentences,
  ...tagSentences,

  export_busy: "Un autre dossier est en train d’être exporté\u00a0: réessayez dans un instant",
  import_busy: "Une autre importation est en cours\u00a0: réessayez dans un instant",
  csv_empty: "Le fichier CSV est vide",
  too_many: "Trop de lignes à la fois ({max} au plus)",
  not_written: "Cette ligne n’a pas été écrite\u00a0: importez-la de nouveau",
  unknown_supplier: "Fournisseur inconnu\u00a0: {name}",
  period: "La fin de la période précède son début",
  items_empty: "Ajoutez au moins un article valide",
  stored: "La valeur a été refusée",
  old_password: "Le mot de passe actuel est incorrect",
  "passwordConfirm.fixed": "Les deux mots de passe ne sont pas les mêmes",
  fixed: "Cette valeur ne se modifie pas ici",
  "number.fixed": "Ce numéro est donné par le serveur\u00a0: il ne change pas",
  "invoice_number.fixed": "Ce numéro est donné par le serveur\u00a0: il ne change pas",
  not_saved: "L’enregistrement a échoué",
  not_deleted: "La suppression a échoué",
};

/** Name under which the journal lists changes made in PocketBase's dashboard. */
export const administrator = "Administrateur";

/** Message of a code, for refusals that concern no field. */
export const messageOfCode = (code: string): string => sentences[code] ?? code;

function shown(value: string | number = ""): string {
  if (typeof value === "string") return value;
  const [units = "", ...decimals] = String(value).split(".");
  return [inThousands(units), ...decimals].join(",");
}

/** Message of a violation; its numbers are formatted in French. */
export function violationMessage({ field, code, params = {} }: Violation): string {
  // Last part of the path: 'quantity' of 'items.0.quantity'.
  const name = field.slice(field.lastIndexOf(".") + 1);
  const found =
    sentences[`${params["collection"]}.${name}.${code}`] ??
    sentences[`${name}.${code}`] ??
    messageOfCode(code);
  return found.replace(/\{(\w+)\}/g, (_, key: string) => shown(params[key]));
}

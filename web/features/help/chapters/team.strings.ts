import type { Chapter } from "../chapter.ts";

export const team: Chapter = {
  id: "equipe",
  title: "Équipe et droits",
  intro:
    "Chaque personne a son compte et son rôle. Sans rôle, on peut tout faire\u00a0: une boutique qui n’ouvre jamais cette page reste comme elle était.",
  parts: [
    {
      title: "Ajouter une personne",
      steps: [
        "**Mon Entreprise**, **Équipe**, **Ajouter une personne**\u00a0: son nom, son adresse e-mail, un mot de passe que vous lui donnez.",
        "Son **Rôle**\u00a0: «\u00a0Gérant\u00a0» peut tout faire, «\u00a0Opticien\u00a0» vend, prescrit et tient la caisse, «\u00a0Vendeur\u00a0» vend et encaisse, «\u00a0Atelier\u00a0» suit les montages, «\u00a0Comptable\u00a0» lit la caisse et les statistiques.",
        "**Droits en plus ou en moins** ajoute ou retire un droit à cette personne seule, par groupes. La liste le dit en toutes lettres.",
      ],
      note: "Personne ne donne un droit qu’il n’a pas. La boutique garde toujours un gérant.",
    },
    {
      title: "Un ordinateur pour plusieurs",
      steps: [
        "**Mon Entreprise**, **Équipe**, **Ajouter une personne**\u00a0: cochez **Ordinateur partagé par plusieurs personnes**. Ce compte se connecte une fois, sur l’ordinateur du comptoir.",
        "Donnez un **Code** de 4 à 6 chiffres à chacun. Chacun change le sien dans son menu, **Mon code**. Ce qu’un autre change de votre code, de votre mot de passe ou de votre adresse e-mail vous est dit quand vous revenez.",
        "**Poste du comptoir**\u00a0: il demande qui est là à chaque enregistrement, après quelques minutes sans y toucher, ou une fois par jour.",
        "À la question «\u00a0Qui êtes-vous\u00a0?\u00a0», tapez l’initiale de votre nom, puis votre code et Entrée, ou touchez l’écran. Ce que vous enregistriez est enregistré à votre nom.",
        "**Verrouiller** ([[Ctrl]] [[L]]) cache l’écran quand vous vous éloignez. Une vente, un devis ou un bon commencé attend la personne qui l’a tapé\u00a0: une autre ne le voit pas.",
      ],
      note: "Cinq codes faux font attendre 30 secondes, puis deux fois plus longtemps, sur ce poste seul\u00a0: ailleurs, ou par mot de passe, la personne continue. Un code n’ouvre rien d’autre que le poste partagé.",
    },
    {
      title: "Demander une autorisation",
      text: [
        "Un petit cadenas marque ce que vous ne pouvez faire qu’avec une autorisation. Faites-le\u00a0: la boutique dit de quoi il s’agit (acte, montant, pourcentage d’une remise, document, client), et demande qui autorise, pour quelle raison, et son code ou son mot de passe.",
        "Un acte qui demande plusieurs droits, comme un avoir avec son remboursement, ne demande qu’une autorisation\u00a0: seules les personnes qui ont tous ces droits sont proposées.",
        "L’autorisation vaut deux minutes, pour ce qui a été lu\u00a0: cet acte, ce document, jusqu’à ce montant. Le journal garde les deux noms, sous **Autorisations**.",
      ],
    },
    {
      title: "Ce qui est refusé",
      text: [
        "Le serveur décide, quel que soit l’écran\u00a0: un message nomme le droit qui manque, et ce que vous aviez tapé reste.",
        "Sans «\u00a0Voir les prix d’achat\u00a0», ces prix, les montants des bons et la valeur du stock ne sont envoyés nulle part. Sans «\u00a0Statistiques de la boutique\u00a0», on ne voit que ses propres ventes, dans **Mes ventes**.",
      ],
    },
    {
      title: "Qui a fait quoi",
      text: [
        "**Journal**, dans **Équipe**\u00a0: qui a modifié ou supprimé quoi, quand, avant et après. **Remises**, **Suppressions**, **Remboursements** et **Équipe et droits** se filtrent, par personne et par jour.",
        "Il ne garde ni les valeurs des yeux ni les textes libres.",
      ],
    },
    {
      title: "Quelqu’un s’en va",
      steps: [
        "Ouvrez sa fiche, décochez **Peut se connecter**\u00a0: ses sessions se ferment.",
        "Son nom reste sur les documents. On ne supprime pas une personne.",
      ],
    },
  ],
};

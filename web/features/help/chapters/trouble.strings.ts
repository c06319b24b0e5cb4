import type { Chapter } from "../chapter.ts";

export const trouble: Chapter = {
  id: "imprevus",
  title: "Quand quelque chose ne va pas",
  intro: "Rien de ce qui est enregistré ne se perd. Voici quoi faire, dans l’ordre.",
  parts: [
    {
      title: "L’électricité est coupée",
      steps: [
        "Ce qui a été enregistré est sur le disque, même une seconde avant la coupure.",
        "Au retour du courant, allumez d’abord l’ordinateur qui porte Optique, attendez une minute, puis les autres.",
        "Rouvrez la page que vous remplissiez sur le même ordinateur\u00a0: **Brouillon restauré** ramène ce que vous aviez tapé dans une vente, un bon ou un ajustement.",
        "Si un bandeau signale un problème en haut de la page, lisez-le\u00a0: il dit quoi faire. Ne restaurez une sauvegarde que s’il le demande.",
      ],
      note: "Un onduleur sur l’ordinateur qui porte Optique et sur la box coûte moins qu’une matinée perdue.",
    },
    {
      title: "«\u00a0Connexion perdue\u00a0»",
      steps: [
        "Continuez à taper\u00a0: rien ne se perd, et la page se reconnecte d’elle-même.",
        "Vérifiez le câble ou le Wi-Fi, puis que l’ordinateur qui porte Optique est allumé et n’est pas en veille.",
        "Si un seul poste est touché, c’est son réseau\u00a0; si tous le sont, c’est cet ordinateur ou la box.",
      ],
    },
    {
      title: "Mot de passe perdu",
      steps: [
        "Une collègue ou un collègue\u00a0: un gérant ouvre **Mon Entreprise**, **Équipe**, la personne, et tape un **Nouveau mot de passe**.",
        "L’administration elle-même\u00a0: sur l’ordinateur qui porte Optique, la personne qui l’a installé donne un nouveau mot de passe par «\u00a0pocketbase superuser upsert\u00a0» (fichier README).",
        "Trop d’essais font attendre, de plus en plus longtemps. Le bouton compte les secondes\u00a0; rien n’est bloqué pour toujours.",
      ],
    },
    {
      title: "«\u00a0Modifié entre-temps sur un autre poste\u00a0»",
      text: [
        "Deux personnes ont ouvert la même vente. Rien n’est écrasé\u00a0: la page propose de réunir les deux, et demande quand les deux ont changé la même case.",
      ],
    },
    {
      title: "Un client a deux fiches",
      steps: [
        "La page du client le dit\u00a0: **Comparer**. Pour toutes, **Fiches en double**, sous **…** de la liste des clients.",
        "Choisissez champ par champ, puis **Réunir**\u00a0: prescriptions, factures, devis, avoirs et messages suivent.",
        "Ce n’était pas la même personne\u00a0? **Annuler la réunion**, sur sa page, pendant un jour.",
      ],
    },
    {
      title: "Un ordinateur volé",
      steps: [
        "Depuis un autre poste, avec votre compte, **Déconnexion**\u00a0: elle ferme votre session partout.",
        "Changez le mot de passe des comptes qui s’en servaient.",
        "Si c’était celui qui porte Optique, restaurez la copie de la sauvegarde sur un autre.",
      ],
    },
  ],
};

import type { Chapter } from "../chapter.ts";

export const backup: Chapter = {
  id: "sauvegarde",
  title: "Sauvegarder et restaurer",
  intro:
    "Chaque nuit, tout est sauvegardé\u00a0: clients, ventes, stock, photos. Un ordinateur éteint la nuit se rattrape le jour.",
  picture: { name: "backup", alt: "Les sauvegardes, sur Mon Entreprise" },
  parts: [
    {
      title: "Vérifier, une minute par semaine",
      steps: [
        "Le bas du menu dit «\u00a0Sauvegardé aujourd’hui\u00a0». S’il dit **Sauvegarde à vérifier**, appuyez dessus.",
        "**Mon Entreprise**, **Données**, montre l’heure de chaque sauvegarde et, une fois par semaine, le résultat d’un essai de restauration.",
        "Copiez la dernière sauvegarde sur une clé ou un autre ordinateur\u00a0: **Ouvrir l’administration**, «\u00a0Settings\u00a0», «\u00a0Backups\u00a0», puis la flèche de téléchargement.",
      ],
      note: "Une sauvegarde sur le disque qu’elle protège n’est qu’une demi-sauvegarde\u00a0: elle part avec l’ordinateur volé ou brûlé.",
    },
    {
      title: "Revenir en arrière",
      steps: [
        "Prévenez vos collègues\u00a0: ce qui a été saisi depuis la sauvegarde ne sera plus là.",
        "**Mon Entreprise**, **Données**, **Ouvrir l’administration**, «\u00a0Settings\u00a0», «\u00a0Backups\u00a0». Choisissez la sauvegarde, «\u00a0Restore\u00a0», et recopiez son nom.",
        "Attendez quelques secondes, puis rechargez la page. Les comptes et les mots de passe sont ceux de la sauvegarde.",
      ],
      text: [
        "La sauvegarde est essayée d’abord\u00a0: une mauvaise est refusée et rien ne change. Les données d’avant sont mises de côté sous le nom «\u00a0avant-restauration\u00a0».",
      ],
    },
    {
      title: "Changer d’ordinateur",
      text: [
        "Installez Optique sur le nouveau, puis restaurez-y la dernière sauvegarde comme ci-dessus. Gardez l’ancien intact jusqu’à ce que tout soit vérifié.",
      ],
    },
  ],
};

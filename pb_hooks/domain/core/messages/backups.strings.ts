/** Sentences about backups, restores and damaged data, by code (messages.ts). */
export const backupSentences: Record<string, string> = {
  restoring:
    "Une restauration est en cours\u00a0: patientez, rien ne peut être enregistré pour l’instant",
  backup_incomplete:
    "Ce fichier n’est pas une sauvegarde complète\u00a0: il a été refusé, rien n’a changé",
  backup_damaged:
    "La base de données de cette sauvegarde est endommagée\u00a0: elle a été refusée, rien n’a changé",
  backup_foreign:
    "Ce fichier n’est pas une sauvegarde d’Optique\u00a0: il a été refusé, rien n’a changé",
  backup_newer:
    "Cette sauvegarde vient d’une version plus récente d’Optique\u00a0: mettez d’abord Optique à jour",
  backup_outdated:
    "Cette sauvegarde vient d’une version trop ancienne d’Optique\u00a0: restaurez-la d’abord avec la version c71a09e2",
  data_outdated:
    "Les données viennent d’une version trop ancienne d’Optique\u00a0: démarrez une fois la version c71a09e2, puis celle-ci",
  backup_busy:
    "Une sauvegarde ou une restauration est déjà en cours\u00a0: réessayez dans un instant",
  not_put_aside:
    "La sauvegarde d’avant la restauration a échoué\u00a0: rien n’a changé. Vérifiez la place sur le disque",
  rehearsal_none: "Aucune sauvegarde à essayer pour l’instant",
  rehearsed_backup: "la sauvegarde de {time}",
  rehearsed_undated: "une sauvegarde dont la date est à venir",
  rehearsed_older: "la sauvegarde du {when}",
  rehearsed_replica: "la réplique",
  rehearsal: "Essai de restauration du {day}\u00a0: {what}",
  rehearsal_good: "est saine ({content}).",
  rehearsal_violations:
    "se restaure ({content}), mais le rapport d’intégrité y trouve des anomalies ({violations}).",
  rehearsal_content: "{records}\u00a0enregistrements, {seconds}\u00a0s",
  rehearsal_content_one: "1\u00a0enregistrement, {seconds}\u00a0s",
  rehearsal_lost: "{lost}\u00a0enregistrements créés ou modifiés depuis seraient perdus.",
  rehearsal_lost_one: "1\u00a0enregistrement créé ou modifié depuis serait perdu.",
  rehearsal_unchanged: "Rien n’a changé depuis.",
  rehearsal_unknown: "Ce qu’une panne ferait perdre n’a pas pu être compté.",
  rehearsal_failed: "ne peut pas être restaurée\u00a0: {why}.",
  rehearsal_incomplete: "le fichier est incomplet",
  rehearsal_damaged: "sa base de données est endommagée",
  rehearsal_foreign: "ce n’est pas une sauvegarde d’Optique",
  rehearsal_newer: "elle vient d’une version plus récente d’Optique",
  rehearsal_outdated: "elle vient d’une version trop ancienne d’Optique",
  backup_failed: "La sauvegarde du {when} a échoué\u00a0: {why}.",
  restore_failed: "La restauration du {when} a échoué, rien n’a changé\u00a0: {why}.",
  why_full: "le disque du serveur est plein",
  why_busy: "un autre programme tient la base de données",
  why_damaged: "la base de données est endommagée",
  why_denied: "le dossier des sauvegardes ne peut pas être écrit",
  why_incomplete: "le fichier n’est pas une sauvegarde complète",
  why_foreign: "le fichier n’est pas une sauvegarde d’Optique",
  why_newer: "elle vient d’une version plus récente d’Optique",
  why_outdated: "elle vient d’une version trop ancienne d’Optique",
  why_aside: "les données de maintenant n’ont pas pu être mises de côté",
  why_unknown: "la raison est dans le journal du serveur",
  health_rehearsal:
    "La dernière sauvegarde ne peut pas être restaurée\u00a0: prévenez l’administrateur, qui en fera une autre",
  health_damaged:
    "La base de données est endommagée\u00a0: prévenez l’administrateur, qui restaurera la dernière sauvegarde",
  health_lost:
    "Des enregistrements ont été perdus lors de la dernière coupure\u00a0: vérifiez les dernières ventes",
  health_clock:
    "Une sauvegarde porte une date à venir\u00a0: vérifiez la date et l’heure du serveur, puis faites une sauvegarde",
  health_zone:
    "L’heure du serveur avance d’une heure sur celle de Casablanca\u00a0: ses fuseaux horaires datent d’avant septembre 2026. Mettez à jour le paquet «\u00a0tzdata\u00a0» du serveur, puis redémarrez Optique",
  health_backup: "La dernière sauvegarde a échoué\u00a0: prévenez l’administrateur",
  health_restored:
    "Une sauvegarde a été restaurée\u00a0: vérifiez dans «\u00a0Équipe\u00a0» le rôle et l’activité de {names}, qui ont changé",
  health_restore:
    "La dernière restauration a échoué\u00a0: les données sont restées telles quelles",
};

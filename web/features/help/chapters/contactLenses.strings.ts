import type { Chapter } from "../chapter.ts";

export const contactLenses: Chapter = {
  id: "lentilles",
  title: "Lentilles de contact",
  intro:
    "Une fiche par porteur garde les paramètres de chaque œil. Une ligne suit chaque boîte, de la commande à la main du client. Optique sait quand les boîtes finissent, et le dit avant. La première fiche, ou la première vente, fait paraître **Lentilles** dans le menu.",
  parts: [
    {
      title: "Renouveler par téléphone",
      steps: [
        "[[Ctrl K]], «\u00a0renouveler\u00a0» et le nom, puis [[↵]]\u00a0: la vente comptoir s’ouvre remplie, à la fiche d’aujourd’hui et aux prix du jour. Ce qui diffère de la dernière vente est dit.",
        "[[↵]] enregistre. Les boîtes viennent dans **À commander**, ou sont à donner si la boutique les a en stock. **Renouveler** est aussi sur la page du client et sur sa fiche.",
        "Sans appel\u00a0: **Lentilles**, **À renouveler**. **Relancer** prépare le message et le note\u00a0: la ligne passe à la fin. **Proposer le contrôle** invite celui dont le contrôle est dû. **Perdus de vue** montre ceux de plus de six mois.",
      ],
      note: "Un message ne contient jamais une valeur. Vos mots, et les jours d’avance, sont dans **Mon Entreprise**, **Atelier et messages**.",
    },
    {
      title: "Une première adaptation, avec un essai",
      steps: [
        "**Nouvelle fiche lentilles**, dans [[Ctrl K]] ou dans **…** du client. État **À l’essai**. Tapez les valeurs de chaque œil, ou la ligne entière de la boîte\u00a0: 8.6 14.2 -3.25. Ce qui n’est pas sûr est dit, et n’est pas gardé.",
        "**Depuis les lunettes** montre la correction, la distance du verre à l’œil et chaque étape du calcul. Rien ne passe seul\u00a0: **Reprendre** remplit, et l’origine reste écrite sur la fiche.",
        "**Essai** note les lentilles données par le fabricant\u00a0: ni vente, ni facture, ni stock. Une torique tourne\u00a0? **Lentille tournée (LARS)** dit l’axe à commander.",
        "Au contrôle, corrigez les valeurs, puis **Valider la fiche**. **Vendre** ouvre la vente avec une ligne par œil. **Contrôle fait** donne la date du prochain.",
      ],
      note: "La prescription de lunettes n’est jamais une fiche de lentilles\u00a0: leurs puissances diffèrent, et leur papier le dit.",
    },
    {
      title: "Commander par fournisseur",
      steps: [
        "**Lentilles**, **À commander**\u00a0: cochez les lignes avec [[Espace]], puis [[C]]. Une page par fournisseur, avec votre numéro de facture et jamais le nom du client. Une case vide attend une valeur qui manque.",
        "Imprimez, **Copier le texte**, WhatsApp ou e-mail. **Marquer commandées** demande la référence du fournisseur\u00a0; **Annuler**, dans le message, défait tout.",
        "[[→]] passe une ligne à l’état suivant, [[←]] au précédent. **…** donne tous les autres\u00a0: une ligne peut toujours revenir.",
        "Une ligne remise quitte ces listes\u00a0: la fiche du porteur la garde, sous **Boîtes**. Son **…** la fait revenir, corrige le jour de la remise dans **Modifier**, et ouvre ses boîtes.",
        "Un autre poste a déjà fait avancer la ligne\u00a0? Rien n’est changé, et son état d’aujourd’hui est dit.",
      ],
    },
    {
      title: "Une boîte arrive",
      steps: [
        "Sur la page **Lentilles**, scannez le code carré de la boîte, où que soit le curseur. Le produit, le lot, la péremption et la ligne qui l’attend s’affichent\u00a0: [[↵]] garde la boîte.",
        "Une autre puissance que celle de la ligne est écrite en rouge avant de garder. Une boîte périmée ne se garde pas. Un code mal lu, ou un lot incertain, est dit\u00a0: tapez alors le lot.",
        "Quand toutes les boîtes sont là, la ligne passe à **Arrivées**. [[W]] prépare le message au client. Cochez ce qu’il emporte, puis [[R]].",
        "Une faute de frappe\u00a0? [[B]] ouvre les boîtes de la ligne\u00a0: supprimez-la, puis scannez de nouveau. Une ligne déjà remise a ses boîtes sur la fiche du porteur.",
      ],
    },
    {
      title: "Un lot est rappelé",
      steps: [
        "**Rappel d’un lot**, dans **Lentilles** ou [[Ctrl K]]\u00a0: tapez le lot, ou scannez une boîte.",
        "Chaque boîte de ce lot paraît, vendue ou à l’essai, avec son porteur, son téléphone, l’œil et le jour. **Prévenir** prépare le message. **Exporter** et **Imprimer** donnent la liste au fabricant.",
      ],
    },
  ],
};

import { describe, expect, it } from "vitest";

import { glossary } from "#features/help/chapters/glossary.strings.ts";
import { shown, textsOf } from "#support/frenchTexts.ts";

/**
 * Files where a word of the guide's 'Trente mots' may stand. `but`: texts in other files, each with its
 * reason.
 */
type Rule = { of: string; word: RegExp; files: RegExp; but?: Record<string, string> };

const claim = "what a fund answers, among names of several subjects";
const signed = "the formula that a client signs on a quote";
const licence = "the State's licence of the shop, among the numbers of its papers";
const paper = "names the paper";
const answer = "the yes of a client to the price of a repair, as it was ordered";
const goods = "pieces of a supplier or lenses of a lab, as the specification says of a receipt";
const cheque = "cheques, among words of several subjects";
const glasses = "glasses, among words of several subjects";
const period = "a period whose books went to the accountant, among words of several subjects";
const supplier = "the supplier's own paper has this name in the trade";

const rules: readonly Rule[] = [
  {
    of: "Accord",
    word: /\baccord/i,
    files: /claims?\.strings|chapters\/services/,
    but: {
      "Bon pour accord": signed,
      "Bon pour accord, proposition choisie\u00a0:": signed,
      "N° d’accord": claim,
      Accordé: claim,
      "numéro d’accord": claim,
      "accord du": claim,
      accordé: claim,
      "Accord demandé": claim,
      "Attend l’accord": answer,
      "Demander l’accord": answer,
    },
  },
  {
    of: "Autorisation",
    word: /autoris/i,
    files: /station|people|journal|ui\.strings|collectionNames|(?:team|quotes|measures)\.strings/,
    but: {
      Autorisation: licence,
      "l’autorisation": licence,
      "Remises sans autorisation": "what no colleague has to approve",
      "autorisation sur le devis": "what a colleague approved of a quote",
    },
  },
  {
    of: "Reçu",
    word: /\breçu/i,
    files: /receipts?\.strings|delivery\.strings|prints\.strings/,
    but: {
      Reçu: goods,
      "Reçu par": goods,
      "Reçu partiellement": goods,
      reçu: goods,
      "Marquer reçu": goods,
      "Reçu en échange": goods,
      "pièce reçue n’est pas facturée": goods,
      "pièces reçues ne sont pas facturées": goods,
      "Verres reçus, par": goods,
      "Bons de réception, quantités reçues, prix d’achat\u00a0: chaque arrivage laisse une trace.":
        goods,
      "Reçu la somme remboursée, signature du client": "the formula that makes the paper a receipt",
      "Imprimer le reçu de la ligne": paper,
      "Imprimer le reçu de la prescription": paper,
      "Imprimer le reçu du paiement": paper,
      "Imprimer le reçu, {}": paper,
      "Un mouvement de caisse n’a pas de reçu à imprimer": paper,
      "Ces informations figurent sur vos factures et vos reçus": paper,
      "Imprimer les factures, les tickets et les reçus.": paper,
    },
  },
  {
    of: "Rendu",
    word: /\brend(?!ez-vous)/i,
    files:
      /sales?\.strings|customer\.strings|shared\/till|landing|services?\.strings|serviceShared|serviceBoard|chapters\/services/,
    but: {
      Rendu: "what goes back to a hand: change, or glasses",
      "rendus\u00a0: {} sans frais, {} payés": glasses,
      "Rendues le": glasses,
      "prêt rendu le": glasses,
      "Chèque rendu": cheque,
      "{} à rendre": "what goes back at once, after a sale",
      "Remettre un chèque à la banque, le noter impayé ou rendu.": cheque,
      "Un paiement noté au mauvais mode aujourd’hui\u00a0: **…**, puis **Changer le mode**. Un chèque encore en main se rend par **Rendre au client**.":
        cheque,
    },
  },
  {
    of: "Rembourser",
    word: /rembours/i,
    files:
      /credit|claim|funds|reminders|invoices|till|journal|messages|collectionNames|capabilities/,
    but: {
      Remboursables: "who may be paid again by a fund",
      Remboursable: "who may be paid again by a fund",
      Remboursement: "an act that is recorded",
      Remboursements: "acts that are recorded",
      Rembourser: "a right",
      "Rembourser un client.": "what that right allows",
      "Pour enregistrer le remboursement": "an act that is recorded",
      "Facture avec avoir ou remboursement\u00a0: elle ne se supprime pas.":
        "an act that is recorded",
      "Remboursé à {} le {} ({})": "a refund, on the paper of a claim",
      "Remboursé le {} ({})": "a refund, on the paper of a credit note",
      "Un acte qui demande plusieurs droits, comme un avoir avec son remboursement, ne demande qu’une autorisation\u00a0: seules les personnes qui ont tous ces droits sont proposées.":
        "an act that is recorded",
      "**Journal**, dans **Équipe**\u00a0: qui a modifié ou supprimé quoi, quand, avant et après. **Remises**, **Suppressions**, **Remboursements** et **Équipe et droits** se filtrent, par personne et par jour.":
        "acts that are recorded",
    },
  },
  {
    of: "Remettre",
    word: /\bremett|\bremet\b|\bremis\b/i,
    files: /cheques|till\.strings/,
    but: {
      Remettre: cheque,
      Remis: cheque,
      "remis le": cheque,
      "{} à remettre en banque": cheque,
      "Remettre en banque ce qui est coché": cheque,
      "Remettre un chèque à la banque, le noter impayé ou rendu.": cheque,
      "Remettre avant l’échéance\u00a0?": cheque,
      "Remettre quand même": cheque,
      "Ce chèque est à échéance le {}. Le remettre quand même\u00a0?": cheque,
      "{} chèques ne sont pas encore à échéance, le premier le {}. Les remettre quand même\u00a0?":
        cheque,
      "Remis en rayon": "the design's name of what becomes of a piece that came back",
      "**Remis en rayon** la compte de nouveau au stock, **Défectueux** la met de côté dans la liste des avoirs.":
        "names that state",
    },
  },
  {
    of: "Livrer",
    word: /\blivr(?!e[ts]?\b)/i,
    files: /workshop\.strings|posts/,
    but: {
      Livré: glasses,
      "Livraison prévue le": glasses,
      "Retard de livraison": glasses,
      "À livrer avant le": "the lab's own word for the lenses that it makes",
      "Verres non détourés, sauf mention. Merci de rappeler notre référence sur le bon de livraison.":
        supplier,
      "Numéro de bon de livraison, colis abîmé...": supplier,
      "delai|delay days|delay|delai jours|delai j|delai de livraison|delai en jours|livraison|lead time":
        supplier,
      livraison: "the address of a chapter of the guide, which links keep",
      "Une facture est **émise** dès qu’elle sort\u00a0: un paiement, une impression, un message de solde, la livraison des lunettes, ou **Émettre**, dans **…** de sa page. Le nom, l’adresse et l’ICE de l’acheteur y sont alors fixés.":
        glasses,
    },
  },
  {
    of: "Transmis",
    word: /\btransm/i,
    files: /claims\.strings|funds\.strings|reminders\.strings|privacy|books\.strings/,
    but: {
      "Période transmise": period,
      "transmis jusqu’au": period,
      "Transmettre une période": period,
      "Marquer une période comme transmise, saisir les comptes.": period,
      "Rouvrir la dernière période transmise.": period,
      Transmis: "a claim whose file has left",
      "Transmettre à une personne ses données (loi 09-08).": "a file of personal data",
      "La période jusqu’au {} est transmise\u00a0: ce papier sera comptabilisé le {}.": period,
      "La période jusqu’au {} est transmise\u00a0: ce qui en fait partie ne change plus.": period,
      "Le dossier du comptable à transmettre": period,
      "Le dossier du mois, et les périodes transmises.": period,
      "des périodes transmises": period,
    },
  },
];

const chapter = "glossary.strings";
const texts = shown
  .filter((path) => !path.includes(chapter))
  .flatMap((path) => textsOf(path).map((text) => ({ path, text })))
  .filter(({ text }) => !/^[#.]/.test(text));
const words = glossary.parts
  .flatMap(({ text = [] }) => text)
  .map((text) => /^\*\*(.+?)\*\*\u00a0:/.exec(text)?.[1]);

describe("the glossary of the guide", () => {
  it("the glossary of the guide defines thirty words, each once", () => {
    expect(words).not.toContain(undefined);
    expect(new Set(words).size).toBe(30);
    expect(words).toEqual(expect.arrayContaining(rules.map(({ of }) => of)));
  });

  it.each(rules)(
    "every French text uses $of only with the meaning of the glossary",
    ({ word, files, but = {} }) => {
      const elsewhere = texts.filter(({ path, text }) => word.test(text) && !files.test(path));
      const found = elsewhere.filter(({ text }) => but[text] === undefined);
      expect(found.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
      // An exception that is no longer needed must be removed.
      const needed = new Set(elsewhere.map(({ text }) => text));
      expect(Object.keys(but).filter((text) => !needed.has(text))).toEqual([]);
    },
  );
});

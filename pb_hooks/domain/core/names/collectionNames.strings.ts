import type { CollectionName } from "#domain/core/records.ts";

/** French names of the collections, which the journal and the export of a client show. */
export const collectionNames: Partial<Record<CollectionName, string>> = {
  optique_users: "Personne",
  optique_approvals: "Autorisation\u00a0:",
  optique_companies: "Entreprise",
  optique_clients: "Client",
  optique_suppliers: "Fournisseur",
  optique_products: "Produit",
  optique_prescriptions: "Prescription",
  optique_jobs: "Montage",
  optique_invoices: "Facture",
  optique_invoice_items: "Ligne de facture",
  optique_payments: "Paiement",
  optique_funds: "Organisme",
  optique_claims: "Prise en charge",
  optique_credit_notes: "Avoir",
  optique_credit_items: "Ligne d’avoir",
  optique_refunds: "Remboursement",
  optique_quotes: "Devis",
  optique_quote_items: "Ligne de devis",
  optique_cash_moves: "Mouvement de caisse",
  optique_closes: "Clôture",
  optique_stock_receipts: "Bon de réception",
  optique_stock_receipt_items: "Ligne de bon",
  optique_stock_adjustments: "Ajustement",
  optique_stock_adjustment_items: "Ligne d’ajustement",
};

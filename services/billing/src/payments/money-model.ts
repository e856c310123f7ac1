/**
 * The part that the models of payments and refunds share. An invoice holds them for its balance; these records are written
 * with it, to list those of all invoices, and are visible to those who may view the invoice.
 */
export const moneyModel = {
  title: 'invoice_number',
  search: ['invoice_number', 'method'],
  ownerFields: ['invoice_created_by', 'owner_id'],
  portal: { view: ({ clientId }: { clientId: number }) => ({ client_id: clientId }) },
  keepDeleted: true,
  fields: {
    /** The user responsible for the client. */
    owner_id: Number,
    /** The user who created the invoice. */
    invoice_created_by: Number,
  },
} as const;

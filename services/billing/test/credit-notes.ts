import type { RpcOptions } from '@bms/testing';
import type { TestedBilling } from './harness.ts';

/** A credit note as its detail shows it. */
export interface ShownCreditNote {
  readonly id: number;
  readonly credit_note_number: string;
  readonly status: string;
  readonly total: number;
  readonly issued_on?: string;
  readonly discount_amount?: number;
  readonly discount_total: number;
  readonly items: readonly { readonly title: string; readonly quantity: string }[];
}

/** Returns the calls of the rpcs of credit notes. */
export function creditNotesOf(billing: TestedBilling) {
  const record = async (rpc: string, message: object, options?: RpcOptions): Promise<ShownCreditNote> =>
    (await billing.call<{ record: ShownCreditNote }>(`CreditNotes/${rpc}`, message, options)).message.record;
  const credit = (invoice_id: number, more: object = {}, options?: RpcOptions) =>
    record('Create', { credit_note: { invoice_id, reason: 'Damaged', ...more } }, options);
  const issue = (id: number) => record('Issue', { id });
  return {
    /** Creates a draft for an invoice: for all that is left, unless `more` has items. */
    credit,
    issue,
    /** Creates a credit note and issues it. */
    issued: async (invoice_id: number, more: object = {}) => issue((await credit(invoice_id, more)).id),
    update: (id: number, credit_note: object) =>
      billing.call('CreditNotes/Update', { id, credit_note, update_mask: { paths: Object.keys(credit_note) } }),
    remove: (id: number) => billing.call('CreditNotes/Delete', { id }),
    show: (id: number, options?: RpcOptions) => record('Get', { id }, options),
    send: (id: number) => record('Send', { id }),
  };
}

export type CreditNotes = ReturnType<typeof creditNotesOf>;

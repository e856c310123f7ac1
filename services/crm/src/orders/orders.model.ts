import { unmetLink } from '@bms/document-links';
import { clientNames } from '@bms/projections';
import { defineModel, type RecordOf, statusNote } from '@bms/service-kit';
import { MONEY_FIELDS } from '../sales/money-fields.ts';

/** The statuses in which work remains to be done. */
export const OPEN = ['new', 'processing', 'confirmed'] as const;

/** The statuses in which the client and the lines are locked; a confirmed order is invoiced. */
const SETTLED = ['confirmed', 'completed', 'cancelled'];

/** The model of orders. */
export const orders = defineModel('orders', {
  service: 'bms.crm.Orders',
  title: 'order_number',
  search: ['order_number', 'note'],
  searchWords: ['client_names'],
  staffSearch: ['custom_fields'],
  ownerFields: ['created_by', 'owner_id'],
  portal: { view: ({ clientId }) => ({ client_id: clientId }) },
  fields: {
    /** The user responsible for the client. */
    owner_id: Number,
    ...clientNames,
    /** The version of the invoice at which `invoice_id` was last set or removed. */
    invoice_version: Number,
    ...statusNote,
  },
  // Read by the unique index: an index of its own would be the same.
  filters: { estimate_id: (value) => ({ estimate_id: Number(value) }) },
  locked: [{ statuses: SETTLED, fields: ['client_id', ...MONEY_FIELDS] }],
  preconditions: { CreateLink: unmetLink },
  indexes: [
    [{ client_id: 1, status: 1, created_at: -1, _id: -1 }],
    // An estimate becomes at most one order.
    [{ estimate_id: 1 }, { unique: true, sparse: true }],
  ],
});

/** An order as stored. Older ones have no `currency` and are in that of the organization. */
export type Order = RecordOf<typeof orders>;

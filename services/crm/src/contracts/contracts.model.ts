import type { Caller } from '@bms/contracts';
import { defineRecords } from '@bms/service-kit';
import { BEYOND_DRAFT } from './status.ts';

/** Returns the filter of the contracts visible in the portal: those that were sent to the client. */
const ofClient = ({ clientId }: Caller) => ({ client_id: clientId, status: { $in: BEYOND_DRAFT } });

/** The model of written contracts with clients. */
export const contracts = defineRecords('contracts', {
  service: 'bms.crm.Contracts',
  title: 'title',
  search: ['title', 'note'],
  own: ['created_by', 'owner_id'],
  portal: { view: ofClient, update: ofClient },
  fields: {
    title: String,
    client_id: { type: Number, index: true },
    /** The user responsible for the client. */
    owner_id: Number,
    contract_date: Date,
    valid_until: Date,
    content: String,
    note: String,
    status: String,
    /** ISO 4217; older records have none and are in the currency of the organization. */
    currency: String,
    total: Number,
  },
});

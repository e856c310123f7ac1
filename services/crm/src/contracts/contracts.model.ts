import type { Caller } from '@bms/contracts';
import { defineRecords, lineFields } from '@bms/service-kit';
import { BEYOND_DRAFT } from './status.ts';

/** What the portal shows: what the client was told. */
const ofClient = ({ clientId }: Caller) => ({ client_id: clientId, status: { $in: BEYOND_DRAFT } });

/** What is agreed with clients in writing. */
export const contracts = defineRecords('contracts', {
  service: 'bms.crm.Contracts',
  title: 'title',
  own: ['created_by', 'owner_id'],
  portal: { view: ofClient, update: ofClient },
  fields: {
    title: String,
    client_id: { type: Number, index: true },
    /** The user who looks after the client. */
    owner_id: Number,
    contract_date: Date,
    valid_until: Date,
    content: String,
    items: lineFields,
    note: String,
    status: String,
    total: Number,
  },
});

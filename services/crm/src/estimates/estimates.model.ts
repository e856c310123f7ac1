import type { Caller } from '@bms/contracts';
import { defineRecords } from '@bms/service-kit';
import { Schema } from 'mongoose';
import { BEYOND_DRAFT } from './status.ts';

/** Returns the filter of the estimates visible in the portal: those that were sent to the client. */
const ofClient = ({ clientId }: Caller) => ({ client_id: clientId, status: { $in: BEYOND_DRAFT } });

/** The model of estimates. */
export const estimates = defineRecords('estimates', {
  service: 'bms.crm.Estimates',
  title: 'estimate_number',
  search: ['estimate_number', 'note'],
  own: ['created_by', 'owner_id'],
  portal: { view: ofClient, update: ofClient },
  fields: {
    estimate_number: String,
    client_id: Number,
    /** The user responsible for the client. */
    owner_id: Number,
    estimate_date: Date,
    valid_until: Date,
    note: String,
    status: String,
    /** ISO 4217; older records have none and are in the currency of the organization. */
    currency: String,
    total: Number,
    estimate_request_id: Number,
    custom_fields: Schema.Types.Mixed,
  },
  indexes: [[{ client_id: 1, status: 1, created_at: -1, _id: -1 }]],
});

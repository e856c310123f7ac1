import type { Caller } from '@bms/contracts';
import { unmetLink } from '@bms/document-links';
import { clientNames } from '@bms/projections';
import { defineModel, type RecordOf, statusNote } from '@bms/service-kit';
import { MONEY_FIELDS } from '../sales/money-fields.ts';
import { unmetAcceptance } from './expiry.ts';

/** The statuses in which the client has not answered yet. */
export const OPEN = ['draft', 'sent'] as const;

/** The statuses after the draft: visible to the client, and with locked fields. */
export const BEYOND_DRAFT = ['sent', 'accepted', 'declined'] as const;

/**
 * Returns the filter of the estimates visible in the portal: those that were sent to the client. The status alone does
 * not tell, since the deletion of the client declines drafts too.
 */
const ofClient = ({ clientId }: Caller) => ({
  client_id: clientId,
  status: { $in: BEYOND_DRAFT },
  sent_at: { $ne: null },
});

/** The model of estimates. */
export const estimates = defineModel('estimates', {
  service: 'bms.crm.Estimates',
  title: 'estimate_number',
  search: ['estimate_number', 'note'],
  searchWords: ['client_names'],
  staffSearch: ['custom_fields'],
  ownerFields: ['created_by', 'owner_id'],
  portal: { view: ofClient, update: ofClient },
  fields: {
    /** The user responsible for the client. */
    owner_id: Number,
    ...clientNames,
    ...statusNote,
    /** The version with which it was last sent; unset if it never was. */
    sent_version: Number,
    /** The time at which it was last sent; unset for one that never was or was reopened since. */
    sent_at: Date,
    /** When it was accepted, if its order is created with the restoration of the client. */
    awaits_client_since: Date,
  },
  locked: [{ statuses: BEYOND_DRAFT, fields: ['client_id', ...MONEY_FIELDS] }],
  preconditions: { Accept: unmetAcceptance, CreateLink: unmetLink },
  deletable: { statuses: ['draft', 'declined'], noun: 'estimate' },
  indexes: [[{ client_id: 1, status: 1, created_at: -1, _id: -1 }]],
});

/** An estimate as stored. Older ones have no `currency` and are in that of the organization. */
export type Estimate = RecordOf<typeof estimates>;

import type { Caller } from '@bms/contracts';
import { clientNames, defineModel, type RecordOf } from '@bms/service-kit';

/** The statuses visible to the client. */
const BEYOND_DRAFT = ['sent', 'accepted', 'declined'];

/** Returns the filter of the contracts visible in the portal: those that were sent to the client. */
const ofClient = ({ clientId }: Caller) => ({ client_id: clientId, status: { $in: BEYOND_DRAFT } });

/** The model of written contracts with clients. */
export const contracts = defineModel('contracts', {
  service: 'bms.crm.Contracts',
  title: 'title',
  search: ['title', 'note'],
  searchWords: ['client_names'],
  ownerFields: ['created_by', 'owner_id'],
  portal: { view: ofClient, update: ofClient },
  fields: {
    /** The user responsible for the client. */
    owner_id: Number,
    ...clientNames,
  },
  locked: [{ statuses: ['accepted'] }],
  indexes: [[{ client_id: 1 }]],
});

/** A contract as stored. Older ones have no `currency` and are in that of the organization. */
export type WrittenContract = RecordOf<typeof contracts>;

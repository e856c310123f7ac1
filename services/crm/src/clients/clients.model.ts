import { ApiError, type Caller } from '@bms/contracts';
import { defineModel, type RecordOf, type Rejection, samePhone, sameText } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** The precondition of merging another client into one: the caller may delete clients, at least the own ones. */
function unmetMerge({ isAdmin, grants }: Pick<Caller, 'isAdmin' | 'grants'>): Rejection | undefined {
  if (isAdmin || grants['clients.delete']) return undefined;
  return new ApiError('forbidden', 'This requires the permission clients.delete.');
}

/** The model of clients: the companies and persons that the business works for. */
export const clients = defineModel('clients', {
  service: 'bms.crm.Clients',
  title: 'company_name',
  search: ['company_name', 'email'],
  searchWords: ['city', 'zip', 'vat_number', 'website'],
  searchPhones: ['phone'],
  staffSearch: ['labels', 'contact_names', 'custom_fields'],
  ownerFields: ['owner_id', 'created_by'],
  filters: { email: sameText('email'), phone: samePhone, vat_number: sameText('vat_number') },
  portal: { view: ({ clientId }) => ({ _id: clientId }) },
  preconditions: { Merge: (_client, { caller }) => unmetMerge(caller) },
  fields: {
    /** The names of its contacts by their ids. */
    contact_names: Schema.Types.Mixed,
  },
});

/** A client as stored. */
export type Client = RecordOf<typeof clients>;

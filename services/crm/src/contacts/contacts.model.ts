import { defineModel, type RecordOf } from '@bms/service-kit';

/**
 * The people at clients. Each has the owner and the creator of its client, so that contacts have the same scope as
 * their client.
 */
export const contacts = defineModel('contacts', {
  service: 'bms.crm.Contacts',
  title: 'name',
  search: ['name', 'email', 'position'],
  searchPhones: ['phone'],
  ownerFields: ['owner_id', 'client_created_by'],
  rowFilterField: 'client_id',
  isListedInParts: true,
  fields: {
    /** The user responsible for the client. */
    owner_id: Number,
    /** The user who created the client. */
    client_created_by: Number,
    /** Deleted because the client was deleted, and restored with it. */
    deleted_with_client: Boolean,
  },
});

/** A contact as stored. */
export type Contact = RecordOf<typeof contacts>;

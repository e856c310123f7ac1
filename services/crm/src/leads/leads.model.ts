import { defineModel, type RecordOf, sameText } from '@bms/service-kit';

/** The model of leads: companies and persons that may become clients. */
export const leads = defineModel('leads', {
  service: 'bms.crm.Leads',
  title: 'company_name',
  search: ['company_name', 'contact_name', 'email'],
  searchWords: ['city', 'zip', 'website'],
  searchPhones: ['phone'],
  staffSearch: ['custom_fields'],
  ownerFields: ['owner_id', 'created_by'],
  filters: { email: sameText('email') },
  // The data of a lead that is won is now that of the client.
  locked: [
    {
      statuses: ['won'],
      message: (_field, lead) => `This lead was converted to client ${lead.converted_client_id} and cannot be changed.`,
    },
  ],
  // A request becomes at most one lead.
  indexes: [
    [{ estimate_request_id: 1 }, { unique: true, sparse: true }],
    // For the merge of clients.
    [{ converted_client_id: 1 }, { sparse: true }],
  ],
});

/** A lead as stored. */
export type Lead = RecordOf<typeof leads>;

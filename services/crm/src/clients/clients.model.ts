import { defineModel, type RecordOf } from '@bms/service-kit';

/** The model of clients: the companies and persons that the business works for. */
export const clients = defineModel('clients', {
  service: 'bms.crm.Clients',
  title: 'company_name',
  search: ['company_name', 'phone', 'email'],
  ownerFields: ['owner_id', 'created_by'],
  portal: { view: ({ clientId }) => ({ _id: clientId }) },
});

/** A client as stored. */
export type Client = RecordOf<typeof clients>;

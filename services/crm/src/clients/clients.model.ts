import { defineRecords } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** The model of clients: the companies and persons that the business works for. */
export const clients = defineRecords('clients', {
  service: 'bms.crm.Clients',
  title: 'company_name',
  search: ['company_name', 'phone', 'email'],
  own: ['owner_id', 'created_by'],
  portal: { view: ({ clientId }) => ({ _id: clientId }) },
  fields: {
    company_name: String,
    type: String,
    address: String,
    city: String,
    state: String,
    zip: String,
    country: String,
    phone: String,
    email: String,
    website: String,
    currency: String,
    vat_number: String,
    group_ids: [Number],
    labels: [String],
    owner_id: Number,
    status: String,
    custom_fields: Schema.Types.Mixed,
  },
});

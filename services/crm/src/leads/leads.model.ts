import { defineRecords } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** The model of leads: companies and persons that may become clients. */
export const leads = defineRecords('leads', {
  service: 'bms.crm.Leads',
  title: 'company_name',
  search: ['company_name', 'phone'],
  own: ['owner_id', 'created_by'],
  fields: {
    company_name: String,
    type: String,
    address: String,
    city: String,
    state: String,
    zip: String,
    country: String,
    phone: String,
    website: String,
    status: String,
    source: String,
    owner_id: Number,
    value: Schema.Types.Decimal128,
    lost_reason: String,
    converted_client_id: Number,
    /** Unique: a request becomes at most one lead. */
    estimate_request_id: { type: Number, index: { unique: true, sparse: true } },
    custom_fields: Schema.Types.Mixed,
  },
});

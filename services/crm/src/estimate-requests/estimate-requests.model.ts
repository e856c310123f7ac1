import { defineRecords, type StoredRecord } from '@bms/service-kit';
import { Schema } from 'mongoose';
import type { FieldValues } from '../fields/check-values.ts';
import type { Contact } from './contact.ts';

/** One answer as it is stored. */
export interface Answer {
  readonly field_id: number;
  readonly title: string;
  readonly value: string;
}

/** An estimate request as it is stored. */
export interface EstimateRequest extends StoredRecord {
  form_id: number;
  values: FieldValues;
  client_id?: number;
  status: string;
  assigned_to?: number;
  form_title: string;
  company_name: string;
  answers: readonly Answer[];
  contact: Contact;
}

/** The model of estimate requests, each with a snapshot of its form, since forms are edited and deleted. */
export const estimateRequests = defineRecords('estimate_requests', {
  service: 'bms.crm.EstimateRequests',
  title: 'form_title',
  search: ['form_title', 'company_name'],
  own: ['assigned_to', 'created_by'],
  portal: { view: ({ clientId }) => ({ client_id: clientId }), create: () => ({}) },
  fields: {
    form_id: Number,
    values: Schema.Types.Mixed,
    client_id: Number,
    status: String,
    assigned_to: Number,
    form_title: String,
    company_name: String,
    answers: [{ _id: false, field_id: Number, title: String, value: String }],
    contact: Schema.Types.Mixed,
  },
});

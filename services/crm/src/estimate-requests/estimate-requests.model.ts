import { defineModel, type RecordOf } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** The model of estimate requests, each with a snapshot of its form, since forms are edited and deleted. */
export const estimateRequests = defineModel('estimate_requests', {
  service: 'bms.crm.EstimateRequests',
  title: 'form_title',
  search: ['form_title', 'company_name'],
  ownerFields: ['assigned_to', 'created_by', 'owner_id'],
  portal: { view: ({ clientId }) => ({ client_id: clientId }), create: () => ({}) },
  fields: {
    /** The user responsible for the client; unset without one. */
    owner_id: Number,
    /** The answers that map to fields of a lead, see Contact. */
    contact: Schema.Types.Mixed,
  },
});

/** An estimate request as stored. */
export type EstimateRequest = RecordOf<typeof estimateRequests>;

/** One answer as stored. */
export type Answer = EstimateRequest['answers'][number];

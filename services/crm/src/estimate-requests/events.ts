import { type DomainEvent, type RecordChange, type RecordEvents, recordEvent } from '@bms/service-kit';
import { type Answer, type EstimateRequest, estimateRequests } from './estimate-requests.model.ts';

/** The type of the event that other services subscribe to. */
export const SUBMITTED = 'estimate_request.submitted';

/** The maximum length of answers in events, in characters; consumers fetch the request for the full answers. */
const EXCERPT_LENGTH = 200;

const event: RecordEvents<EstimateRequest, 'estimate_request'> = {
  message: 'bms.crm.EstimateRequestEvent',
  resource: 'estimate_request',
  module: 'estimate_requests',
  data: ({ _id: id, version, form_id, form_title, status, contact, created_by, ...rest }) => {
    const { client_id = 0, assigned_to = 0 } = rest;
    const answers = rest.answers.map(excerptOf);
    return { id, version, form_id, form_title, client_id, assigned_to, status, contact, answers, created_by };
  },
};

const excerptOf = ({ title, value }: Answer) => ({ title, value: [...value].slice(0, EXCERPT_LENGTH).join('') });

/** Builds the events of a new or changed estimate request. */
export function requestEvents({ kind, after }: RecordChange<EstimateRequest>): DomainEvent[] {
  return [recordEvent(estimateRequests, event, kind === 'created' ? 'submitted' : 'updated', after)];
}

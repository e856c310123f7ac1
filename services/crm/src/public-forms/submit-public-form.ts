import { ApiError } from '@bms/contracts';
import type { SubmitPublicFormRequest } from '@bms/contracts/types/crm';
import { type Call, insertRecord, type Kit, ownCall, type Resource } from '@bms/service-kit';
import type { EstimateRequest } from '../estimate-requests/estimate-requests.model.ts';
import { findPublicForm } from './public-form.ts';

const HOUR_MS = 3600_000;
/** The maximum number of requests that everyone together makes by one form in an hour. */
const MAX_AN_HOUR = 100;

const DONE = { success: true, message: 'Thank you. We have received your request.' };

/**
 * Stores the answers to a form on a website as an estimate request of the form's assignee, or else its creator. A
 * filled-in trap for programs has the same answer, and nothing is stored.
 * @throws ApiError not_found; forbidden; too_many_requests; validation_failed
 */
export async function submitPublicForm(
  kit: Kit,
  requests: Resource<EstimateRequest>,
  call: Call<SubmitPublicFormRequest>,
) {
  const { token, values = {}, homepage } = call.request;
  const form = await findPublicForm(kit.db, token, call);
  if (homepage) {
    call.log.info({ formId: form._id }, 'public form with a filled-in trap ignored');
    return DONE;
  }
  await assertBelowLimit(requests, form._id);
  const { traceparent, requestId, signal, deadline } = call;
  const own = ownCall(kit, { rpc: requests.rpc('Create').path, traceparent, requestId, signal, deadline });
  return kit.write(call, async (tx) => {
    await insertRecord(requests, { form_id: form._id, values }, own, tx);
    return DONE;
  });
}

/** @throws ApiError too_many_requests with the time until the oldest counted request is an hour old */
async function assertBelowLimit({ model }: Resource<EstimateRequest>, formId: number): Promise<void> {
  const recent = { form_id: formId, created_by: 0, created_at: { $gte: new Date(Date.now() - HOUR_MS) } };
  const newest = { sort: { _id: -1 }, skip: MAX_AN_HOUR - 1, projection: { created_at: 1 } } as const;
  const oldest = await model.collection.findOne<{ created_at: Date }>(recent, newest);
  if (!oldest) return;
  const retryAfter = Math.max(1, Math.ceil((oldest.created_at.getTime() + HOUR_MS - Date.now()) / 1000));
  throw new ApiError('too_many_requests', 'The form was submitted too often. Try again later.', { retryAfter });
}

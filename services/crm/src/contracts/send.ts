import { findRecipientsOf, sentMessage } from '@bms/document-mails';
import type { Call, Handler, Message, Resource } from '@bms/service-kit';
import type { WrittenContract } from './contracts.model.ts';

interface ChangeContract {
  readonly id: number;
  readonly contract: { readonly status?: string } | null;
}

/**
 * Returns an update handler that also sends contracts: a change of a draft to `sent` returns the recipients of the
 * mail.
 */
export function sendByChange<Request, Answer extends Message>(
  resource: Resource<WrittenContract>,
  update: Handler<Request, Answer>,
): Handler<Request & ChangeContract, Answer> {
  return async (call) => {
    if (!(await isSending(resource, call))) return update(call);
    const { recipients } = await findRecipientsOf(resource, call.request.id, call);
    const answer = await update(call);
    return { ...answer, message: sentMessage(recipients), recipients: recipients ?? [] };
  };
}

async function isSending(
  { model }: Resource<WrittenContract>,
  { mask, request }: Call<ChangeContract>,
): Promise<boolean> {
  if (!mask.includes('status') || request.contract?.status !== 'sent') return false;
  return (await model.exists({ _id: request.id, status: 'draft' })) !== null;
}

import {
  type Call,
  changeRecord,
  type DraftWarnings,
  type ExternalMailLimits,
  findRecipientsOf,
  type Handler,
  type HandlerOf,
  type Message,
  moveTo,
  type Resource,
  sendDocument,
  sentMessage,
  type Transaction,
} from '@bms/service-kit';
import type { WrittenContract } from './contracts.model.ts';

interface ChangeContract {
  readonly id: number;
  readonly contract: { readonly status?: string } | null;
}

/** Creates the handler that sends a draft with a given mail. */
export function sendContract(
  resource: Resource<WrittenContract>,
  limits: ExternalMailLimits,
  warningsOf: DraftWarnings,
): HandlerOf<'/bms.crm.Contracts/Send'> {
  const toSent = moveTo(resource, 'sent');
  const send = async (draft: WrittenContract, call: Call, tx: Transaction) =>
    changeRecord(resource, draft, await toSent(draft, call, tx), call, tx);
  return sendDocument(resource, limits, send, warningsOf);
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

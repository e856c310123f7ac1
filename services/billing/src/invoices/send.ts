import { changeRecord, checkStep, compileAnswer, type Handler, loadForChange, type Resource } from '@bms/service-kit';
import { invoiceStates } from './status.ts';

/** Sends a draft. One on which nothing is owed would wait for a payment for ever, so it is paid at once. */
export function send(resource: Resource): Handler<{ id: number }> {
  const answer = compileAnswer(resource, resource.rpc('Send'));
  return (call) =>
    resource.kit.write(call, async (tx) => {
      const draft = await loadForChange(resource, call, call.request.id, 'update', tx);
      checkStep(invoiceStates, 'status', String(draft['status']), 'sent');
      const sent = await changeRecord(resource, draft, { status: 'sent' }, call, tx);
      const isPaid = sent['total'] === 0;
      return answer(isPaid ? await changeRecord(resource, sent, { status: 'paid' }, call, tx) : sent, 'Sent.');
    });
}

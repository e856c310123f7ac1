import { assertStatus, changeRecord, type Handler, type Resource, sendDocument } from '@bms/service-kit';
import type { Invoice } from './invoices.model.ts';

/** Sends a draft. A draft with a balance of zero becomes paid at once, since no payment would ever follow. */
export function send(resource: Resource<Invoice>): Handler<{ id: number }> {
  return sendDocument(resource, async (draft, call, tx) => {
    assertStatus(resource, draft, 'sent', 'Send');
    const sent = await changeRecord(resource, draft, { status: 'sent' }, call, tx);
    return sent.total === 0 ? changeRecord(resource, sent, { status: 'paid' }, call, tx) : sent;
  });
}

import type { EffectHandlers, EventData, EventName, PreparedEffect, ReceivedEvent } from '@bms/events';
import type { Kit } from '@bms/service-kit';
import type { MailedResource } from './mail-rpcs.ts';
import type { Notification } from './notification.ts';
import type { Notifier, Queueing } from './notifier.ts';
import { announcementPublished, invoiceReminded, messageSent, taskAssigned } from './texts.ts';

/** The events of documents that were sent. */
type SentEvent = 'invoice.sent' | 'credit_note.sent' | 'estimate.sent' | 'contract.sent';

/**
 * Consumes the events of other services that users are notified of by mail. The mails are queued in the transaction of
 * the event: one for each recipient, however often the event is delivered.
 */
export function consumeNotifiedEvents(kit: Kit, notifier: Notifier): void {
  const notify = <Type extends EventName>(build: (data: EventData[Type]) => Notification): PreparedEffect<Type> =>
    queued(({ id, occurredAt: at, data }) => notifier.notification({ id, at, notification: build(data) }));
  const mail = <Type extends SentEvent>(resource: MailedResource): PreparedEffect<Type> =>
    queued(({ id, occurredAt: at, data }) =>
      notifier.documentMail({ id, at, document: { resource, id: data.id, clientId: data.client_id } }),
    );
  const consume = (from: string, effects: EffectHandlers) => kit.consume({ name: `${from}_notices`, from, effects });
  consume('work', { 'task.assigned': notify(taskAssigned) });
  consume('billing', {
    'invoice.sent': mail('invoices'),
    'invoice.reminded': notify(invoiceReminded),
    'credit_note.sent': mail('credit_notes'),
  });
  consume('content', {
    'message.sent': notify(messageSent),
    'announcement.published': notify((data) => announcementPublished(data, kit.days)),
  });
  consume('crm', { 'estimate.sent': mail('estimates'), 'contract.sent': mail('contracts') });
}

/** Returns the effect that queues the mails that are prepared for an event. */
const queued = <Type extends EventName>(
  prepare: (event: ReceivedEvent<Type>) => Promise<Queueing>,
): PreparedEffect<Type> => ({
  prepare: async (event) => {
    const queue = await prepare(event);
    return (_event, tx) => queue(tx);
  },
});

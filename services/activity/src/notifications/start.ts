import type { EffectHandler, EffectHandlers, EventData, EventName } from '@bms/events';
import type { Kit } from '@bms/service-kit';
import type { MailedResource } from './mail-rpcs.ts';
import type { Notification } from './notification.ts';
import type { Notifier } from './notifier.ts';
import { announcementPublished, invoiceReminded, messageSent, taskAssigned } from './texts.ts';

/** The events of documents that were sent. */
type SentEvent = 'invoice.sent' | 'credit_note.sent' | 'estimate.sent' | 'contract.sent';

/**
 * Consumes the events of other services that users are notified of by mail. The mails are queued in the transaction of
 * the event: one for each recipient, however often the event is delivered.
 */
export function consumeNotifiedEvents(kit: Kit, notifier: Notifier): void {
  const notify =
    <Type extends EventName>(build: (data: EventData[Type]) => Notification): EffectHandler<Type> =>
    async ({ id, occurredAt: at, data }, tx) =>
      notifier.notify({ id, at, notification: build(data) }, tx);
  const mail =
    <Type extends SentEvent>(resource: MailedResource): EffectHandler<Type> =>
    async ({ id, occurredAt: at, data }, tx) =>
      notifier.mailDocument({ id, at, document: { resource, id: data.id, clientId: data.client_id } }, tx);
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

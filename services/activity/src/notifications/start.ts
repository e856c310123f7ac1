import type { EffectHandler, EffectHandlers, EventData, EventName } from '@bms/events';
import type { Kit } from '@bms/service-kit';
import type { Notification } from './notification.ts';
import type { Notifier } from './notifier.ts';
import {
  announcementPublished,
  contractSent,
  creditNoteSent,
  estimateSent,
  invoiceReminded,
  invoiceSent,
  messageSent,
  taskAssigned,
} from './texts.ts';

/**
 * Consumes the events of other services that users are notified of by mail. The mails are queued in the transaction of
 * the event: one for each recipient, however often the event is delivered.
 */
export function consumeNotifiedEvents(kit: Kit, notifier: Notifier): void {
  const notify =
    <Type extends EventName>(build: (data: EventData[Type]) => Notification): EffectHandler<Type> =>
    async ({ id, occurredAt: at, caller, data }, tx) =>
      notifier.notify({ id, at, causedBy: caller?.userId ?? 0, notification: build(data) }, tx);
  const consume = (from: string, effects: EffectHandlers) => kit.consume({ name: `${from}_notices`, from, effects });
  consume('work', { 'task.assigned': notify(taskAssigned) });
  consume('billing', {
    'invoice.sent': notify(invoiceSent),
    'invoice.reminded': notify(invoiceReminded),
    'credit_note.sent': notify(creditNoteSent),
  });
  consume('content', {
    'message.sent': notify(messageSent),
    'announcement.published': notify(announcementPublished),
  });
  consume('crm', { 'estimate.sent': notify(estimateSent), 'contract.sent': notify(contractSent) });
}

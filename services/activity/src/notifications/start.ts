import type { EffectHandlers, EventData, EventName, PreparedEffect, ReceivedEvent } from '@bms/events';
import type { Kit } from '@bms/service-kit';
import { type MailedResource, mailedResources, type SentEvent } from './mailed-resources.ts';
import type { Notification } from './notification.ts';
import type { Notifier, Queueing } from './notifier.ts';
import { announcementPublished, invoiceReminded, messageSent, paymentReceived, taskAssigned } from './texts.ts';

/**
 * Consumes the events of other services that users are notified of by mail. The mails are queued in the transaction of
 * the event: one for each recipient, however often the event is delivered.
 */
export function consumeNotifiedEvents(kit: Kit, notifier: Notifier): void {
  const notify = <Type extends EventName>(build: (data: EventData[Type]) => Notification): PreparedEffect<Type> =>
    queued(({ id, occurredAt: at, data }) => notifier.notification({ id, at, notification: build(data) }));
  const mail = ({ module: resource, get }: MailedResource): PreparedEffect<SentEvent> =>
    queued(({ id, occurredAt: at, data }) =>
      notifier.documentMail({ id, at, get, document: { resource, id: data.id, clientId: data.client_id } }),
    );
  const notices: Readonly<Record<string, EffectHandlers>> = {
    work: { 'task.assigned': notify(taskAssigned) },
    billing: { 'invoice.reminded': notify(invoiceReminded), 'payment.receipt_sent': notify(paymentReceived) },
    content: {
      'message.sent': notify(messageSent),
      'announcement.published': notify((data) => announcementPublished(data, kit.days)),
    },
  };
  const mailed = Map.groupBy(mailedResources(kit.contract), ({ owner }) => owner);
  for (const from of new Set([...Object.keys(notices), ...mailed.keys()])) {
    const mails = Object.fromEntries((mailed.get(from) ?? []).map((resource) => [resource.sent, mail(resource)]));
    kit.consume({ name: `${from}_notices`, from, effects: { ...notices[from], ...mails } });
  }
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

import type { EffectHandler } from '@bms/events';
import type { Kit } from '@bms/service-kit';
import type { Notification } from './notification.ts';
import type { Notifier } from './notifier.ts';
import { notifications } from './texts.ts';

/**
 * Consumes the events of other services that users are notified of by mail. The mails are queued in the transaction of
 * the event: one for each recipient, however often the event is delivered.
 */
export function consumeNotifiedEvents(kit: Kit, notifier: Notifier): void {
  for (const [service, events] of Object.entries(notifications)) {
    const effects = Object.entries(events).map(([type, build]) => [type, effectOf(notifier, build)]);
    kit.consume({ name: `${service}_notices`, from: service, effects: Object.fromEntries(effects) });
  }
}

function effectOf(notifier: Notifier, build: (data: never) => Notification): EffectHandler {
  return async (event, tx) => {
    const notification = build(event.data as never);
    const causedBy = event.caller?.userId ?? 0;
    await notifier.notify({ id: event.id, at: event.occurredAt, causedBy, notification }, tx);
  };
}

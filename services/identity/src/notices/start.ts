import type { EffectHandler } from '@bms/events';
import type { Kit } from '@bms/service-kit';
import type { Notice } from './notice.ts';
import { type NoticeDeps, sendNotice } from './send.ts';
import { notices } from './texts.ts';

/**
 * Consumes the events of other services that users are mailed about. The outgoing messages are queued in the
 * transaction of the event: one for each recipient, however often the event is delivered.
 */
export function startNotices(kit: Kit, deps: NoticeDeps): void {
  for (const [service, told] of Object.entries(notices)) {
    const effects = Object.entries(told).map(([type, tell]) => [type, effectOf(deps, tell)]);
    kit.consume({ name: `${service}_notices`, from: service, effects: Object.fromEntries(effects) });
  }
}

function effectOf(deps: NoticeDeps, tell: (data: never) => Notice): EffectHandler {
  return async (event, tx) => {
    const notice = tell(event.data as never);
    const causedBy = event.caller?.userId ?? 0;
    await sendNotice(deps, { id: event.id, at: event.occurredAt, causedBy, notice }, tx);
  };
}

import type { EffectHandler } from '@bms/events';
import type { Kit } from '@bms/service-kit';
import type { Sealer } from '../sealing/sealer.ts';
import type { Notice } from './notice.ts';
import { sendNotice } from './send.ts';
import { notices } from './texts.ts';

/**
 * Follows the events of other services that users are told of. What is to be sent is queued in the transaction of the
 * event: one letter for each recipient, however often the event comes.
 */
export function startNotices(kit: Kit, sealer: Sealer): void {
  for (const [service, told] of Object.entries(notices)) {
    const effects = Object.entries(told).map(([type, tell]) => [type, effectOf(kit, sealer, tell)]);
    kit.consume({ name: `${service}_notices`, from: service, effects: Object.fromEntries(effects) });
  }
}

function effectOf(kit: Kit, sealer: Sealer, tell: (data: never) => Notice): EffectHandler {
  return async (event, tx) => {
    const notice = tell(event.data as never);
    await sendNotice(kit.db, sealer, { id: event.id, at: event.occurredAt, notice }, tx);
  };
}

import type { EffectHandler } from '@bms/events';
import type { Kit } from '@bms/service-kit';
import type { Sealer } from '../sealing/sealer.ts';
import { keepForLater, tellWhatIsDue } from './later.ts';
import type { Notice } from './notice.ts';
import { sendNotice } from './send.ts';
import { notices } from './texts.ts';

/** Between two looks at what has become due. */
const DUE_CHECK_MS = 300_000;

/**
 * Follows the events of other services that users are told of. What is to be sent is queued in the transaction of the
 * event: one letter for each recipient, however often the event comes.
 */
export function startNotices(kit: Kit, sealer: Sealer): void {
  for (const [service, told] of Object.entries(notices)) {
    const effects = Object.entries(told).map(([type, tell]) => [type, effectOf(kit, sealer, tell)]);
    kit.consume({ name: `${service}_notices`, from: service, effects: Object.fromEntries(effects) });
  }
  kit.schedule({ name: 'notices.due', intervalMs: DUE_CHECK_MS, run: () => tellWhatIsDue(kit, sealer) });
}

function effectOf(kit: Kit, sealer: Sealer, tell: (data: never) => Notice): EffectHandler {
  return async (event, tx) => {
    const notice = tell(event.data as never);
    if (notice.notBefore && notice.notBefore > new Date()) await keepForLater(kit.db, event.id, notice, tx.session);
    else await sendNotice(kit.db, sealer, { id: event.id, at: event.occurredAt, notice }, tx);
  };
}

import type { Identity } from '../setup.ts';
import { notifyOfAccess } from './notify-of-access.ts';

/** Mails administrators about webhooks that were created with their accounts. */
export function followWebhooks(identity: Pick<Identity, 'kit' | 'messages'>): void {
  identity.kit.consume({
    name: 'webhook_notices',
    from: 'activity',
    effects: {
      'record.created': async ({ data, occurredAt: at, caller }, tx) => {
        if (data.module !== 'webhooks') return;
        await notifyOfAccess(identity, { userId: caller?.userId ?? 0, at, kind: 'webhook', title: data.title }, tx);
      },
    },
  });
}

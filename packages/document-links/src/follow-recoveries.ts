import type { Resource } from '@bms/service-kit';
import { idsOfKeys } from '@bms/service-kit';
import { linkCollection } from './link.model.ts';

/**
 * Ends the links that an account has created and that are revoked with its recovery. Links in mails, which no account
 * creates, stay: their recipients are the clients of the documents.
 */
export function followRecoveries({ kit, definition }: Resource): void {
  kit.consume({
    name: `${definition.name}_links`,
    from: 'identity',
    effects: {
      'access.revoked': async ({ data: { user_id, since, keys } }, { session }) => {
        const ids = idsOfKeys(definition.name, keys).map(Number);
        const which = since ? { created_at: { $gte: new Date(since) } } : { _id: { $in: ids } };
        const live = { ...which, created_by: user_id, revoked_at: { $exists: false } };
        const revoked = { $set: { revoked_at: new Date(), revoked_by: user_id } };
        await linkCollection(kit.db, definition).updateMany(live, revoked, { session });
      },
    },
  });
}

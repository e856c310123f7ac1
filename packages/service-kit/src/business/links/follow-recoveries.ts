import type { Resource } from '../../records/crud/resource.ts';
import { linkCollection } from './link.model.ts';

/**
 * Ends the links that an account has created after a change of its credentials that was undone. Links in mails, which
 * no account creates, stay: their recipients are the clients of the documents.
 */
export function followRecoveries({ kit, definition }: Resource): void {
  kit.consume({
    name: `${definition.name}_links`,
    from: 'identity',
    effects: {
      'account.change_undone': async ({ data }, { session }) => {
        // Events of older versions of identity have no time.
        if (!data.since) return;
        const made = { created_by: data.user_id, created_at: { $gte: new Date(data.since) } };
        const live = { ...made, revoked_at: { $exists: false } };
        const revoked = { $set: { revoked_at: new Date(), revoked_by: data.user_id } };
        await linkCollection(kit.db, definition).updateMany(live, revoked, { session });
      },
    },
  });
}

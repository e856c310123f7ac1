import { type ApiError, invalid } from '@bms/contracts';
import type { UnlinkRequest } from '@bms/contracts/types/identity';
import { type Call, loadForChange, type Resource } from '@bms/service-kit';
import type { Identity } from '../../setup.ts';
import { findActive } from '../../users/find-user.ts';
import { removeLink } from '../accounts/links.ts';
import type { IdentityProvider } from './provider.model.ts';

/** Creates the handler that unlinks an account from a provider. @throws ApiError validation_failed if it is not linked */
export function unlinkAccount({ kit, accountLog }: Identity, resource: Resource<IdentityProvider>) {
  return async (call: Call<UnlinkRequest>) => {
    const { id, user_id } = call.request;
    const user = await findActive(kit.db, user_id);
    return kit.write(call, async (tx) => {
      const { issuer } = await loadForChange(resource, call, id, 'update', tx);
      if (!(await removeLink(kit.db, user_id, issuer, tx.session))) throw notLinked(user_id);
      accountLog.emit({ action: 'sso_unlinked', user: user ?? undefined, isUser: false }, call, tx);
      return { success: true, message: 'Unlinked.' };
    });
  };
}

const notLinked = (userId: number): ApiError =>
  invalid({
    field: 'user_id',
    code: 'unknown_reference',
    message: `user_id ${userId} is not linked to this identity provider.`,
  });

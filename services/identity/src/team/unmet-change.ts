import { ApiError } from '@bms/contracts';
import type { OperationContext } from '@bms/service-kit';

/** The precondition of changing or deleting a member: only administrators do so with administrators. */
export const unmetChange = (
  { is_admin }: { readonly is_admin?: number },
  { caller }: Pick<OperationContext, 'caller'>,
): ApiError | undefined =>
  is_admin === 1 && !caller.isAdmin
    ? new ApiError('forbidden', 'Only administrators can change administrators.')
    : undefined;

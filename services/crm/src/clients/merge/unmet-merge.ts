import { ApiError, type Caller } from '@bms/contracts';
import type { Rejection } from '@bms/service-kit';

/** The precondition of merging another client into one: the caller may delete clients, at least the own ones. */
export function unmetMerge({ isAdmin, grants }: Pick<Caller, 'isAdmin' | 'grants'>): Rejection | undefined {
  if (isAdmin || grants['clients.delete']) return undefined;
  return new ApiError('forbidden', 'This requires the permission clients.delete.');
}

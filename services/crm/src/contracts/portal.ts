import { ApiError } from '@bms/contracts';
import type { Call, Message } from '@bms/service-kit';

/** The statuses that a portal user may set. */
const ANSWERS = ['accepted', 'declined'];

/** Rejects every change by a portal user except accepting or declining the contract. @throws ApiError forbidden */
export function assertOnlyAnswer(sent: Message, { caller, mask }: Pick<Call, 'caller' | 'mask'>): void {
  if (caller.userType !== 'client' || mask.length === 0) return;
  const isAnswer = mask.length === 1 && mask[0] === 'status' && ANSWERS.includes(String(sent['status']));
  if (!isAnswer)
    throw new ApiError('forbidden', 'Portal users can only set the status of a contract to accepted or declined.');
}

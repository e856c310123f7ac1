import { ApiError } from '@bms/contracts';
import type { Call, Message, OperationContext } from '@bms/service-kit';

/** The statuses that a portal user may set. */
const ANSWERS = ['accepted', 'declined'];

const notAnswer = (): ApiError =>
  new ApiError('forbidden', 'Portal users can only set the status of a contract to accepted or declined.');

/** The precondition of an update: a portal user only accepts or declines the contract. */
export const unmetUpdate = (_contract: unknown, { caller, status = '' }: OperationContext): ApiError | undefined =>
  caller.userType === 'client' && !ANSWERS.includes(status) ? notAnswer() : undefined;

/** Rejects every change by a portal user except accepting or declining the contract. @throws ApiError forbidden */
export function assertOnlyAnswer(sent: Message, { caller, mask }: Pick<Call, 'caller' | 'mask'>): void {
  if (caller.userType !== 'client' || mask.length === 0) return;
  if (mask.length !== 1 || mask[0] !== 'status' || !ANSWERS.includes(String(sent['status']))) throw notAnswer();
}

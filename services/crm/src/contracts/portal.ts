import { ApiError } from '@bms/contracts';
import type { Call, Message } from '@bms/service-kit';

/** What a client may say to a contract. */
const ANSWERS = ['accepted', 'declined'];

/** A user of the portal answers a contract and changes nothing else of it. @throws ApiError forbidden */
export function refuseBeyondAnswer(sent: Message, { caller, mask }: Pick<Call, 'caller' | 'mask'>): void {
  if (caller.userType !== 'client' || mask.length === 0) return;
  const isAnswer = mask.length === 1 && mask[0] === 'status' && ANSWERS.includes(String(sent['status']));
  if (!isAnswer) throw new ApiError('forbidden', 'A client accepts or declines a contract, by its status alone.');
}

import { ApiError } from '@bms/contracts';
import type { Message } from '@bms/rpc';
import type { GatewayResponse } from '../http/context.ts';
import { writeProblem } from '../http/send-problem.ts';

/** True if the writes of a request were to be made all or not at all, and one of them failed. */
export function hasFailed({ atomic }: Message, { results }: Message): boolean {
  return atomic === true && (results as readonly { status: number }[]).some(({ status }) => status >= 400);
}

/** Sends the problem of writes of which none was made, with the result of each. */
export function sendBulkFailure(response: GatewayResponse, { results }: Message): void {
  writeProblem(new ApiError('bulk_failed'), response, { results });
}

import { ApiError, type Contract, type Rpc } from '@bms/contracts';
import { type Answered, type CallOptions, callRpc, type Message, methodOf } from '@bms/rpc';
import { status } from '@grpc/grpc-js';
import type { Channels } from './channels.ts';

/** Options of a call through channels. */
export interface UpstreamOptions extends Omit<CallOptions, 'deadline'> {
  /** Deadline of the call with the time to connect, in milliseconds. */
  readonly deadlineMs: number;
}

/** Calls one rpc of a service. */
export type CallRpc = (message: Message, options: UpstreamOptions) => Promise<Answered>;

/**
 * Prepares the calls of an rpc.
 * @returns a function that throws the ApiError of the service; unavailable, timeout or too_large if the call itself
 * fails
 */
export function prepareCall(contract: Contract, rpc: Rpc, channels: Channels): CallRpc {
  const method = methodOf(contract, rpc);
  return async (message, { deadlineMs, ...options }) => {
    const start = performance.now();
    const deadline = Date.now() + deadlineMs;
    const connection = channels.ready() ?? (await channels.connect());
    if (!connection) {
      const ms = performance.now() - start;
      channels.noteUnavailable(method.path, ms / 1000);
      options.calls?.add({ rpc: method.path, start, ms, code: status.UNAVAILABLE });
      throw new ApiError('unavailable');
    }
    return await callRpc(connection, method, message, { ...options, deadline });
  };
}

import type { Caller, Rpc } from '@bms/contracts';
import { expect, test } from '@jest/globals';
import type { Logger } from 'pino';
import type { Call } from './call.ts';
import { type GrpcCall, IncomingCall } from './server/incoming-call.ts';

/** Compiles only while a spread is not assignable to a call. */
const spread = (call: Call): Call =>
  // @ts-expect-error The spread lacks the getters of the call.
  ({ ...call, setVersion: () => undefined, markReplayed: () => undefined });

test('a spread of a call lacks its getters, so the compiler rejects it', () => {
  const grpc = { request: { id: 7 } } as unknown as GrpcCall;
  const call: Call = new IncomingCall({} as Rpc, grpc, {} as Caller, {} as Logger);
  expect(call.request).toEqual({ id: 7 });
  expect(spread(call).request).toBeUndefined();
});

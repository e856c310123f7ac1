import type { Call, Handler } from '@bms/service-kit';

/** Wraps a handler so that its calls are prepared first, for the record in their request. */
export type PrepareHandler = <Request extends { readonly id: number }, Answer>(
  handler: Handler<Request, Answer>,
) => Handler<Request, Answer>;

/** Returns the wrapper of handlers. @param prepare reads what a call needs, before its transaction */
export const preparedHandler =
  (prepare: (call: Call) => Promise<void>): PrepareHandler =>
  (handler) =>
  async (call) => {
    await prepare(call);
    return handler(call);
  };

import { ApiError } from '@bms/contracts';
import type { Call } from '../../call.ts';
import type { Handler } from '../../module.ts';

/** Finds the record that remains of a merged one, if the caller may view it; undefined for records that were not merged. */
export type FindRemaining = (module: string, id: number, call: Call) => Promise<number | undefined>;

/** Adds the remaining record to the error of a handler about a record that was merged into another one (404). */
export function nameRemaining(module: string, handler: Handler<{ id: number }>, find: FindRemaining): typeof handler {
  return async (call) => {
    try {
      return await handler(call);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
      const mergedInto = await find(module, call.request.id, call);
      if (mergedInto === undefined) throw error;
      throw new ApiError('not_found', `The record was merged into ${mergedInto}.`, {
        members: { merged_into: mergedInto },
      });
    }
  };
}

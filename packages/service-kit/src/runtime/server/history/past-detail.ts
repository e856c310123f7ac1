import type { Call } from '../../call.ts';
import type { AnyHandler, ReadCurrent } from './current-record.ts';
import type { ReadFormer } from './former-record.ts';

/**
 * Adds former states to the handler of a detail: a call with `as_of` or `as_of_version` first gets the current record, so
 * that it has the errors of the detail, and then returns the former one, without version and actions.
 * @see docs/adr/0231-history-of-records.md
 */
export function withPast(handle: AnyHandler, readCurrent: ReadCurrent, readFormer: ReadFormer): AnyHandler {
  return async (call: Call<Record<string, unknown>>) => {
    const { asOf, request } = call;
    if (!asOf) return handle(call);
    return readFormer(call, Number(request['id']), asOf, await readCurrent(call, request));
  };
}

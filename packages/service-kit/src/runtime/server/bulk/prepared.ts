import { ApiError } from '@bms/contracts';
import type { Call } from '../../call.ts';
import type { ItemCall } from './item-call.ts';
import type { BulkItem, ReadItem } from './read-item.ts';

/** An item with its call, or with the reason why it has none. */
export type Prepared = Runnable | { readonly index: number; readonly item: BulkItem; readonly error: unknown };

/** An item with its call. */
export interface Runnable {
  readonly index: number;
  readonly item: BulkItem;
  readonly known: ReadItem;
  readonly call: ItemCall;
}

/** True for an item with its call. */
export const isRunnable = (one: Prepared): one is Runnable => 'call' in one;

/** Errors of a record that take precedence over those of the request (the order of errors). */
const PRECEDING = new Set(['not_found', 'forbidden', 'version_mismatch', 'unauthenticated']);

const isPreceding = (error: unknown): boolean => error instanceof ApiError && PRECEDING.has(error.code);

/**
 * Returns the error of a request that is no valid one: that of its record, which takes precedence, if there is one.
 * @param handle the handler, which is run for a request that changes nothing
 */
export async function failureOfInvalid(
  known: ReadItem,
  call: ItemCall,
  handle: (call: Call<Record<string, unknown>>) => Promise<unknown>,
): Promise<unknown> {
  return handle(call).then(
    () => known.error,
    (error: unknown) => (isPreceding(error) ? error : known.error),
  );
}

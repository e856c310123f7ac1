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

/** True if no item was written, because all of them had been written before with the same keys. */
export function isReplay(prepared: readonly Prepared[]): boolean {
  const runnable = prepared.filter(isRunnable);
  return (
    runnable.some(({ call }) => call.isReplayed) &&
    runnable.every(({ call }) => call.isReplayed || call.version === undefined)
  );
}

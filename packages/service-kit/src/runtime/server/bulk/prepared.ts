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

import type { ReceivedEvent } from '../types.ts';
import {
  type BatchHandler,
  type ConsumerOptions,
  type DeliveryHandler,
  type EffectHandler,
  type PreparedBatch,
  type PreparedEffect,
  pick,
} from './options.ts';

/**
 * The handler of one event: inside a transaction of the service's own database, or outside of it, where a repeat is
 * harmless.
 */
export type OneHandler = { readonly effect: PreparedEffect } | { readonly delivery: DeliveryHandler };

/** Returns the handler of a consumer for one event of a type; undefined if there is none. */
export function handlerOf(options: ConsumerOptions, type: string): OneHandler | undefined {
  if ('deliveries' in options) {
    const delivery = pick(options.deliveries, type);
    return delivery && { delivery };
  }
  if ('idempotent' in options) {
    const handler = pick(options.idempotent, type);
    return handler && { delivery: (event, signal) => handler([event], signal) };
  }
  if ('batches' in options) {
    const batch = preparedBatch(pick(options.batches, type));
    return batch && { effect: batchOfOne(batch) };
  }
  const effect = pick<EffectHandler | PreparedEffect>(options.effects, type);
  return effect && { effect: typeof effect === 'function' ? { prepare: async () => effect } : effect };
}

/** Returns the preparation of a batch; that of a plain handler reads nothing. */
export const preparedBatch = (handler: BatchHandler | PreparedBatch | undefined): PreparedBatch | undefined =>
  typeof handler === 'function' ? { prepare: async () => handler } : handler;

const batchOfOne = ({ prepare }: PreparedBatch): PreparedEffect => ({
  prepare: async (event: ReceivedEvent, signal) => {
    const apply = await prepare([event], signal);
    return (_event, tx) => apply([{ event, emit: tx.emit }], tx);
  },
});

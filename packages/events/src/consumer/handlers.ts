import type { ReceivedEvent } from '../types.ts';
import { type BatchHandler, type ConsumerOptions, type DeliveryHandler, type EffectHandler, pick } from './options.ts';

/**
 * The handler of one event: inside a transaction of the service's own database, or outside of it, where a repeat is
 * harmless.
 */
export type OneHandler = { readonly effect: EffectHandler } | { readonly delivery: DeliveryHandler };

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
  const effect = 'effects' in options ? pick(options.effects, type) : batchOfOne(pick(options.batches, type));
  return effect && { effect };
}

function batchOfOne(handler: BatchHandler | undefined): EffectHandler | undefined {
  return handler && ((event: ReceivedEvent, tx) => handler([{ event, emit: tx.emit }], tx));
}

import { type BatcherOptions, createBatcher, createKeyedBatcher, type Waiting } from './batcher.ts';

/** Time after which inputs no longer wait for the queries before them, of which one may be stalled (milliseconds). */
const OVERTAKE_MS = 500;

/** Answers several inputs by one query. */
type Query<Input, Found> = (inputs: readonly Input[]) => Promise<Found>;

/**
 * Creates a function that answers inputs by queries which they share: inputs that arrive while queries run form the next
 * one. The result of a query goes to each of its inputs; if it fails, all of them fail. After half a second without
 * progress, waiting inputs are queried although the queries before them run.
 * @param maxSize maximum number of inputs of a query
 * @see docs/adr/0212-shared-queries.md
 */
export function shareQueries<Input, Found>(
  maxSize: number,
  query: Query<Input, Found>,
  options?: BatcherOptions,
): (input: Input) => Promise<Found> {
  return createBatcher(maxSize, settleBy(query), { overtakeMs: OVERTAKE_MS, ...options });
}

/**
 * Creates a function like that of shareQueries, where only inputs with the same key share a query.
 * @param keyOf returns the key of an input; inputs with the same key must have the same result
 */
export function shareEqualQueries<Input, Found>(
  keyOf: (input: Input) => string,
  maxSize: number,
  query: Query<Input, Found>,
  options?: BatcherOptions,
): (input: Input) => Promise<Found> {
  return createKeyedBatcher(keyOf, maxSize, settleBy(query), { overtakeMs: OVERTAKE_MS, ...options });
}

/** Returns the function that settles all inputs of a batch with the result of one query. */
function settleBy<Input, Found>(query: Query<Input, Found>) {
  return async (group: readonly Waiting<Input, Found>[]): Promise<void> => {
    try {
      const found = await query(group.map(({ input }) => input));
      for (const { resolve } of group) resolve(found);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '../api.ts';
import { readAll } from '../lists.ts';

const SOON_MS = 30_000;

/** One printed step of the sale. */
export interface ScenarioStep {
  /** The action, e.g. `estimate sent`. */
  readonly what: string;
  /** The record, e.g. `EST-000001`. */
  readonly which: string;
  /** Details of the result. */
  readonly detail: string;
  /** True if this run performed the step, not an earlier one. */
  readonly isNew: boolean;
}

/** A client app, with the output of its steps. */
export interface Scenario {
  readonly api: Api;
  show(step: ScenarioStep): void;
}

/** Creates a scenario that numbers and prints its steps. */
export function startScenario(api: Api): Scenario {
  let count = 0;
  const show = ({ what, which, detail, isNew }: ScenarioStep) => {
    count += 1;
    console.log(
      `  ${isNew ? '+' : '='} ${String(count).padStart(2)}  ${what.padEnd(28)} ${which.padEnd(14)} ${detail}`,
    );
  };
  return { api, show };
}

/** A record created by an event, with the waiting time in milliseconds; 0 if it already existed. */
export interface Made<Item> {
  readonly item: Item;
  readonly tookMs: number;
}

/**
 * Polls for the single record that an event creates.
 * @param path a list that contains only that record
 * @throws Error if there are several, or none in time
 */
export async function awaitOne<Item>(api: Api, path: string): Promise<Made<Item>> {
  const since = Date.now();
  let asked = 0;
  for (;;) {
    const [item, ...more] = await readAll<Item>(api, path);
    if (more.length > 0) throw new Error(`${path} has ${more.length + 1} records where one was expected`);
    if (item) return { item, tookMs: asked === 0 ? 0 : Date.now() - since };
    if (Date.now() - since > SOON_MS) throw new Error(`${path} has nothing after ${SOON_MS} ms`);
    asked += 1;
    await sleep(20);
  }
}

/** Describes the delay of an event. */
export const byEvent = (tookMs: number, isNew: boolean): string =>
  isNew ? `by event, ${tookMs > 0 ? `${tookMs} ms later` : 'there at the first look'}` : 'by event';

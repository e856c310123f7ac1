import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '../api.ts';
import { readAll } from '../lists.ts';

const SOON_MS = 30_000;

/** One step of the sale, as it is shown. */
export interface Step {
  /** What happened, e.g. `estimate sent`. */
  readonly what: string;
  /** To which record, e.g. `EST-000001`. */
  readonly which: string;
  /** What there is to see of it. */
  readonly detail: string;
  /** Whether it happened just now, and not in an earlier run. */
  readonly isNew: boolean;
}

/** A walk through the sale: a client app, and a line for each step. */
export interface Walk {
  readonly api: Api;
  show(step: Step): void;
}

/** Begins a walk whose steps are numbered and printed as they come. */
export function startWalk(api: Api): Walk {
  let count = 0;
  const show = ({ what, which, detail, isNew }: Step) => {
    count += 1;
    console.log(
      `  ${isNew ? '+' : '='} ${String(count).padStart(2)}  ${what.padEnd(28)} ${which.padEnd(14)} ${detail}`,
    );
  };
  return { api, show };
}

/** What an event made, and how long that took; 0 where it was there already. */
export interface Made<Item> {
  readonly item: Item;
  readonly tookMs: number;
}

/**
 * Waits for the one record that follows from an event, and for nothing longer than it takes.
 * @param path a list that has nothing but that record
 * @throws Error where there are several, or none in time
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

/** How long an event took, in words. */
export const byEvent = (tookMs: number, isNew: boolean): string =>
  isNew ? `by event, ${tookMs > 0 ? `${tookMs} ms later` : 'there at the first look'}` : 'by event';

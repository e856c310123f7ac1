import { expect, test } from '@jest/globals';
import { createConsumerWork, serialTransactions } from './consumer-work.ts';

/** Starts pieces of work that end one after the other. @returns which of them ran at each start */
async function runInTurn(start: (work: (name: string) => () => Promise<void>) => Promise<void>[]): Promise<string[][]> {
  const gates: (() => void)[] = [];
  const running = new Set<string>();
  const seen: string[][] = [];
  const work = (name: string) => async (): Promise<void> => {
    seen.push([...running.add(name)]);
    await new Promise<void>((done) => void gates.push(done));
    running.delete(name);
  };
  const all = start(work);
  for (let ended = 0; ended < all.length; ended++) {
    await new Promise(setImmediate);
    gates[ended]!();
  }
  await Promise.all(all);
  return seen;
}

test('handlers run beside each other; one that runs alone waits for them, and later ones wait for it', async () => {
  const { beside, alone } = createConsumerWork();
  const seen = await runInTurn((work) => [beside(work('a')), beside(work('b')), alone(work('c')), beside(work('d'))]);
  expect(seen).toEqual([['a'], ['a', 'b'], ['c'], ['d']]);
});

test('transactions run up to their limit, and those of one consumer one after the other', async () => {
  const work = createConsumerWork(2);
  const names = ['a', 'b', 'c'];
  expect(await runInTurn((make) => names.map((name) => work.transact(make(name))))).toEqual([
    ['a'],
    ['a', 'b'],
    ['b', 'c'],
  ]);
  const serial = serialTransactions(work);
  expect(await runInTurn((make) => names.map((name) => serial.transact(make(name))))).toEqual([['a'], ['b'], ['c']]);
});

test('failed work lets the next one run', async () => {
  const { transact } = createConsumerWork(1);
  const failing = transact(async () => Promise.reject(new Error('no')));
  const next = transact(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

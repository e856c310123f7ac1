import { expect, test } from '@jest/globals';
import { checkClients } from './check-clients.ts';

/** Prints to standard error, which is shown while standard output is not. */
const print =
  (mark: string) =>
  (text: string): void =>
    void process.stderr.write(`${mark} ${text}\n`);
const say = { step: print('•'), done: print('✓'), warn: print('!'), fail: print('✗') };

test('clients of four generators compile and call a started system', async () => {
  const results = await checkClients(say);
  expect(results.filter(({ failed }) => failed > 0)).toEqual([]);
  // The TypeScript clients need nothing beyond the installed packages.
  expect(results.filter(({ passed }) => passed > 0).length).toBeGreaterThanOrEqual(2);
}, 1_800_000);

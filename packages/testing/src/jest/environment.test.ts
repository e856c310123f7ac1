import { describe, expect, test } from '@jest/globals';
import SharedEnvironment from './environment.ts';

type Arguments = ConstructorParameters<typeof SharedEnvironment>;
const config = { projectConfig: { fakeTimers: {} } } as Arguments[0];

/** Runs a test file whose tests do `work`. */
async function runFile(work: (environment: SharedEnvironment) => void, testConsole: Console = console): Promise<void> {
  const environment = new SharedEnvironment(config, { console: testConsole, docblockPragmas: {}, testPath: '' });
  await environment.setup();
  work(environment);
  await environment.teardown();
}

describe('a test file', () => {
  test('leaves the environment variables as they were', async () => {
    const { PATH } = process.env;
    await runFile(() => {
      process.env['ADDED_BY_A_TEST'] = 'yes';
      delete process.env['PATH'];
    });
    expect(process.env['ADDED_BY_A_TEST']).toBeUndefined();
    expect(process.env['PATH']).toBe(PATH);
  });

  test('has a console of its own', async () => {
    const before = globalThis.console;
    const own = { ...console };
    await runFile(() => expect(globalThis.console).toBe(own), own);
    expect(globalThis.console).toBe(before);
  });

  test('has stacks with the lines of its source, without source maps', async () => {
    await runFile(() => expect(Error.prepareStackTrace).toBeUndefined());
    expect(new Error('here').stack).toMatch(/environment\.test\.ts:\d+:\d+/);
  });

  test('leaves the real timers after it faked them', async () => {
    const { setTimeout } = globalThis;
    await runFile(({ fakeTimersModern }) => {
      fakeTimersModern.useFakeTimers();
      expect(globalThis.setTimeout).not.toBe(setTimeout);
    });
    expect(globalThis.setTimeout).toBe(setTimeout);
  });
});

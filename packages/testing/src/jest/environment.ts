import type { EnvironmentContext, JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { endTestFile } from '../shared-mongo.ts';
import { addContext } from './failure-context.ts';

type Listener = NonNullable<JestEnvironment['handleTestEvent']>;
type DescribeBlock = Parameters<Listener>[1]['rootDescribeBlock'];

/** Skips a block with its hooks, and all tests and blocks in it, which do not inherit its mode once they exist. */
function skipAll(block: DescribeBlock): void {
  block.mode = 'skip';
  for (const child of block.children) {
    if (child.type === 'describeBlock') skipAll(child);
    else child.mode = 'skip';
  }
}

/**
 * Runs test files in the context of the process instead of a new one for each file, so that they can share modules
 * (see runtime.ts). Restores the environment variables, the console and the timers after each file.
 */
export default class SharedEnvironment implements JestEnvironment {
  // jest adds its own properties to this object. It is not globalThis, which is shared with the other test files.
  readonly global = {} as JestEnvironment['global'];
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly #console: Console;
  readonly #before = { console: globalThis.console, env: { ...process.env } };

  constructor({ projectConfig: config }: JestEnvironmentConfig, { console }: EnvironmentContext) {
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
    this.#console = console;
  }

  async setup(): Promise<void> {
    globalThis.console = this.#console;
    // Sources are not transformed, so stacks need no source maps. gRPC reads a stack for each call, which jest would map.
    Reflect.deleteProperty(Error, 'prepareStackTrace');
  }

  async teardown(): Promise<void> {
    endTestFile();
    this.fakeTimersModern.dispose();
    globalThis.console = this.#before.console;
    for (const name of Object.keys(process.env)) if (!(name in this.#before.env)) delete process.env[name];
    Object.assign(process.env, this.#before.env);
  }

  /**
   * Skips all tests of a file that starts after the deadline of the run, TEST_DEADLINE in seconds since 1970. Adds to
   * failures the state of the parts in use.
   */
  readonly handleTestEvent: Listener = async (event, state) => {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') await addContext(event.error);
    const deadline = Number(process.env['TEST_DEADLINE'] ?? Number.POSITIVE_INFINITY);
    if (event.name === 'run_start' && Date.now() / 1000 > deadline) skipAll(state.rootDescribeBlock);
  };

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  getVmContext(): null {
    return null;
  }
}

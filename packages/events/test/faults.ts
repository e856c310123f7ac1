import type { ConsumerHooks, RelayHooks } from '../src/index.ts';

/**
 * Sends this process a signal at the n-th occurrence of a step, as set by FAULT, e.g. `published:5:SIGKILL`; the steps
 * are those of the hooks. Does nothing if FAULT is not set.
 */
export function faultHooks(fault = process.env['FAULT'] ?? ''): RelayHooks & ConsumerHooks {
  const [step = '', at = '', signal = ''] = fault.split(':');
  let times = 0;
  const strike = (): void => {
    times += 1;
    if (times !== Number(at)) return;
    process.kill(process.pid, signal as NodeJS.Signals);
    // A signal to the own process takes effect with a delay, in which nothing may happen.
    if (signal === 'SIGSTOP') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  };
  return step ? { [step]: strike } : {};
}

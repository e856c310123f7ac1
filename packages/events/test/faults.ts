import type { ConsumerHooks, RelayHooks } from '../src/index.ts';

/**
 * Sends this process a signal at the n-th time that it comes to a step, as FAULT says, e.g. `published:5:SIGKILL`; the steps
 * are those of the hooks. Nothing happens where FAULT is not set.
 */
export function faultHooks(fault = process.env['FAULT'] ?? ''): RelayHooks & ConsumerHooks {
  const [step = '', at = '', signal = ''] = fault.split(':');
  let times = 0;
  const strike = (): void => {
    times += 1;
    if (times !== Number(at)) return;
    process.kill(process.pid, signal as NodeJS.Signals);
    // A signal to oneself takes effect a moment later: nothing may happen before it does.
    if (signal === 'SIGSTOP') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  };
  return step ? { [step]: strike } : {};
}

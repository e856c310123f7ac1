import { expect, test } from '@jest/globals';
import { startEvents } from './events.ts';

test('a process whose events cannot be started is told to end, whatever the reason', async () => {
  const reason = new Error('the database went away');
  const { promise: fatalError, resolve: onFatal } = Promise.withResolvers<Error>();
  startEvents({ start: () => Promise.reject(reason) }, onFatal);
  expect(await fatalError).toBe(reason);
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { FrameWriter } from './frame-writer.ts';

interface Frame {
  readonly id: number;
  readonly message?: Buffer;
}

/** Returns a stream that is congested after its first batch until `drain` is called. */
function congestedStream() {
  const batches: Frame[][] = [];
  let onDrain: (() => void) | undefined;
  const write = (frames: Frame[]): boolean => batches.push(frames) > 1;
  const once = (_event: 'drain', listener: () => void): void => {
    onDrain = listener;
  };
  return { batches, write, once, drain: () => onDrain?.() };
}

test('writes what waited for a congested stream in batches of a limited number of frames', async () => {
  const stream = congestedStream();
  const writer = new FrameWriter<Frame>(stream);
  writer.write({ id: 0 });
  await nextTurn();
  const ids = Array.from({ length: 3000 }, (_, at) => at + 1);
  for (const id of ids) writer.write({ id, message: Buffer.alloc(10) });
  stream.drain();
  expect(stream.batches.flat().map(({ id }) => id)).toEqual([0, ...ids]);
  expect(Math.max(...stream.batches.map((batch) => batch.length))).toBeLessThanOrEqual(100);
});

test('does not write a frame that was withdrawn while it waited', async () => {
  const stream = congestedStream();
  const writer = new FrameWriter<Frame>(stream);
  writer.write({ id: 1 });
  await nextTurn();
  writer.write({ id: 2 });
  writer.write({ id: 3 });
  expect([writer.withdraw(1), writer.withdraw(2)]).toEqual([false, true]);
  stream.drain();
  expect(stream.batches.flat()).toEqual([{ id: 1 }, { id: 3 }]);
});

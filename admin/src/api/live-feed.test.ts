import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { followEvents, type LiveFeed } from './live-feed.ts';

/** A fake EventSource controlled by the tests. */
class FakeSource extends EventTarget {
  readyState = 0;
  close(): void {
    this.readyState = 2;
  }
  become(readyState: number, type: string): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event(type));
  }
}

let sources: FakeSource[];
let feed: LiveFeed;
const onEvent = jest.fn();
const latest = (): FakeSource => sources.at(-1)!;
const rejectStream = (): void => latest().become(2, 'error');

beforeEach(() => {
  jest.useFakeTimers();
  onEvent.mockClear();
  sources = [];
  feed = followEvents(() => {
    const source = new FakeSource();
    sources.push(source);
    return source;
  }, onEvent);
});
afterEach(() => {
  feed.close();
  jest.useRealTimers();
});

test('the live feed passes on events and gaps', () => {
  latest().become(1, 'open');
  expect(onEvent).not.toHaveBeenCalled();
  latest().become(1, 'message');
  latest().become(1, 'missed');
  expect(onEvent).toHaveBeenCalledTimes(2);
});

test('a rejected live feed is opened again after increasing delays', () => {
  for (const [rejections, delay] of [5000, 10_000, 20_000, 40_000, 60_000, 60_000].entries()) {
    rejectStream();
    jest.advanceTimersByTime(delay - 1);
    expect(sources).toHaveLength(rejections + 1);
    jest.advanceTimersByTime(1);
    expect(sources).toHaveLength(rejections + 2);
  }
});

test('a live feed that opens after a rejection reports a gap and resets the delay', () => {
  for (const delay of [5000, 10_000]) {
    rejectStream();
    jest.advanceTimersByTime(delay);
  }
  latest().become(1, 'open');
  expect(onEvent).toHaveBeenCalledTimes(1);
  rejectStream();
  jest.advanceTimersByTime(5000);
  expect(sources).toHaveLength(4);
});

test('a live feed that the browser reconnects by itself is not opened again', () => {
  latest().become(0, 'error');
  jest.advanceTimersByTime(3_600_000);
  expect(sources).toHaveLength(1);
});

test('a live feed that is closed is not opened again', () => {
  rejectStream();
  feed.close();
  jest.advanceTimersByTime(3_600_000);
  expect(sources).toHaveLength(1);
  expect(latest().readyState).toBe(2);
});

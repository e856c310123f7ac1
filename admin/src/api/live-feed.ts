/** The members of an EventSource that the live feed needs. */
export interface EventStream extends Pick<EventSource, 'readyState' | 'close'> {
  addEventListener(type: string, listener: () => void): void;
}

/** An open live feed. */
export interface LiveFeed {
  close(): void;
}

const FIRST_DELAY_MS = 5000;
const MAX_DELAY_MS = 60_000;
/** EventSource.CLOSED */
const CLOSED = 2;

/**
 * Follows the live feed until it is closed. A browser reconnects after a network error, but gives up for good on a
 * status such as 429 (too many event streams): the stream is then opened again, with a delay that doubles up to a
 * minute.
 * @param onEvent called for each event, and after a gap in which events may have been missed
 */
export function followEvents(open: () => EventStream, onEvent: () => void): LiveFeed {
  let rejections = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stream = connect();

  function connect(): EventStream {
    const opened = open();
    opened.addEventListener('message', onEvent);
    opened.addEventListener('missed', onEvent);
    opened.addEventListener('open', () => {
      if (rejections > 0) onEvent();
      rejections = 0;
    });
    opened.addEventListener('error', () => {
      if (opened.readyState === CLOSED) retry();
    });
    return opened;
  }

  function retry(): void {
    const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** rejections);
    rejections += 1;
    clearTimeout(timer);
    timer = setTimeout(() => {
      stream = connect();
    }, delay);
  }

  return {
    close: () => {
      clearTimeout(timer);
      stream.close();
    },
  };
}

import type { Client } from '@grpc/grpc-js';
import { type CallStream, openCallStream } from './call-stream.ts';

/** Minimum time between two searches for new instances, in milliseconds. */
const SEARCH_INTERVAL_MS = 1000;
/** The same for a service that does not serve streams, in milliseconds. */
const UNIMPLEMENTED_INTERVAL_MS = 60_000;

/**
 * The streams of a channel, one to each instance of the service, used round robin.
 *
 * The balancer of the channel assigns each new stream to the next instance, so instances are found by opening streams
 * until an instance repeats. Searches are started by calls; without calls nothing is opened.
 */
export class StreamPool {
  readonly #client: Client;
  readonly #streams: CallStream[] = [];
  #next = 0;
  #searchAt = 0;
  #isSearching = false;
  #isClosed = false;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Returns the stream for the next call; undefined if none is open, or all have the maximum number of calls. */
  next(): CallStream | undefined {
    if (Date.now() >= this.#searchAt && !this.#isSearching) void this.#search();
    for (let tried = 0; tried < this.#streams.length; tried++) {
      this.#next = (this.#next + 1) % this.#streams.length;
      const stream = this.#streams[this.#next]!;
      if (!stream.isFull) return stream;
    }
    return undefined;
  }

  /** Ends all streams; calls in progress are completed. */
  close(): void {
    this.#isClosed = true;
    for (const stream of [...this.#streams]) stream.end();
  }

  async #search(): Promise<void> {
    if (this.#isClosed) return;
    this.#isSearching = true;
    const found = new Set<string>();
    let opened = await openCallStream(this.#client, this.#remove);
    // A closed channel throws if a further stream is opened.
    while (!this.#isClosed && typeof opened === 'object' && !found.has(opened.instance)) {
      found.add(opened.instance);
      this.#add(opened);
      opened = await openCallStream(this.#client, this.#remove);
    }
    if (typeof opened === 'object') opened.end();
    this.#searchAt = Date.now() + (opened === 'unimplemented' ? UNIMPLEMENTED_INTERVAL_MS : SEARCH_INTERVAL_MS);
    this.#isSearching = false;
  }

  /** Adds a stream, unless there is one to the same instance. */
  #add(stream: CallStream): void {
    if (this.#streams.some(({ instance }) => instance === stream.instance)) stream.end();
    else this.#streams.push(stream);
  }

  readonly #remove = (stream: CallStream): void => {
    const at = this.#streams.indexOf(stream);
    if (at >= 0) this.#streams.splice(at, 1);
  };
}

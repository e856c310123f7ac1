/** The part of a grpc-js stream that a writer needs. */
interface FrameStream<Frame> {
  /** Returns false if the stream is congested; it emits `drain` when it no longer is. */
  write(frames: Frame[]): boolean;
  once(event: 'drain', listener: () => void): unknown;
}

/** The maximum size of the messages in one batch, in bytes, unless a single one is larger. */
const MAX_BATCH_BYTES = 256 * 1024;
/** The maximum number of frames in one batch, whose headers have some kilobytes each. */
const MAX_BATCH_FRAMES = 100;

/**
 * Writes frames to a stream. The frames of one turn of the event loop are written as one gRPC message, whose cost
 * exceeds that of a frame. While the stream is congested, frames wait.
 */
export class FrameWriter<Frame extends { readonly id: number; readonly message?: Buffer }> {
  readonly #stream: FrameStream<Frame>;
  #waiting: Frame[] = [];
  #isScheduled = false;
  #onIdle: (() => void) | undefined;

  constructor(stream: FrameStream<Frame>) {
    this.#stream = stream;
  }

  write(frame: Frame): void {
    this.#waiting.push(frame);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(this.#flush);
  }

  /** Withdraws the frame of a call that is not written yet. @returns false if none waits */
  withdraw(id: number): boolean {
    const at = this.#waiting.findIndex((frame) => frame.id === id);
    if (at >= 0) this.#waiting.splice(at, 1);
    return at >= 0;
  }

  /** Calls `end` once all frames are written. */
  end(end: () => void): void {
    if (this.#isScheduled) this.#onIdle = end;
    else end();
  }

  readonly #flush = (): void => {
    while (this.#waiting.length > 0) {
      if (this.#stream.write(this.#takeBatch())) continue;
      this.#stream.once('drain', this.#flush);
      return;
    }
    this.#isScheduled = false;
    this.#onIdle?.();
  };

  #takeBatch(): Frame[] {
    let bytes = 0;
    const end = this.#waiting.findIndex(({ message }, at) => {
      bytes += message?.length ?? 0;
      return at === MAX_BATCH_FRAMES || (at > 0 && bytes > MAX_BATCH_BYTES);
    });
    return this.#waiting.splice(0, end < 0 ? this.#waiting.length : end);
  }
}

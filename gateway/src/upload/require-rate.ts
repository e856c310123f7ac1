import type { IncomingMessage } from 'node:http';

/** Minimum rate at which a body must arrive. */
export interface MinimumRate {
  readonly bytesPerSecond: number;
  /** Measurement window, in milliseconds. */
  readonly windowMs: number;
}

/**
 * Monitors the rate at which the body of a request arrives. Time in which the receiver applies backpressure is not
 * counted.
 * @param onTooSlow called once, when a window received fewer bytes
 */
export function requireRate(
  request: IncomingMessage,
  { bytesPerSecond, windowMs }: MinimumRate,
  onTooSlow: () => void,
): void {
  const { socket } = request;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    const arrived = socket.bytesRead - seen;
    seen = socket.bytesRead;
    if (request.complete) clearInterval(timer);
    else if (!request.isPaused() && arrived < (bytesPerSecond * windowMs) / 1000) {
      clearInterval(timer);
      onTooSlow();
    }
  }, windowMs).unref();
  request.once('close', () => clearInterval(timer));
}

/** The number of entries that a slow log keeps; a report of a process holds all of them. */
const MAX_ENTRIES = 50;

/** Keeps the last entries about work that took longer than a threshold, in memory; further ones overwrite the oldest. */
export class SlowLog<Entry> {
  /** The duration from which work is slow, in milliseconds; 0 if nothing is recorded. */
  readonly thresholdMs: number;
  readonly #entries: Entry[] = [];
  #next = 0;

  /** @param thresholdMs 0 to record nothing */
  constructor(thresholdMs: number) {
    this.thresholdMs = thresholdMs;
  }

  /** True if work of this duration, in milliseconds, is recorded. */
  isSlow(ms: number): boolean {
    return this.thresholdMs > 0 && ms >= this.thresholdMs;
  }

  add(entry: Entry): void {
    this.#entries[this.#next] = entry;
    this.#next = (this.#next + 1) % MAX_ENTRIES;
  }

  /** Returns the entries, newest first. */
  newest(): Entry[] {
    return [...this.#entries.slice(this.#next), ...this.#entries.slice(0, this.#next)].reverse();
  }
}

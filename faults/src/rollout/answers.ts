/** Counts the answers of one pass. */
export interface Answers {
  /** @param what a status, or the reason why there is none; @param ms the time until the answer */
  count(what: string, ms: number): void;
  /** Returns the counts since the last call. */
  take(): Counted;
}

/** The counted answers. */
export interface Counted {
  readonly requests: number;
  readonly failures: Readonly<Record<string, number>>;
  readonly slowestMs: number;
}

/** Creates a counter of answers; any but a success counts as failed. */
export function createAnswers(): Answers {
  let requests = 0;
  let slowestMs = 0;
  let failures: Record<string, number> = {};
  return {
    count: (what, ms) => {
      requests += 1;
      slowestMs = Math.max(slowestMs, ms);
      if (!/^2\d\d$/.test(what)) failures[what] = (failures[what] ?? 0) + 1;
    },
    take: () => {
      const counted = { requests, failures, slowestMs };
      requests = 0;
      slowestMs = 0;
      failures = {};
      return counted;
    },
  };
}

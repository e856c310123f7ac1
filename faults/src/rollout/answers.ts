import type { Answer } from '../load/ledger.ts';

/** Counts the answers of one pass. */
export interface Answers {
  count(answer: Answer): void;
  /** Returns the counts since the last call. */
  take(): Counted;
}

/** The counted answers. */
export interface Counted {
  readonly requests: number;
  readonly failures: Readonly<Record<string, number>>;
  readonly slowestMs: number;
}

/**
 * Creates a counter of answers; any but a success counts as failed.
 * @param onFailure called with each failed answer
 */
export function createAnswers(onFailure: (answer: Answer) => void): Answers {
  let requests = 0;
  let slowestMs = 0;
  let failures: Record<string, number> = {};
  return {
    count: (answer) => {
      requests += 1;
      slowestMs = Math.max(slowestMs, answer.ms);
      if (/^2\d\d$/.test(answer.what)) return;
      failures[answer.what] = (failures[answer.what] ?? 0) + 1;
      onFailure(answer);
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

import { isDeepStrictEqual } from 'node:util';

/** The content of a record as it must be: the fields that were acknowledged last. */
export interface Expected {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The number of acknowledged writes. */
  readonly writes: number;
}

/** The answer to one attempt of a request. */
export interface Answer {
  /** The method and path, e.g. `POST /api/clients`. */
  readonly request: string;
  /** The status, or the reason why there is none. */
  readonly what: string;
  /** The time until the answer, in milliseconds. */
  readonly ms: number;
}

/** A session that was ended. */
export interface EndedSession {
  readonly token: string;
  /** The time until no gateway accepted it any more, in milliseconds. */
  readonly rejectedAfterMs: number;
}

/** The account of a run: what was acknowledged, and what went wrong. */
export interface Ledger {
  /** Records an acknowledged write. @param path the path of the record, e.g. `/api/clients/7` */
  acknowledge(path: string, fields: Readonly<Record<string, unknown>>): void;
  /** The records with acknowledged writes, by path. */
  readonly records: ReadonlyMap<string, Expected>;
  /** Returns the number of acknowledged writes. */
  writes(): number;
  countAnswer(answer: Answer): void;
  readonly answers: ReadonlyMap<string, number>;
  endSession(session: EndedSession): void;
  readonly endedSessions: readonly EndedSession[];
  /** Records a broken promise, in one line. */
  violate(text: string): void;
  readonly violations: readonly string[];
}

/** Creates an empty ledger. @param onViolation called with each violation at once */
export function createLedger(onViolation: (text: string) => void): Ledger {
  const records = new Map<string, Expected>();
  const answers = new Map<string, number>();
  const endedSessions: EndedSession[] = [];
  const violations: string[] = [];
  let writes = 0;
  return {
    acknowledge: (path, fields) => {
      const known = records.get(path);
      records.set(path, { fields: { ...known?.fields, ...fields }, writes: (known?.writes ?? 0) + 1 });
      writes += 1;
    },
    records,
    writes: () => writes,
    countAnswer: ({ what }) => void answers.set(what, (answers.get(what) ?? 0) + 1),
    answers,
    endSession: (session) => void endedSessions.push(session),
    endedSessions,
    violate: (text) => {
      violations.push(text);
      onViolation(text);
    },
    violations,
  };
}

/** Returns the differing fields of a record, e.g. `status is sent, not accepted`; none if all are as expected. */
export function differences(found: unknown, expected: Readonly<Record<string, unknown>>): string[] {
  const record = (found ?? {}) as Record<string, unknown>;
  return Object.entries(expected)
    .filter(([field, value]) => !isDeepStrictEqual(record[field], value))
    .map(([field, value]) => `${field} is ${JSON.stringify(record[field])}, not ${JSON.stringify(value)}`);
}

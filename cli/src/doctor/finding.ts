import { messageOf } from '../run/errors.ts';

/** The parts that are examined. */
export type Check =
  | 'settings'
  | 'versions'
  | 'connections'
  | 'indexes'
  | 'clock'
  | 'consumers'
  | 'outbox'
  | 'dead letters';

/** The result of one examination. */
export interface Finding {
  readonly check: Check;
  /** The process or backing service, e.g. `crm` or `NATS`. */
  readonly subject: string;
  readonly status: 'ok' | 'warning' | 'problem' | 'skipped';
  /** One line that says what is so. */
  readonly message: string;
  /** One line that says how to mend it. */
  readonly mend?: string;
}

/** Creates the findings of a check of one subject. */
export function findingsOf(check: Check, subject: string) {
  return {
    ok: (message: string): Finding => ({ check, subject, status: 'ok', message }),
    skipped: (message: string): Finding => ({ check, subject, status: 'skipped', message }),
    warning: (message: string, mend: string): Finding => ({ check, subject, status: 'warning', message, mend }),
    problem: (message: string, mend: string): Finding => ({ check, subject, status: 'problem', message, mend }),
  };
}

/** Runs an examination; an error of it is a problem of the subject's connection. */
export async function examined(
  subject: string,
  mend: string,
  examine: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await examine();
  } catch (error) {
    return [findingsOf('connections', subject).problem(messageOf(error), mend)];
  }
}

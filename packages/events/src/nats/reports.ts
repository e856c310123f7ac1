import { setTimeout as sleep } from 'node:timers/promises';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';

/** The subject on which every process is asked for its report; only activity may publish to it. */
const SUBJECT = 'bms_system.report';
/** Time for which further answers are accepted once those that are expected have arrived, in milliseconds. */
const LINGER_MS = 30;

/** Options of a collection of reports. */
export interface ReportRequest {
  /** Time limit, in milliseconds. */
  readonly maxWaitMs: number;
  /**
   * Receives each answer, as parsed JSON, from a process of any version. @returns true if no further answer is expected;
   * the collection then ends before its time limit
   */
  readonly onAnswer: (answer: unknown) => boolean;
}

/**
 * Answers requests for the report of this process, as long as the connection exists.
 * @param read returns the report, which is sent as JSON
 */
export function answerReports(nats: NatsConnection, read: () => Promise<object>, log: Logger): void {
  const answer = async (request: Msg): Promise<void> => {
    const report = JSON.stringify(await read());
    if (!nats.isClosed() && !nats.isDraining()) request.respond(report);
  };
  nats.subscribe(SUBJECT, {
    callback: (error, request) => {
      const failed = (reason: unknown): void => log.warn({ err: reason }, 'request for a report failed');
      if (error) failed(error);
      else answer(request).catch(failed);
    },
  });
}

/** Asks all processes for their reports. */
export async function collectReports(nats: NatsConnection, { maxWaitMs, onAnswer }: ReportRequest): Promise<void> {
  const received = (await nats.requestMany(SUBJECT, '', { maxWait: maxWaitMs }))[Symbol.asyncIterator]();
  let linger: Promise<undefined> | undefined;
  try {
    for (;;) {
      const next = await (linger ? Promise.race([received.next(), linger]) : received.next());
      if (!next || next.done) return;
      if (onAnswer(parse(next.value))) linger ??= sleep(LINGER_MS, undefined);
    }
  } finally {
    // It ends by itself at the time limit.
    received.return?.().catch(() => {});
  }
}

function parse(message: Msg): unknown {
  try {
    return message.json();
  } catch {
    return undefined;
  }
}

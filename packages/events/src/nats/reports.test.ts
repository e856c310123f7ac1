import { eventually, type StartedPart, startNats } from '@bms/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { pino } from 'pino';
import { readNatsAddress } from './connect.ts';
import { answerReports, collectReports } from './reports.ts';

const log = pino({ level: 'silent' });

let server: StartedPart;
let asking: NatsConnection;
const processes: NatsConnection[] = [];

beforeAll(async () => {
  server = await startNats();
  asking = await connect({ ...readNatsAddress(server.url), reconnectTimeWait: 50 });
});
afterEach(async () => {
  for (const process of processes.splice(0)) await process.close();
});
afterAll(async () => {
  await asking?.close();
  await server?.stop();
});

/** Connects a process that answers with its report. */
async function startAnswering(read: () => Promise<object>): Promise<NatsConnection> {
  const process = await connect({ ...readNatsAddress(server.url), reconnectTimeWait: 50 });
  processes.push(process);
  answerReports(process, read, log);
  await process.flush();
  return process;
}

/** Collects reports. @param expected their number, after which the collection ends */
async function collect(expected: number, maxWaitMs: number): Promise<{ answers: unknown[]; ms: number }> {
  const answers: unknown[] = [];
  const start = performance.now();
  const onAnswer = (answer: unknown): boolean => answers.push(answer) >= expected;
  await collectReports(asking, { maxWaitMs, onAnswer });
  return { answers, ms: performance.now() - start };
}

describe('a collection of reports', () => {
  test('has the report of every process, and ends soon after the last expected one', async () => {
    for (const service of ['billing', 'crm', 'crm']) await startAnswering(async () => ({ service }));
    const { answers, ms } = await collect(3, 20_000);
    expect(answers.map((answer) => (answer as { service: string }).service).sort()).toEqual(['billing', 'crm', 'crm']);
    expect(ms).toBeLessThan(10_000);
  });

  test('has also a process that answers shortly after the expected ones', async () => {
    await startAnswering(async () => ({ service: 'billing' }));
    await startAnswering(async () => ({ service: 'new' }));
    // The time for further answers is short, and a busy process may exceed it.
    await eventually(
      () => collect(1, 20_000),
      ({ answers }) => answers.length === 2,
    );
  });

  test('ends at its time limit without the processes that do not answer, or whose report fails', async () => {
    await startAnswering(async () => ({ service: 'billing' }));
    await startAnswering(() => new Promise(() => {}));
    await startAnswering(async () => Promise.reject(new Error('no report')));
    const { answers, ms } = await eventually(
      () => collect(3, 300),
      (collected) => collected.answers.length > 0,
    );
    expect(answers).toEqual([{ service: 'billing' }]);
    expect(ms).toBeGreaterThan(250);
  });

  test('passes on an answer that is no JSON as undefined', async () => {
    const process = await connect({ ...readNatsAddress(server.url), reconnectTimeWait: 50 });
    processes.push(process);
    process.subscribe('bms_system.report', { callback: (_error, request) => void request.respond('{') });
    await process.flush();
    expect((await collect(1, 20_000)).answers).toEqual([undefined]);
  });

  test('goes on after the connection of a process was lost', async () => {
    await startAnswering(async () => ({ service: 'billing' }));
    await server.restart();
    const collectAgain = async () => (await collect(1, 500).catch(() => ({ answers: [] }))).answers;
    await eventually(collectAgain, (answers) => answers.length === 1);
  });
});

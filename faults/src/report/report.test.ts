import { expect, test } from '@jest/globals';
import { formatReport, summarize } from './report.ts';

const faults = [
  { kind: 'kill NATS', detail: '', callsMs: 100, eventsMs: 1000 },
  { kind: 'kill NATS', detail: '', callsMs: 300, eventsMs: 5000 },
  { kind: 'freeze gateway', detail: '' },
];

test('times to recovery are summarized by kind of fault', () => {
  expect(summarize(faults)).toEqual([
    { kind: 'freeze gateway', count: 1, calls: undefined, events: undefined },
    { kind: 'kill NATS', count: 2, calls: { median: 200, max: 300 }, events: { median: 3000, max: 5000 } },
  ]);
});

test('a report ends with the numbers of faults, acknowledged writes and violations', () => {
  const text = formatReport({
    seed: 1,
    seconds: 60,
    faults,
    acknowledgedWrites: 1234,
    answers: { 200: 5, 503: 1 },
    endedSessions: 2,
    slowestRejectionMs: 1500,
    memory: { before: 2 ** 30, after: 2 ** 30 },
    violations: ['an invoice is missing'],
  });
  const lines = text.split('\n');
  expect(lines).toContain('| kill NATS | 2 | 0.2 s | 0.3 s | 3.0 s | 5.0 s |');
  expect(lines.slice(-2)).toEqual(['✗ an invoice is missing', '3 faults, 1234 acknowledged writes, 1 violations']);
});

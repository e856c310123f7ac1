import { expect, test } from '@jest/globals';
import type { StreamInfo } from '@nats-io/jetstream';
import { streamFinding } from './check-nats.ts';

const stream = (num_replicas: number) =>
  ({ state: { messages: 7, consumer_count: 2 }, config: { num_replicas } }) as Pick<StreamInfo, 'state' | 'config'>;

test('a stream with one copy in a cluster is named, with what to set', () => {
  expect(streamFinding('crm', stream(1), true)).toMatchObject({
    status: 'warning',
    subject: 'stream of crm',
    mend: expect.stringContaining('STREAM_REPLICAS=3'),
  });
});

test('a stream with copies in a cluster, or on a single server, is well', () => {
  for (const finding of [streamFinding('crm', stream(3), true), streamFinding('crm', stream(1), false)])
    expect(finding).toMatchObject({ status: 'ok', message: '7 events, 2 consumers' });
});

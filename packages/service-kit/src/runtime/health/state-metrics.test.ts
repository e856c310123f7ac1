import { expect, test } from '@jest/globals';
import { Registry } from '@prometheus-io/client';
import type { Readiness } from './readiness.ts';
import { exposeReadiness } from './state-metrics.ts';

test('each scrape asks for the state of the dependencies, so that it is not that of the last probe', async () => {
  const registry = new Registry();
  let current: Readiness = { ready: true, parts: { mongodb: 'up', nats: 'full' } };
  exposeReadiness(registry, async () => current);
  const linesOf = async () => (await registry.metrics()).split('\n').filter((line) => line.startsWith('bms_'));
  expect(await linesOf()).toEqual([
    'bms_dependency_up{dependency="mongodb"} 1',
    'bms_dependency_up{dependency="nats"} 0',
    'bms_events_consumers_unsubscribed 0',
  ]);
  const consumer = { consumer: 'billing_clients', from: 'crm', reason: 'no permission' };
  current = { ready: false, parts: { mongodb: 'away' }, unsubscribed: [consumer] };
  expect(await linesOf()).toEqual(['bms_dependency_up{dependency="mongodb"} 0', 'bms_events_consumers_unsubscribed 1']);
});

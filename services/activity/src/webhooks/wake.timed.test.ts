import { expect, test } from '@jest/globals';
import { clientEvent, stageWebhooks } from '../../test/webhooks.ts';

const { stage, create } = stageWebhooks();

test('an event leaves when its delivery is created, not at the next poll', async () => {
  await create();
  const { db } = stage.activity.running.kit;
  const deliveries = db.collection<{ event_id: string; created_at: Date }>('webhook_deliveries');
  let creating = 0;
  let waited = 0;
  for (let count = 1; count <= 6; count++) {
    const published = Date.now();
    await stage.crm.publish(clientEvent());
    const received = (await stage.endpoint.atLeast(count)).at(-1)!;
    const delivery = await deliveries.findOne({ event_id: received.headers['webhook-id'] as string });
    const created = delivery!.created_at.getTime();
    creating += created - published;
    waited += Date.now() - created;
  }
  // Both copies poll once a second, so by polls alone each event would wait half a second on average. On a busy machine
  // the steps before the creation, none of which polls, show how long an event waits for the processor.
  expect(waited).toBeLessThan(2400 + creating);
});

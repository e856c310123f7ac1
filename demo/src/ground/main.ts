import { startInbox, startSystem } from '@bms/testing';
import { showCopies } from './copies.ts';
import { showLimit } from './limit.ts';
import { showRights } from './rights.ts';
import { heading } from './say.ts';
import { showSession } from './session.ts';
import { openStage } from './stage.ts';

/*
 * Demonstrates the platform under the modules on a system started for the demo: two gateways, two instances of each
 * service, real databases. Stops and removes everything that it started.
 */
const since = Date.now();
const inbox = await startInbox();
const system = await startSystem({ gateways: 2, copies: 2, smtpUrl: inbox.url });
try {
  const stage = await openStage(system, inbox);
  heading(`Two gateways and two copies of ${[...system.services.keys()].join(', ')} are up (${Date.now() - since} ms)`);
  await showRights(stage);
  await showLimit(stage);
  await showSession(stage);
  await showCopies(stage);
} finally {
  await system.stop();
  await inbox.stop();
}

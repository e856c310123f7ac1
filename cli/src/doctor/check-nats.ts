import { readNatsAddress } from '@bms/events/maintenance';
import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { messageOf } from '../run/errors.ts';
import type { Target } from '../target/target.ts';
import { versionOf } from './check-database.ts';
import { examined, type Finding, findingsOf } from './finding.ts';

const TIMEOUT_MS = 5000;

/** Examines NATS and the stream of each service. */
export function checkNats(target: Target): Promise<readonly Finding[]> {
  const mend = target.local ? 'is NATS running? run npm start' : 'is NATS running? check NATS_URL and the network';
  return examined('NATS', mend, async () => {
    const address = readNatsAddress(target.natsUrl());
    const inbox = address.user ? { inboxPrefix: `_INBOX_${address.user}` } : {};
    const nats = await connect({ ...address, ...inbox, timeout: TIMEOUT_MS, reconnect: false, name: 'bms-cli' });
    try {
      const { version = '', jetstream } = nats.info ?? {};
      const { ok, problem } = findingsOf('connections', 'NATS');
      const found = versionOf('NATS', 'nats', version);
      if (!jetstream)
        return [found, problem('it runs without JetStream, which events need', 'start nats-server with -js')];
      const manager = await jetstreamManager(nats, { checkAPI: false, timeout: TIMEOUT_MS });
      return [found, ok('it answers and has JetStream'), ...(await checkStreams(manager, target.services))];
    } finally {
      await nats.close();
    }
  });
}

/** Processes may not create streams. */
const SET_UP =
  'run the set-up of NATS, which creates the streams: npm start, docker compose up streams, or helm upgrade (docs/operations/encryption.md)';

async function checkStreams(manager: JetStreamManager, services: readonly string[]): Promise<readonly Finding[]> {
  return Promise.all(
    services.map(async (service) => {
      const { ok, problem } = findingsOf('connections', `stream of ${service}`);
      try {
        const { state } = await manager.streams.info(`BMS_${service.toUpperCase()}`);
        return ok(`${state.messages} events, ${state.consumer_count} consumers`);
      } catch (error) {
        return problem(messageOf(error), SET_UP);
      }
    }),
  );
}

import { readNatsAddress } from '@bms/events/maintenance';
import { type JetStreamManager, jetstreamManager, type StreamInfo } from '@nats-io/jetstream';
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
      return [
        found,
        ok('it answers and has JetStream'),
        ...(await checkStreams(manager, target.services, nats.info?.cluster !== undefined)),
      ];
    } finally {
      await nats.close();
    }
  });
}

/** Processes may not create streams. */
const SET_UP =
  'run the set-up of NATS, which creates the streams: npm start, docker compose up streams, or helm upgrade (docs/operations/encryption.md)';

/** The mend of a stream that would not survive the loss of a server. */
const COPIES = 'set STREAM_REPLICAS=3 (streams.replicas of the chart) and run the set-up of NATS again';

/** Examines a stream. @param isCluster true if NATS has several servers */
export function streamFinding(
  service: string,
  { state, config }: Pick<StreamInfo, 'state' | 'config'>,
  isCluster: boolean,
): Finding {
  const { ok, warning } = findingsOf('connections', `stream of ${service}`);
  if (isCluster && config.num_replicas < 2)
    return warning('it is on one server of the cluster only, and stands still without it', COPIES);
  return ok(`${state.messages} events, ${state.consumer_count} consumers`);
}

async function checkStreams(
  manager: JetStreamManager,
  services: readonly string[],
  isCluster: boolean,
): Promise<readonly Finding[]> {
  return Promise.all(
    services.map(async (service) => {
      try {
        return streamFinding(service, await manager.streams.info(`BMS_${service.toUpperCase()}`), isCluster);
      } catch (error) {
        return findingsOf('connections', `stream of ${service}`).problem(messageOf(error), SET_UP);
      }
    }),
  );
}

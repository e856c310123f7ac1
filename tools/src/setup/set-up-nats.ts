import { setUpStreams } from '@bms/events/setup';
import { UserError } from '../console/say.ts';

/** Environment variables of the set-up of NATS. */
export type SetupEnvironment = Readonly<Record<string, string | undefined>>;

/**
 * Creates and updates the streams of the services, waiting for NATS as long as necessary.
 * @param defaultUrl returns the address to use without NATS_URL
 * @returns a line with the number of streams by result, e.g. `7 streams: 7 created`
 * @throws UserError naming an invalid setting; EventConfigError if NATS rejects the user or a request
 */
export async function setUpNats(
  env: SetupEnvironment,
  services: readonly string[],
  defaultUrl: () => Promise<string>,
): Promise<string> {
  const outcomes = await setUpStreams({
    url: env['NATS_URL'] || (await defaultUrl()),
    tls: certificatesOf(env),
    services,
    replicas: replicasOf(env['STREAM_REPLICAS']),
    logLevel: env['LOG_LEVEL'] || 'info',
  });
  const counts = Map.groupBy(Object.values(outcomes), (outcome) => outcome);
  return `${services.length} streams: ${[...counts].map(([outcome, all]) => `${all.length} ${outcome}`).join(', ')}`;
}

function replicasOf(text = ''): number | undefined {
  if (text === '') return undefined;
  if (!/^[1-5]$/.test(text))
    throw new UserError(`STREAM_REPLICAS is ${JSON.stringify(text)}: it must be a number from 1 to 5`);
  return Number(text);
}

/** Returns the certificates for a tls:// address, with the settings that the processes have. */
function certificatesOf(env: SetupEnvironment): { certFile: string; keyFile: string; caFile: string } | undefined {
  const { TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile, TLS_CA_FILE: caFile } = env;
  if (certFile && keyFile && caFile) return { certFile, keyFile, caFile };
  if (certFile || keyFile || caFile) throw new UserError('set all of TLS_CERT_FILE, TLS_KEY_FILE and TLS_CA_FILE');
  return undefined;
}

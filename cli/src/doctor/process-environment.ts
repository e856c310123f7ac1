import { randomBytes } from 'node:crypto';
import {
  gatewayEnvironment,
  type LocalEnvironment,
  newSigningKey,
  type ProcessSource,
  serviceEnvironment,
  trustedKeys,
} from '@bms/backing-services';
import { gatewayPortOf, localNatsUrl } from '../target/local-start.ts';
import type { Target } from '../target/target.ts';

/** A value in place of a secret or an address that is not known. */
const madeUp = { signingKey: newSigningKey('gateway'), secret: randomBytes(32).toString('base64') };

/**
 * Returns the environment of a process, as `npm start` sets it; of another system, valid values that are made up, with
 * which the process can read its models.
 */
export function environmentOf(source: ProcessSource, target: Target, env: NodeJS.ProcessEnv): Record<string, string> {
  const { local } = target;
  const secrets = local?.secrets ?? {};
  const own = {
    signingKey: secrets[`${source.name}/signing-key`] ?? newSigningKey(source.name),
    natsUrl: local ? localNatsUrl(local, source.name) : 'nats://127.0.0.1:4222',
    secret: (setting: string) => secrets[`${source.name}/${setting}`] ?? madeUp.secret,
  };
  const around = surroundings(target, env);
  const passed = Object.fromEntries(
    source.passedSettings.flatMap((name) => (local && env[name] ? [[name, env[name]]] : [])),
  );
  if (source.name === 'gateway') return { ...passed, ...gatewayEnvironment(source, around, own) };
  const mongodbUrl = local ? target.databaseUrl(source.name) : 'mongodb://127.0.0.1/bms';
  return { ...passed, ...serviceEnvironment(source, around, { ...own, mongodbUrl }) };
}

function surroundings({ local, services, redisUrl }: Target, env: NodeJS.ProcessEnv): LocalEnvironment {
  const ports = local?.ports ?? {};
  const keys = ['gateway', ...services].flatMap((name) => local?.secrets[`${name}/signing-key`] ?? []);
  const portsOf = (name: string) => ({ grpc: ports[`${name}/grpc`] ?? 1, http: ports[`${name}/http`] ?? 1 });
  const oauth = `http://127.0.0.1:${ports['oauth'] ?? 1}`;
  return {
    nodeEnv: (local && env['NODE_ENV']) || 'development',
    logLevel: (local && env['LOG_LEVEL']) || 'info',
    port: gatewayPortOf(local, env),
    redisUrl: local ? redisUrl() : 'redis://127.0.0.1:6379',
    smtpUrl: (local && env['SMTP_URL']) || `smtp://127.0.0.1:${ports['smtp'] ?? 25}`,
    oauth: { authorizeUrl: `${oauth}/authorize`, tokenUrl: `${oauth}/token` },
    adminEmail: local?.signIn?.email ?? 'admin@example.com',
    adminPassword: local?.signIn?.password ?? madeUp.secret,
    services: Object.fromEntries(services.map((name) => [name, portsOf(name)])),
    trustedKeys: trustedKeys(keys.length > 0 ? keys : [madeUp.signingKey]),
  };
}

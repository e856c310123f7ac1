import { randomBytes } from 'node:crypto';
import {
  checkReady,
  gatewayEnvironment,
  type LocalEnvironment,
  newSigningKey,
  type ProcessCredentials,
  type ProcessSource,
  serviceEnvironment,
  sourceCommand,
  trustedKeys,
  tryConnect,
  until,
} from '@bms/backing-services';
import { problemInPino } from '../supervisor/problems.ts';
import type { Program } from '../supervisor/supervisor.ts';
import type { Secrets } from './secrets.ts';

/** Time limit for a process to become ready, in milliseconds; long enough for a busy machine. */
const readyWithinMs = 180_000;
/** The time limit for the gateway, in milliseconds: it is started first and ready last. */
const gatewayReadyWithinMs = 2 * readyWithinMs;

/** Returns a service as a supervised program. */
export function serviceProgram(
  source: ProcessSource,
  around: LocalEnvironment,
  own: ProcessCredentials & { readonly mongodbUrl: string },
  env: NodeJS.ProcessEnv,
): Program {
  const settings = { ...passedOn(source, env), ...serviceEnvironment(source, around, own) };
  const ready = untilReady(source, around.services[source.name]!.http, readyWithinMs);
  return { ...sourceProgram(source, settings), tier: 1, ready };
}

/** Returns the gateway as a supervised program. */
export function gatewayProgram(
  source: ProcessSource,
  around: LocalEnvironment,
  own: ProcessCredentials,
  env: NodeJS.ProcessEnv,
): Program {
  const settings = { ...passedOn(source, env), ...gatewayEnvironment(source, around, own) };
  const ready = untilReady(source, around.port, gatewayReadyWithinMs);
  return { ...sourceProgram(source, settings), tier: 2, ready };
}

/**
 * Returns the settings of a process from the environment of the start, and SLOW_REQUEST_MS and the variables of
 * OpenTelemetry, which are for every process; an empty value counts as not set.
 */
export function passedOn(
  { passedSettings }: Pick<ProcessSource, 'passedSettings'>,
  env: NodeJS.ProcessEnv,
): Record<string, string> {
  const ofAll = Object.keys(env).filter((name) => name.startsWith('OTEL_') || name === 'SLOW_REQUEST_MS');
  return Object.fromEntries([...passedSettings, ...ofAll].flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}

/** Returns the key and secrets of a process from the data directory. */
export function ownOf(name: string, secrets: Secrets, natsUrl: string): ProcessCredentials {
  return {
    signingKey: signingKeyOf(name, secrets),
    natsUrl,
    secret: (setting) => secrets.get(`${name}/${setting}`, () => randomBytes(32).toString('base64')),
  };
}

/** Returns the value of TRUSTED_KEYS for these processes. */
export function trustedKeysOf(names: readonly string[], secrets: Secrets): string {
  return trustedKeys(names.map((name) => signingKeyOf(name, secrets)));
}

function signingKeyOf(name: string, secrets: Secrets): string {
  return secrets.get(`${name}/signing-key`, () => newSigningKey(name));
}

function untilReady({ name }: ProcessSource, port: number, timeoutMs: number): Program['ready'] {
  const attempt = async (): Promise<void> => {
    // A refused connection costs less CPU than a failed request, and every process needs the CPU for its start.
    await tryConnect(port);
    await checkReady(`http://127.0.0.1:${port}`);
  };
  return (process) => until(name, attempt, { process, timeoutMs, pauseMs: 50 });
}

function sourceProgram(source: ProcessSource, env: Record<string, string>): Omit<Program, 'tier' | 'ready'> {
  return {
    name: source.name,
    label: source.name,
    command: () => sourceCommand(source, env),
    problem: problemInPino,
    graceMs: 15_000,
  };
}

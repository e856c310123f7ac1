import { randomBytes } from 'node:crypto';
import {
  checkReady,
  gatewayEnvironment,
  type LocalEnvironment,
  newSigningKey,
  type ProcessCredentials,
  type ProcessSource,
  publicUrl,
  serviceEnvironment,
  sourceCommand,
  trustedKeys,
  until,
  untilListening,
} from '@bms/parts';
import { problemInPino } from '../supervisor/problems.ts';
import type { Program } from '../supervisor/supervisor.ts';
import type { Secrets } from './secrets.ts';

/** Time limit for a process to become ready, in milliseconds; long enough for a busy machine. */
const readyWithinMs = 90_000;
/** The time limit for the gateway, in milliseconds: it is started first and ready last. */
const gatewayReadyWithinMs = 2 * readyWithinMs;

/** Returns a service as a supervised program. */
export function serviceProgram(
  source: ProcessSource,
  around: LocalEnvironment,
  own: ProcessCredentials & { readonly mongodbUrl: string },
  env: NodeJS.ProcessEnv,
): Program {
  const url = `http://127.0.0.1:${around.services[source.name]?.http}`;
  const settings = { ...passedOn(source, env), ...serviceEnvironment(source, around, own) };
  return { ...sourceProgram(source, settings), tier: 1, ready: untilReady(source, url, readyWithinMs) };
}

/** Returns the gateway as a supervised program. */
export function gatewayProgram(
  source: ProcessSource,
  around: LocalEnvironment,
  own: ProcessCredentials,
  env: NodeJS.ProcessEnv,
): Program {
  const settings = { ...passedOn(source, env), ...gatewayEnvironment(source, around, own) };
  const ready = untilReady(source, publicUrl(around), gatewayReadyWithinMs);
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

function untilReady({ name }: ProcessSource, url: string, timeoutMs: number): Program['ready'] {
  return async (process) => {
    // A refused connection costs less CPU than a failed request, and every process needs the CPU for its start.
    await untilListening(process, Number(new URL(url).port), timeoutMs);
    await until(name, () => checkReady(url), { process, timeoutMs, pauseMs: 50 });
  };
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

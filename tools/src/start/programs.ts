import { randomBytes } from 'node:crypto';
import {
  checkReady,
  gatewayEnvironment,
  newSigningKey,
  type Own,
  type ProcessSource,
  publicUrl,
  type RunningProcess,
  type Surroundings,
  serviceEnvironment,
  sourceCommand,
  trustedKeys,
  until,
} from '@bms/parts';
import { problemInPino } from '../supervisor/problems.ts';
import type { Program } from '../supervisor/supervisor.ts';
import type { Secrets } from './secrets.ts';

/** Default time to get ready, in milliseconds: many times what it takes, for a machine that is busy. */
const readyWithinMs = 90_000;

/** A service as a program that is kept running. */
export function serviceProgram(
  source: ProcessSource,
  around: Surroundings,
  own: Own & { readonly mongodbUrl: string },
): Program {
  const url = `http://127.0.0.1:${around.services[source.name]?.http}`;
  return sourceProgram(source, 1, serviceEnvironment(source, around, own), url);
}

/** The gateway as a program that is kept running. */
export function gatewayProgram(source: ProcessSource, around: Surroundings, own: Own): Program {
  return sourceProgram(source, 2, gatewayEnvironment(source, around, own), publicUrl(around));
}

/** What a process has for itself: its key and secrets from the data folder. */
export function ownOf(name: string, secrets: Secrets, natsUrl: string): Own {
  return {
    signingKey: signingKeyOf(name, secrets),
    natsUrl,
    secret: (setting) => secrets.get(`${name}/${setting}`, () => randomBytes(32).toString('base64')),
  };
}

/** TRUSTED_KEYS of these processes. */
export function trustedKeysOf(names: readonly string[], secrets: Secrets): string {
  return trustedKeys(names.map((name) => signingKeyOf(name, secrets)));
}

function signingKeyOf(name: string, secrets: Secrets): string {
  return secrets.get(`${name}/signing-key`, () => newSigningKey(name));
}

function sourceProgram(source: ProcessSource, tier: number, env: Record<string, string>, url: string): Program {
  const ready = (process: RunningProcess): Promise<void> =>
    until(source.name, () => checkReady(url), { process, timeoutMs: readyWithinMs, pauseMs: 50 });
  return {
    name: source.name,
    label: source.name,
    tier,
    command: () => sourceCommand(source, env),
    ready,
    problem: problemInPino,
    graceMs: 15_000,
  };
}

import { type CallerSigner, readSigner } from '@bms/contracts';
import type { Events, Job } from '@bms/events';
import type { Connection } from 'mongoose';
import { ConfigError } from '../config/settings.ts';
import { createCallObserver, type RpcMetrics } from '../health/metrics.ts';
import type { Runtime } from '../module.ts';
import { createReportCollection } from '../report/collect-reports.ts';
import type { ServiceReport } from '../report/service-report.ts';
import { noteSlowCalls } from '../report/slow-call.ts';
import { createRequests, type Requests } from '../requests.ts';
import { onlyDeclared } from './declared-consumers.ts';
import type { Start } from './start.ts';

/** Components that are opened one after the other during the start. */
export interface Opened {
  readonly db: Connection;
  readonly requests: Requests;
  readonly events: Events;
  readonly metrics: RpcMetrics;
  readonly report: ServiceReport;
  /** Jobs that the modules scheduled before the scheduler starts. */
  readonly jobs: Job[];
}

/**
 * Opens the client for other services. It is opened before the events, so that it is closed after them: effects in
 * progress complete their calls.
 */
export function openRequests(
  { config, contract, tls, shutdown, name }: Start,
  { metrics, report }: Pick<Opened, 'metrics' | 'report'>,
): Requests {
  const signer = ownSigner(config.callers.signingKey, name);
  const requests = createRequests(contract, signer, config.upstreams, {
    timeoutMs: config.requestTimeoutMs,
    credentials: tls?.client,
    observe: noteSlowCalls(createCallObserver(metrics.registry), report.slowWork),
  });
  shutdown.add('calls to other services', requests.close);
  return requests;
}

/** Returns the dependencies of the modules of a process. */
export function createRuntime(
  { contract, log, shutdown, name, manifest }: Start,
  { db, requests, events, metrics, report, jobs }: Opened,
): Runtime {
  return {
    service: name,
    contract,
    db,
    log,
    metrics: metrics.registry,
    request: requests.request,
    consume: onlyDeclared(name, manifest, events.consume),
    schedule: (job) => void jobs.push(job),
    collectReports: createReportCollection(events, report.read),
    onShutdown: (stop) => shutdown.add('a module', stop),
  };
}

/**
 * Reads the signing key and checks its `kid`: with another service's key, calls would be attributed to that service.
 * @throws ConfigError if the `kid` is not the name of the service
 */
function ownSigner(signingKey: string, name: string): CallerSigner {
  const signer = readSigner(signingKey);
  if (signer.issuer === name) return signer;
  throw new ConfigError(`setting SIGNING_KEY: the kid of the key is ${signer.issuer}, but this is ${name}`);
}

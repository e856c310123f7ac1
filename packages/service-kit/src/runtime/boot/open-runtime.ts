import { type CallerSigner, readSigner } from '@bms/contracts';
import type { Events, Job } from '@bms/events';
import type { Connection } from 'mongoose';
import { ConfigError } from '../config/settings.ts';
import { createCallObserver, type RpcMetrics } from '../health/metrics.ts';
import type { Runtime } from '../module.ts';
import { createReportCollection } from '../report/collect-reports.ts';
import type { ServiceReport } from '../report/service-report.ts';
import { noteSlowCalls } from '../report/slow-call.ts';
import { createRequests } from '../requests.ts';
import type { Start } from './start.ts';

/** Components that are opened one after the other during the start. */
export interface Opened {
  readonly db: Connection;
  readonly events: Events;
  readonly metrics: RpcMetrics;
  readonly report: ServiceReport;
  /** Jobs that the modules scheduled before the scheduler starts. */
  readonly jobs: Job[];
}

/** Opens the dependencies of the modules of a process. */
export function openRuntime(
  { config, contract, tls, log, shutdown, name }: Start,
  { db, events, metrics, report, jobs }: Opened,
): Runtime {
  const signer = ownSigner(config.callers.signingKey, name);
  const requests = createRequests(contract, signer, config.upstreams, {
    credentials: tls?.client,
    observe: noteSlowCalls(createCallObserver(metrics.registry), report.slowWork),
  });
  shutdown.add('calls to other services', requests.close);
  return {
    service: name,
    contract,
    db,
    log,
    metrics: metrics.registry,
    request: requests.request,
    consume: events.consume,
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

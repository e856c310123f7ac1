import { type KilledReplicas, startKilledReplicas } from '@bms/testing';
import { contract, startEnvironment, type TestEnvironment } from './harness.ts';
import { type Invoices, invoicesOf } from './invoices.ts';

/** Processes of billing with their backing services, to be killed while they work. */
export interface KilledBilling extends KilledReplicas, Pick<TestEnvironment, 'crm' | 'identity' | 'files'> {
  /** Calls a random process. */
  readonly invoices: Invoices;
}

/** Starts processes of billing. @param settings override the defaults */
export async function startKilledBilling(settings: Record<string, string> = {}): Promise<KilledBilling> {
  const environment = await startEnvironment();
  const { MONGODB_URL: _own, ...env } = environment.env;
  const { secrets, crm, identity, files } = environment;
  const replicas = await startKilledReplicas('billing', { contract, secrets, env: { ...env, ...settings } });
  const stop = () => replicas.stop().then(environment.stop);
  return { ...replicas, crm, identity, files, invoices: invoicesOf(replicas), stop };
}

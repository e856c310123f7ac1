import type { Command } from './process.ts';

/** What a local mongod needs; all paths exist and are its own. */
export interface MongodSettings {
  readonly binary: string;
  readonly port: number;
  readonly dataDir: string;
  /** File with the secret of the replica set, mode 0600; with it sign-in is required. */
  readonly keyFile: string;
}

/** Name of the replica set; clients must know it. */
export const replicaSetName = 'bms';

/**
 * What a killed process has locked stays locked until the server gives its transaction up, by default for a minute. No call
 * of ours waits that long.
 */
const TRANSACTION_SECONDS = 15;

/** The one node of a replica set, on loopback, with sign-in, logging to stdout. Small cache: it shares the machine with all else. */
export function mongodCommand(settings: MongodSettings): Command {
  const args = ['--bind_ip', '127.0.0.1', '--port', String(settings.port), '--dbpath', settings.dataDir];
  args.push('--replSet', replicaSetName, '--keyFile', settings.keyFile);
  args.push('--nounixsocket', '--wiredTigerCacheSizeGB', '0.5');
  args.push('--setParameter', 'diagnosticDataCollectionEnabled=false');
  args.push('--setParameter', `transactionLifetimeLimitSeconds=${TRANSACTION_SECONDS}`);
  return { file: settings.binary, args, env: { PATH: process.env['PATH'] ?? '', TZ: 'UTC' } };
}

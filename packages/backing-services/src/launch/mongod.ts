import type { Command } from './process.ts';

/** The settings of a local mongod; all paths exist and are used by it alone. */
export interface MongodSettings {
  readonly binary: string;
  readonly port: number;
  readonly dataDir: string;
  /** The key file of the replica set, mode 0600; it enables authentication. */
  readonly keyFile: string;
}

/** The name of the replica set, part of connection strings. */
export const replicaSetName = 'bms';

/**
 * The lifetime limit of a transaction, in seconds. Locks of a killed process are held until the server aborts its
 * transaction, by default after a minute; no call waits that long.
 */
const TRANSACTION_SECONDS = 15;

/**
 * The compression of connections: mongod before 8.0.17 (and the patched versions of other series) discloses memory to
 * clients without a password over zlib (CVE-2025-14847). No client of the project compresses.
 */
const COMPRESSORS = 'snappy,zstd';

/**
 * Closes the files of collections that are idle for 20 seconds instead of 10 minutes. The databases of a test run have
 * 20,000 files, which is the limit of open files on many machines; mongod aborts when it reaches that.
 */
const CLOSE_IDLE_FILES = 'file_manager=(close_idle_time=20,close_scan_interval=5,close_handle_minimum=250)';

/**
 * Returns the command of a single-node replica set on loopback, with authentication, logging to stdout. The cache is
 * small, since the machine is shared.
 */
export function mongodCommand(settings: MongodSettings): Command {
  const args = ['--bind_ip', '127.0.0.1', '--port', String(settings.port), '--dbpath', settings.dataDir];
  args.push('--replSet', replicaSetName, '--keyFile', settings.keyFile);
  args.push('--networkMessageCompressors', COMPRESSORS);
  args.push('--nounixsocket', '--wiredTigerCacheSizeGB', '0.5');
  args.push('--wiredTigerEngineConfigString', CLOSE_IDLE_FILES);
  args.push('--setParameter', 'diagnosticDataCollectionEnabled=false');
  args.push('--setParameter', `transactionLifetimeLimitSeconds=${TRANSACTION_SECONDS}`);
  return { file: settings.binary, args, env: { PATH: process.env['PATH'] ?? '', TZ: 'UTC' } };
}

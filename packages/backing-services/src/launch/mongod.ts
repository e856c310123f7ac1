import type { Command } from './process.ts';

/** The settings of a local mongod; all paths exist and are used by it alone. */
export interface MongodSettings {
  readonly binary: string;
  readonly port: number;
  readonly dataDir: string;
  /** The key file of the replica set, mode 0600; it enables authentication. */
  readonly keyFile: string;
  /** True if nothing expires and little is written to disk: for the many collections of tests. */
  readonly isForTests?: boolean;
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
 * The settings of the engine for the thousands of collections of a test run: the default four threads of eviction look at
 * each of them as soon as a twentieth of the cache is dirty.
 */
const RARE_EVICTION =
  'eviction=(threads_min=1,threads_max=1),eviction_dirty_target=60,eviction_dirty_trigger=80,' +
  'eviction_updates_target=40,eviction_updates_trigger=60';

/** The time between checkpoints and between looks for expired records in tests, in seconds: both go through all collections. */
const TEST_ROUND_SECONDS = '600';

/**
 * Returns the command of a single-node replica set on loopback, with authentication, logging to stdout. The cache is
 * small, since the machine is shared.
 */
export function mongodCommand(settings: MongodSettings): Command {
  const args = ['--bind_ip', '127.0.0.1', '--port', String(settings.port), '--dbpath', settings.dataDir];
  args.push('--replSet', replicaSetName, '--keyFile', settings.keyFile);
  args.push('--networkMessageCompressors', COMPRESSORS);
  args.push('--nounixsocket', '--wiredTigerCacheSizeGB', '0.5');
  args.push(
    '--wiredTigerEngineConfigString',
    settings.isForTests ? `${CLOSE_IDLE_FILES},${RARE_EVICTION}` : CLOSE_IDLE_FILES,
  );
  if (settings.isForTests)
    args.push('--syncdelay', TEST_ROUND_SECONDS, '--setParameter', `ttlMonitorSleepSecs=${TEST_ROUND_SECONDS}`);
  args.push('--setParameter', 'diagnosticDataCollectionEnabled=false');
  args.push('--setParameter', `transactionLifetimeLimitSeconds=${TRANSACTION_SECONDS}`);
  return { file: settings.binary, args, env: { PATH: process.env['PATH'] ?? '', TZ: 'UTC' } };
}

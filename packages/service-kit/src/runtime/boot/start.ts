import type { Contract, ProtoSource } from '@bms/contracts';
import type { ProcessTls } from '@bms/rpc';
import type { Logger } from 'pino';
import type { ServiceConfig } from '../config/service-settings.ts';
import type { Migration } from '../migrations/migration.ts';
import type { Shutdown } from './shutdown.ts';

/** The context of a start, passed to each of its steps. */
export interface Start {
  readonly name: string;
  readonly config: ServiceConfig;
  readonly contract: Contract;
  readonly protos: ProtoSource | undefined;
  readonly migrations: readonly Migration[];
  /** The package.json of the service. */
  readonly manifest: URL | undefined;
  /** Mutual TLS; undefined for plain text. */
  readonly tls: ProcessTls | undefined;
  readonly onFatal: (error: Error) => void;
  readonly log: Logger;
  readonly shutdown: Shutdown;
  readonly aborted: AbortSignal;
}

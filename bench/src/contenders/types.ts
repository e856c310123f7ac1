import type { StartedMongo } from '@bms/testing';
import type { DialectName } from '../dialects/index.ts';
import type { Work } from '../load/work.ts';

/** Settings of the start of a contender. */
export interface StartContext {
  /** The mongod that all contenders share; each has its own database. */
  readonly mongo: StartedMongo;
  /** The folder of the build of this project; undefined to run it from its sources. */
  readonly buildDir?: string;
}

/** A system that is measured. */
export interface Contender {
  /** The short name in the results, e.g. `nestjs`. */
  readonly name: string;
  /** The name in tables, e.g. `NestJS gateway + gRPC + mongoose`. */
  readonly title: string;
  /** The kinds of load that it can take. */
  readonly works: readonly Work[];
  readonly dialect: DialectName;
  /** True if it always answers with the same prepared records, so that nothing is loaded into it. */
  readonly isFixed?: boolean;
  /** Installs and builds it. @throws Error if that is not possible */
  prepare?(): Promise<void>;
  /** Starts it. @throws Error with its last output if it does not become ready */
  start(context: StartContext): Promise<RunningContender>;
}

/** A started contender. */
export interface RunningContender {
  /** The base URLs of its entry points. */
  readonly urls: readonly string[];
  /** Headers of every request, such as the token. */
  readonly headers: Readonly<Record<string, string>>;
  /** The ids of its processes, without the shared mongod. */
  readonly pids: readonly number[];
  /**
   * Waits until all effects of its writes so far are applied. Absent if a write has no effects after its response.
   * @param writes the number of acknowledged writes since the start
   */
  settle?(writes: number): Promise<void>;
  /** Returns the number of calls that each copy of the measured service has answered. Absent without copies. */
  countCalls?(): Promise<number[]>;
  stop(): Promise<void>;
}

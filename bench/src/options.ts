import { parseArgs } from 'node:util';
import { expressFloor, grpcFloor, httpFloor } from './contenders/floors.ts';
import { COPIES, ours } from './contenders/ours.ts';
import { express, feathers, nestjs, parseServer, payload } from './contenders/peer.ts';
import type { Contender } from './contenders/types.ts';
import { WORKS } from './load/work.ts';
import { OURS } from './report/results.ts';
import type { RoundsOptions } from './rounds/measure-rounds.ts';
import { SHORT } from './short.ts';

/** All contenders, this project first. */
const CONTENDERS: readonly Contender[] = [
  ours,
  nestjs,
  express,
  feathers,
  parseServer,
  payload,
  grpcFloor,
  expressFloor,
  httpFloor,
];

/** The command line of the bench. */
export interface CommandLine {
  readonly rounds: RoundsOptions;
  readonly contenders: readonly Contender[];
  /** True for the short form with its limits. */
  readonly isShort: boolean;
  /** True to run this project from its sources instead of a build. */
  readonly isFromSources: boolean;
  /** The file for the results; undefined for the default. */
  readonly json: string | undefined;
  /** True to write the tables and pictures into the docs. */
  readonly hasDocs: boolean;
  /** The page of the docs that shows the results, without its ending. */
  readonly page: 'performance' | 'scaling';
}

const flags = {
  short: { type: 'boolean', default: false },
  sources: { type: 'boolean', default: false },
  docs: { type: 'boolean', default: false },
  copies: { type: 'boolean', default: false },
  clients: { type: 'string' },
  rounds: { type: 'string' },
  seconds: { type: 'string' },
  connections: { type: 'string' },
  works: { type: 'string' },
  contenders: { type: 'string' },
  json: { type: 'string' },
} as const;

const DEFAULTS: RoundsOptions = {
  works: WORKS,
  rounds: 3,
  ms: 5000,
  warmUpMs: 10_000,
  connections: 32,
  dataSize: 10_000,
};

/** Reads the command line. @throws Error naming the flag whose value is not allowed */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values } = parseArgs({ args: [...args], options: flags });
  const base = values.short ? SHORT : DEFAULTS;
  const number = (flag: 'clients' | 'rounds' | 'seconds' | 'connections', fallback: number): number =>
    values[flag] === undefined ? fallback : positive(flag, values[flag]);
  return {
    rounds: {
      works: values.works ? values.works.split(',').map((name) => oneOf('works', name, WORKS)) : base.works,
      rounds: number('rounds', base.rounds),
      ms: number('seconds', base.ms / 1000) * 1000,
      warmUpMs: base.warmUpMs,
      connections: number('connections', base.connections),
      dataSize: number('clients', base.dataSize),
    },
    contenders: values.copies
      ? COPIES
      : chosen(values.contenders?.split(',') ?? (values.short ? SHORT.contenders : undefined)),
    isShort: values.short,
    isFromSources: values.sources || values.short,
    json: values.json,
    hasDocs: values.docs,
    page: values.copies ? 'scaling' : 'performance',
  };
}

/** Returns the named contenders after this project; all without names. */
function chosen(names: readonly string[] | undefined): readonly Contender[] {
  if (!names) return CONTENDERS;
  const known = CONTENDERS.map(({ name }) => name);
  for (const name of names) oneOf('contenders', name, known);
  return CONTENDERS.filter(({ name }) => name === OURS || names.includes(name));
}

/** Reads a number of the command line. @throws Error naming the flag whose value is not allowed */
export function positive(flag: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${flag} must be a positive number, not ${text}`);
  return value;
}

/** Reads a name of the command line. @throws Error naming the flag and its allowed values */
export function oneOf<T extends string>(flag: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((name) => name === text);
  if (!found) throw new Error(`--${flag} must be of ${allowed.join(', ')}, not ${text}`);
  return found;
}

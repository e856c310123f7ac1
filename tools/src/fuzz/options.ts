import { readArguments, UserError } from '../console/say.ts';

/** Phases of schemathesis, in order. */
const phases = ['examples', 'coverage', 'fuzzing', 'stateful'] as const;

/** Role of the account that sends the requests. */
export type Role = 'administrator' | 'member';

const roles: readonly Role[] = ['administrator', 'member'];

/** Options of a fuzz run. */
export interface FuzzOptions {
  /** Maximum number of generated requests per operation in each generating phase. */
  readonly examples: number;
  readonly seed: number;
  /** Number of rounds of sequences, each with another seed. */
  readonly rounds: number;
  /** Number of concurrent requests. More than one is faster, but not reproducible, and may crash CPython. */
  readonly workers: number;
  readonly phases: readonly string[];
  readonly roles: readonly Role[];
  /** Regular expression that limits the run to operations with a matching path. */
  readonly paths: string | undefined;
  /** Output of schemathesis. */
  readonly output: NodeJS.WriteStream;
}

/** Default options of `npm run fuzz`. */
export const defaultOptions: FuzzOptions = {
  examples: 20,
  seed: 1,
  rounds: 5,
  workers: 1,
  phases,
  roles,
  paths: undefined,
  output: process.stdout,
};

/**
 * Parses `--examples 50 --seed 1 --rounds 5 --workers 1 --phases examples,fuzzing --roles member --paths /api/clients`.
 * @throws UserError for an unknown option or an invalid value
 */
export function readOptions(args: readonly string[]): FuzzOptions {
  const values = parse(args);
  return {
    examples: positive('examples', values.examples, defaultOptions.examples),
    seed: positive('seed', values.seed, defaultOptions.seed),
    rounds: positive('rounds', values.rounds, defaultOptions.rounds),
    workers: positive('workers', values.workers, defaultOptions.workers),
    phases: some('phases', values.phases, defaultOptions.phases),
    roles: some('roles', values.roles, defaultOptions.roles),
    paths: values.paths,
    output: defaultOptions.output,
  };
}

function parse(args: readonly string[]) {
  const type = 'string' as const;
  const options = {
    examples: { type },
    seed: { type },
    rounds: { type },
    workers: { type },
    phases: { type },
    roles: { type },
    paths: { type },
  };
  return readArguments(args, options);
}

function positive(name: string, text: string | undefined, standard: number): number {
  if (text === undefined) return standard;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UserError(`--${name} must be a whole number above 0, not ${text}`);
  return Number(text);
}

function some<Word extends string>(name: string, text: string | undefined, known: readonly Word[]): readonly Word[] {
  if (text === undefined) return known;
  const chosen = known.filter((word) => text.split(',').includes(word));
  if (chosen.length !== text.split(',').length) throw new UserError(`--${name} takes some of ${known.join(',')}`);
  return chosen;
}

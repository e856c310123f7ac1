import { parseArgs } from 'node:util';
import { UserError } from '../console/say.ts';

/** The phases of schemathesis, in their order. */
const phases = ['examples', 'coverage', 'fuzzing', 'stateful'] as const;

/** Who asks. */
export type Role = 'administrator' | 'member';

const roles: readonly Role[] = ['administrator', 'member'];

/** How much is tried. */
export interface FuzzOptions {
  /** Generated requests an operation, at most, in each phase that draws them. */
  readonly examples: number;
  readonly seed: number;
  /** How often sequences are begun anew, each time with another seed. */
  readonly rounds: number;
  /** Requests at once. More than one is faster, but not the same each time, and CPython may stumble over it. */
  readonly workers: number;
  readonly phases: readonly string[];
  readonly roles: readonly Role[];
  /** Only operations whose path fits this regular expression. */
  readonly paths: string | undefined;
  /** Where schemathesis tells what it does and finds. */
  readonly output: NodeJS.WriteStream;
}

/** What `npm run fuzz` does without being told. */
export const usual: FuzzOptions = {
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
 * Reads `--examples 50 --seed 1 --rounds 5 --workers 1 --phases examples,fuzzing --roles member --paths /api/clients`.
 * @throws UserError for what is none of these
 */
export function readOptions(args: readonly string[]): FuzzOptions {
  const values = parse(args);
  return {
    examples: positive('examples', values.examples, usual.examples),
    seed: positive('seed', values.seed, usual.seed),
    rounds: positive('rounds', values.rounds, usual.rounds),
    workers: positive('workers', values.workers, usual.workers),
    phases: some('phases', values.phases, usual.phases),
    roles: some('roles', values.roles, usual.roles),
    paths: values.paths,
    output: usual.output,
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
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UserError((error as Error).message);
  }
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

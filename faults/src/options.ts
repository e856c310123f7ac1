import { parseArgs } from 'node:util';

/** The command line of a fault run. */
export interface FaultsOptions {
  /** The number of faults. */
  readonly faults: number;
  /** The seed of the sequence of faults. */
  readonly seed: number;
  /** The longest time that a process is frozen, in milliseconds. */
  readonly maxFreezeMs: number;
  /** The file for the results; undefined for the default. */
  readonly json: string | undefined;
}

const flags = {
  faults: { type: 'string', default: '500' },
  seed: { type: 'string', default: '1' },
  json: { type: 'string' },
} as const;

const MAX_FREEZE_MS = 30_000;

/** Reads the command line. @throws Error naming the flag whose value is not allowed */
export function readOptions(args: readonly string[]): FaultsOptions {
  const { values } = parseArgs({ args: [...args], options: flags });
  const faults = wholeNumber('faults', values.faults, 1);
  return { faults, seed: wholeNumber('seed', values.seed, 0), maxFreezeMs: MAX_FREEZE_MS, json: values.json };
}

function wholeNumber(flag: string, text: string, minimum: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < minimum)
    throw new Error(`--${flag} must be a whole number from ${minimum}, not ${text}`);
  return value;
}

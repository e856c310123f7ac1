import { feathersDialect } from './feathers.ts';
import { parseDialect } from './parse.ts';
import { payloadDialect } from './payload.ts';
import { recordsDialect } from './records.ts';
import type { Dialect } from './types.ts';

const dialects = {
  records: recordsDialect,
  feathers: feathersDialect,
  parse: parseDialect,
  payload: payloadDialect,
} satisfies Record<string, Dialect>;

/** The name of a dialect; names, unlike functions, can be sent to the process that generates the load. */
export type DialectName = keyof typeof dialects;

export function dialectOf(name: DialectName): Dialect {
  return dialects[name];
}

import { expandable } from '../answers/expand-references.ts';
import { detailOf } from '../answers/select-fields.ts';
import type { SchemaObject } from '../requests/input-schema.ts';
import type { Contract, MessageContract, Rpc } from '../types.ts';

/** The member `expanded` of a list or a detail. */
export interface Expansion {
  /** The record whose references it has. */
  readonly record: MessageContract;
  /** The rpcs that return the records to which it refers, by module. */
  readonly targets: ReadonlyMap<string, Rpc>;
}

/** Returns the member `expanded` of each response message that has one. */
export function expansionsOf({ rpcs }: Contract): ReadonlyMap<MessageContract, Expansion> {
  const shaped = rpcs.filter(({ shape, bindings }) => shape !== undefined && bindings.length > 0);
  return new Map(
    shaped.flatMap((rpc) => {
      const gets = [...expandable(rpc, rpcs).values()].flatMap(({ targets }) => targets);
      const targets = new Map(gets.map((get) => [get.service.module, get] as const).sort(byModule));
      const record = recordOf(rpc.name === 'Get' ? rpc : (detailOf(rpc) ?? rpc));
      return record && targets.size > 0 ? [[rpc.response, { record, targets }] as const] : [];
    }),
  );
}

const byModule = ([one]: readonly [string, Rpc], [other]: readonly [string, Rpc]): number => (one < other ? -1 : 1);

/** Returns the record of a detail, or that of a list without details. */
const recordOf = ({ response }: Rpc): MessageContract | undefined =>
  (response.field('record') ?? response.field('records'))?.message;

/** Builds the schema of a member `expanded`. @param mapOf returns that of the records of an rpc Get by id */
export const expandedSchema = ({ targets }: Expansion, mapOf: (get: Rpc) => SchemaObject): SchemaObject => ({
  type: 'object',
  description: 'The records that `expand` names, by module and id.',
  properties: Object.fromEntries([...targets].map(([module, get]) => [module, mapOf(get)])),
});

/** Builds the schema of records by id. */
export const recordsById = (module: string, record: SchemaObject): SchemaObject => ({
  type: 'object',
  description: `The records of \`${module}\`, by id.`,
  additionalProperties: record,
});

import { ACTIONS, type FieldContract } from '@bms/contracts';
import type { Call } from '../../runtime/call.ts';
import type { EncodedAnswer } from '../../runtime/handlers-of.ts';
import { compileEncoder, compileReader } from '../model/conversion.ts';
import type { NamedRpc } from '../model/list-contract.ts';
import type { StoredValues } from '../model/stored.ts';
import { compilePopulateNames } from '../references/populate-names.ts';
import type { Resource } from './resource.ts';

type Message = Record<string, unknown>;

/**
 * Compiles the response of an rpc about one record: `record` is the record, `success` is true, `message` is the text
 * given, and any other field (such as `custom_fields`) is read from the record too. Names of referenced records are
 * looked up; see NameLookup for `within`.
 */
export function compileAnswer<Name extends string>(
  resource: Resource,
  rpc: NamedRpc<Name>,
): (record: StoredValues, text?: string, within?: Call) => Promise<EncodedAnswer<Name>> {
  const parts = rpc.response.fields.map((field) => ({ name: field.name, write: compilePart(resource, field) }));
  const shown = rpc.response.field('record')?.message;
  const populateNames = shown && compilePopulateNames(shown, resource.kit.names);
  return async (record, text = 'Done.', within = undefined) => {
    const [named = record] = (await populateNames?.([record], within)) ?? [];
    const answer: Message = {};
    for (const { name, write } of parts) {
      const value = write(named, text);
      if (value !== undefined) answer[name] = value;
    }
    return answer as EncodedAnswer<Name>;
  };
}

function compilePart(resource: Resource, field: FieldContract): (record: StoredValues, text: string) => unknown {
  const {
    shown,
    kit: { days },
  } = resource;
  if (field.name === 'record' && field.message) return compileEncoder(field.message, days, shown);
  if (field.name === ACTIONS) return () => undefined;
  if (field.name === 'success') return () => true;
  if (field.name === 'message') return (_record, text) => text;
  return compileReader(field, days, shown[field.name]);
}

import type { FieldContract, Rpc } from '@bms/contracts';
import { compileEncoder, compileReader } from '../records/conversion.ts';
import type { StoredValues } from '../records/stored.ts';
import type { Resource } from './resource.ts';

type Message = Record<string, unknown>;

/**
 * Compiles the answer of an rpc that is about one record: `record` is the record, `success` is true, `message` says what was
 * done, and what stands beside them (such as `custom_fields`) is read from the record too.
 */
export function compileAnswer(resource: Resource, rpc: Rpc): (record: StoredValues, said?: string) => Message {
  const parts = rpc.response.fields.map((field) => ({ name: field.name, write: compilePart(resource, field) }));
  return (record, said = 'Done.') => {
    const answer: Message = {};
    for (const { name, write } of parts) {
      const value = write(record, said);
      if (value !== undefined) answer[name] = value;
    }
    return answer;
  };
}

function compilePart(resource: Resource, field: FieldContract): (record: StoredValues, said: string) => unknown {
  const { computed } = resource.rules;
  if (field.name === 'record' && field.message) return compileEncoder(field.message, computed);
  if (field.name === 'success') return () => true;
  if (field.name === 'message') return (_record, said) => said;
  return compileReader(field, computed?.[field.name]);
}

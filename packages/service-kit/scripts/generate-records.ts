import type { Contract, FieldContract, MessageContract } from '@bms/contracts';
import { storedName } from '../src/records/model/conversion.ts';
import { findRpc, recordMessage } from '../src/records/model/list-contract.ts';

const head = `/* Made from protos/ by packages/service-kit/scripts/generate.ts; changes here are lost. */
import { type mongo, Schema } from 'mongoose';
`;

/** Fields that every stored record has; see StoredRecord. */
const COMMON = new Set(['_id', 'version', 'created_at', 'created_by', 'updated_at']);

/**
 * Generates the source of the stored fields of every resource, by gRPC service: `StoredRecords` has their types,
 * `recordFields` their mongoose schemas. Computed fields and names of other records are left out, since they are not
 * stored. A field is optional if a record may lack it: one that is declared `optional`, a date, time or decimal that is
 * not required, a single message, and the ids in other systems.
 */
export function generateRecords(contract: Contract): string {
  const records = [...contract.services.keys()].flatMap((service) => {
    const record = hasRecord(contract, service) && recordMessage(contract, service);
    return record ? [{ service, fields: storedFields(record).filter((field) => !COMMON.has(storedName(field))) }] : [];
  });
  const types = records.map(({ service, fields }) => `  '${service}': ${typeOfFields(fields, '  ')};\n`);
  const schemas = records.map(({ service, fields }) => {
    const lines = fields.map((field) => `    ${storedName(field)}: ${schemaOf(field, [])},\n`);
    return `  '${service}': {\n${lines.join('')}  },\n`;
  });
  return `${head}
/** The stored fields of each resource, besides those that every record has. */
export interface StoredRecords {
${types.join('')}}

/** The schemas of these fields. */
export const recordFields = {
${schemas.join('')}};
`;
}

function hasRecord(contract: Contract, service: string): boolean {
  return ['Create', 'Get', 'List'].some((name) => {
    const rpc = findRpc(contract, service, name);
    return rpc && (name === 'Create' ? rpc.bindings.some(({ body }) => body !== '' && body !== '*') : recordsOf(rpc));
  });
}

const recordsOf = ({ response }: { response: MessageContract }): boolean =>
  (response.field('record') ?? response.field('records'))?.message !== undefined;

const storedFields = (message: MessageContract): FieldContract[] =>
  message.fields.filter(({ rules }) => !rules.computed && !rules.nameOf);

function typeOfFields(fields: readonly FieldContract[], indent: string): string {
  const lines = fields.map((field) => {
    const comment = field.comment.replaceAll('\n', ' ').replaceAll('*/', '').trim();
    const doc = comment ? `${indent}  /** ${comment} */\n` : '';
    return `${doc}${indent}  ${storedName(field)}${isOptional(field) ? '?' : ''}: ${typeOf(field, indent)};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

function isOptional({ nullable, repeated, map, message, rules }: FieldContract): boolean {
  if (rules.externalIds) return true;
  if (repeated || map) return false;
  const emptyIsUnset = rules.decimals !== undefined || rules.format.startsWith('date');
  return nullable || message !== undefined || (emptyIsUnset && !rules.required);
}

function typeOf(field: FieldContract, indent: string): string {
  const one = field.message ? typeOfFields(storedFields(field.message), `${indent}  `) : typeOfValue(field);
  if (field.map) return `Record<string, ${one}>`;
  if (!field.repeated) return one;
  return one.includes('|') ? `(${one})[]` : `${one}[]`;
}

/** Returns the type of a stored value, as converted by `compileDecoders`. */
function typeOfValue({ type, rules }: FieldContract): string {
  if (rules.decimals !== undefined) return 'mongo.Decimal128';
  if (rules.scalar) return 'string | number | boolean | null';
  if (rules.format === 'date' || rules.format === 'date_time') return 'Date';
  if (rules.format === 'id_list') return 'number[]';
  if (type === 'bool') return 'boolean';
  if (type === 'string') return typeOfText(rules);
  return type === 'bytes' ? 'Buffer' : 'number';
}

/** Returns the values that a text may have; the empty text stands for an unset value. */
function typeOfText({ allowed, hasNames, required, initial, defaultValue }: FieldContract['rules']): string {
  if (allowed.length === 0 || hasNames) return 'string';
  const isSet = required || initial || defaultValue !== undefined;
  return [...allowed, ...(isSet ? [] : [''])].map((value) => `'${value}'`).join(' | ');
}

/** @param within the messages that the field is part of; one that contains itself has no schema of its own */
function schemaOf(field: FieldContract, within: readonly string[]): string {
  if (field.map || (field.message && (within.includes(field.message.name) || !field.repeated)))
    return 'Schema.Types.Mixed';
  const one = field.message ? schemaOfMessage(field.message, within) : schemaOfValue(field);
  if (field.repeated) return `[${one}]`;
  // Mongoose takes `type: String` as the type of the object, not of a field named `type`.
  return field.name === 'type' ? `{ type: ${one} }` : one;
}

function schemaOfMessage(message: MessageContract, within: readonly string[]): string {
  const fields = storedFields(message);
  const schemas = fields.map((field) => `${storedName(field)}: ${schemaOf(field, [...within, message.name])}`);
  const hasId = fields.some((field) => storedName(field) === '_id');
  return `{ ${[...(hasId ? [] : ['_id: false']), ...schemas].join(', ')} }`;
}

function schemaOfValue({ type, rules }: FieldContract): string {
  if (rules.decimals !== undefined) return 'Schema.Types.Decimal128';
  if (rules.format === 'date' || rules.format === 'date_time') return 'Date';
  if (rules.format === 'id_list') return '[Number]';
  if (type === 'bool') return 'Boolean';
  return type === 'string' ? 'String' : type === 'bytes' ? 'Buffer' : 'Number';
}

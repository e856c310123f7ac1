import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import {
  createFileRegistry,
  type DescField,
  type DescMessage,
  type FileRegistry,
  fromBinary,
} from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { createValidator } from '@bufbuild/protovalidate';
import { file_buf_validate_validate as original } from '@bufbuild/protovalidate/gen/buf/validate/validate_pb.js';
import { describe, expect, test } from '@jest/globals';
import { ApiError, checkRequest, type FieldContract, loadContract, MASK_FIELD, type Rpc } from '../src/index.ts';

/** Fields whose values are restricted by names from elsewhere in the contract: `sortable` and `names_of`. */
const NAMED = ['sort', 'events', 'module', 'action'];

const image = buildImage();

describe('buf/validate/validate.proto', () => {
  const subset = image.getFile('buf/validate/validate.proto')!;

  test('declares its rules as the original does', () => {
    const declared = subset.messages.map(({ name }) => name);
    expect(declared.map((name) => shapeOf(subset.messages, name))).toEqual(
      declared.map((name) => shapeOf(original.messages, name, subset.messages)),
    );
    const [field] = subset.extensions;
    expect(original.extensions.find(({ name }) => name === 'field')).toMatchObject({ number: field!.number });
  });

  test('declares its enums as the original does', () => {
    for (const { name, values } of subset.enums) {
      const numbers = new Map(
        original.enums.find((other) => other.name === name)!.values.map((value) => [value.name, value.number]),
      );
      expect(values.map((value) => numbers.get(value.name))).toEqual(values.map(({ number }) => number));
    }
  });
});

/**
 * Describes the fields of a message.
 * @param wanted describes only the fields that the message has there
 */
function shapeOf(messages: readonly DescMessage[], name: string, wanted = messages): unknown[] {
  const named = (list: readonly DescMessage[]): readonly DescField[] =>
    list.find((message) => message.name === name)!.fields;
  const names = named(wanted).map((field) => field.name);
  return named(messages)
    .filter((field) => names.includes(field.name))
    .map((field) => [
      name,
      field.name,
      field.number,
      field.fieldKind,
      field.scalar,
      field.message?.name,
      field.enum?.name,
      field.oneof?.name,
    ])
    .sort((a, b) => Number(a[2]) - Number(b[2]));
}

/** A field of a request, or of the record in a request. */
interface Case {
  readonly rpc: Rpc;
  /** The field with the record; undefined for a field of the request itself. */
  readonly record?: FieldContract | undefined;
  readonly field: FieldContract;
}

const contract = loadContract();
const validator = createValidator();

describe('the rules of buf.validate', () => {
  const cases = contract.rpcs.flatMap(casesOf).filter(({ field }) => isComparable(field));

  test('are those of many fields', () => {
    expect(cases.length).toBeGreaterThan(300);
  });

  test('mean the same to protovalidate', () => {
    const disagreements = cases.flatMap((one) =>
      valuesOf(one.field)
        .filter((value) => isRejectedByService(one, value) !== isRejectedByProtovalidate(one, value))
        .map((value) => `${pathOf(one)}: ${JSON.stringify(value).slice(0, 80)}`),
    );
    expect(disagreements).toEqual([]);
  });
});

function casesOf(rpc: Rpc): Case[] {
  return rpc.request.fields
    .filter(({ name }) => name !== MASK_FIELD)
    .flatMap((field): Case[] => {
      if (!field.message) return [{ rpc, field }];
      if (field.repeated || field.map) return [];
      return field.message.fields
        .filter((inner) => !inner.rules.readOnly)
        .map((inner) => ({ rpc, record: field, field: inner }));
    });
}

/** True if the values of the field are only restricted by rules that buf.validate has. */
function isComparable({ name, type, rules }: FieldContract): boolean {
  const isOwn =
    rules.format !== '' || rules.decimals !== undefined || rules.scalar || rules.externalIds || rules.initial !== '';
  return ['string', 'int32', 'int64', 'double'].includes(type) && !isOwn && !NAMED.includes(name);
}

function pathOf({ rpc, record, field }: Case): string {
  return [rpc.service.name, rpc.name, record?.name, field.name].filter(Boolean).join('.');
}

/**
 * Returns values within, at and beyond the limits of a field. Without limits of its own, a field has at most 255
 * characters and 100 entries, and a required one is not empty; buf.validate does not know that.
 */
function valuesOf(field: FieldContract): unknown[] {
  const singles: unknown[] = field.type === 'string' ? textsOf(field) : numbersOf(field);
  if (field.repeated) return listsOf(field, singles);
  if (field.map) return mapsOf(field, singles);
  return field.rules.required ? singles.filter((single) => single !== '') : singles;
}

function listsOf({ type, rules }: FieldContract, singles: readonly unknown[]): unknown[][] {
  const { required, minItems, maxItems, allowed } = rules;
  const entry = (index: number): unknown => (type === 'string' ? (allowed[index] ?? `word ${index}`) : index + 1);
  const lengths = [0, minItems - 1, minItems, maxItems, maxItems === 100 ? 1 : maxItems + 1];
  const lists = lengths
    .filter((length) => length >= 0)
    .map((length) => Array.from({ length }, (_, index) => entry(index)));
  const all = [...singles.map((single) => [single]), [singles[0], singles[0]], ...lists];
  return required ? all.filter((list) => list.length > 0) : all;
}

function mapsOf({ rules }: FieldContract, singles: readonly unknown[]): object[] {
  const maps = singles.map((single) => ({ [rules.keyPattern ? 'field_1' : 'key']: single }));
  return [{}, ...maps, ...(rules.keyPattern ? [{ other: singles[0] }] : [])];
}

function textsOf({ rules }: FieldContract): string[] {
  const { minLength, maxLength, allowed } = rules;
  const lengths = [minLength - 1, minLength, maxLength, maxLength === 255 ? 0 : maxLength + 1];
  const texts = lengths.filter((length) => length >= 0).map((length) => 'ö'.repeat(length));
  return [
    ...new Set(['', ...texts, '😀'.repeat(maxLength), ...allowed, 'other', '/a b', '/path', 'https://example.com']),
  ];
}

function numbersOf({ rules }: FieldContract): number[] {
  const limits = [rules.minimum, rules.maximum, rules.above].filter((limit) => limit !== undefined);
  return [...new Set([0, 1, ...limits.flatMap((limit) => [limit - 1, limit, limit + 1])])];
}

function encode({ rpc, record, field }: Case, value: unknown): Buffer {
  const request = { [field.name]: value };
  const definition = contract.definition(rpc.service.name)[rpc.name]!;
  return definition.requestSerialize(record ? { [record.name]: request } : request);
}

const checks = new Map<Rpc, ReturnType<typeof checkRequest>>();

/** Returns the check of a request; it compiles its schema with the first message. */
function checkOf(rpc: Rpc): ReturnType<typeof checkRequest> {
  const check = checks.get(rpc) ?? checkRequest(rpc);
  checks.set(rpc, check);
  return check;
}

function isRejectedByService(one: Case, value: unknown): boolean {
  const definition = contract.definition(one.rpc.service.name)[one.rpc.name]!;
  try {
    checkOf(one.rpc)(definition.requestDeserialize(encode(one, value)), [one.field.name]);
    return false;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.violations.some(({ field }) => field.split(/[.[]/, 1)[0] === one.field.name);
  }
}

function isRejectedByProtovalidate(one: Case, value: unknown): boolean {
  const message = image.getMessage(one.rpc.request.name)!;
  const result = validator.validate(message, fromBinary(message, encode(one, value)));
  if (result.kind === 'error') throw result.error;
  const path = one.record ? [one.record.name, one.field.name] : [one.field.name];
  const names = (result.violations ?? []).map(({ field }) => field.map((part) => ('name' in part ? part.name : '')));
  return names.some((parts) => path.every((name, index) => parts[index] === name));
}

/** Compiles the project's protos with buf. Unlike protobufjs, it keeps the values of options. */
function buildImage(): FileRegistry {
  const buf = createRequire(import.meta.url).resolve('@bufbuild/buf/bin/buf');
  const args = [buf, 'build', '--as-file-descriptor-set', '--output', '-'];
  const image = execFileSync(process.execPath, args, { cwd: new URL('../../..', import.meta.url), maxBuffer: 2 ** 26 });
  return createFileRegistry(fromBinary(FileDescriptorSetSchema, image));
}

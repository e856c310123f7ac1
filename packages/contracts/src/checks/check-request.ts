import { invalid } from '../errors/api-error.ts';
import type { Violation } from '../errors/violation.ts';
import { MASK_FIELD } from '../load/bindings.ts';
import { inputSchema } from '../requests/input-schema.ts';
import { compileKeyCheck } from '../requests/map-keys.ts';
import { compileNormalization } from '../requests/normalize-pasted.ts';
import { filterField, inlineFields } from '../requests/query.ts';
import { type CleanTexts, compileCleanTexts, oneEach } from '../requests/texts.ts';
import { checkBySchema } from '../requests/validator.ts';
import type { FieldContract, MessageContract, Rpc } from '../types.ts';
import { findServerSet, type Message, setEmptyValues, withoutNulls } from './decoded-message.ts';

type Check = (message: Message, mask: readonly string[]) => Violation[];

type CheckRequest = (message: Message, mask: readonly string[]) => void;

/** The validations that this process has compiled. */
const compiled = new WeakMap<Rpc, CheckRequest>();

/**
 * Compiles the validation of a decoded request in a service. It applies the same rules as the gateway does to the JSON,
 * because the gateway is not the only caller. An update is validated only in the fields that its mask names; every
 * other request gets the defaults of the contract for empty strings and unset optional fields.
 * @returns a function that throws ApiError validation_failed
 */
export function checkRequest(rpc: Rpc): CheckRequest {
  const check = compiled.get(rpc) ?? compileRequest(rpc);
  compiled.set(rpc, check);
  return check;
}

function compileRequest(rpc: Rpc): CheckRequest {
  const isChange = rpc.request.field(MASK_FIELD) !== undefined;
  const fields = rpc.request.fields.filter((field) => field.name !== MASK_FIELD);
  const records = fields.filter((field) => field.message && !field.repeated && !field.map);
  const plain = fields.filter((field) => !records.includes(field));
  const own = { ...rpc.request, fields: plain.map((field) => filterField(field, rpc.request)) };
  const normalize = compileNormalization(fields);
  const clean = isWrite(rpc) ? compileCleanTexts : () => () => [];
  const checks = [
    compileOwn(own, clean(own, 'wire')),
    ...records.map((field) =>
      isChange
        ? compileChange(field, clean(field.message!, 'patch'))
        : compileRecord(field, clean(field.message!, 'wire')),
    ),
  ];
  return (message, mask) => {
    normalize(message);
    if (!isChange) setEmptyValues(message, own);
    const violations = checks.flatMap((check) => check(message, mask));
    if (violations.length > 0) throw invalid(...violations);
  };
}

/** True if an rpc takes texts that are stored. Those of a search or a filter are compared with stored ones as they are. */
const isWrite = ({ bindings }: Rpc): boolean => bindings.some(({ method }) => method !== 'GET');

/** Compiles the check of the fields of the request itself. */
function compileOwn(own: MessageContract, cleanTexts: CleanTexts): Check {
  const findFaults = compileFaults(own, own.fields);
  return (message) => {
    const reordered = cleanTexts(message);
    return oneEach([...findFaults(message), ...reordered]);
  };
}

/** Compiles the check of a record to create, or of a group of parameters. */
function compileRecord(field: FieldContract, cleanTexts: CleanTexts): Check {
  const fields = field.rules.inline ? inlineFields(field).map((inner) => inner.field) : field.message!.fields;
  const record = { ...field.message!, fields };
  const findFaults = compileFaults(record, fields);
  return (message) => {
    const value = message[field.name] as Message | null | undefined;
    if (value == null) return field.rules.required ? [missing(field)] : [];
    const reordered = cleanTexts(value);
    setEmptyValues(value, record);
    return oneEach([...findFaults(value), ...findServerSet(value, record), ...reordered]);
  };
}

/**
 * Compiles the check of an update. Server-set fields may be sent back; the service compares them with the stored
 * values.
 */
function compileChange(field: FieldContract, cleanTexts: CleanTexts): Check {
  const record = field.message!;
  const findFaults = compileFaults(record, record.fields);
  const checkKeys = compileKeyCheck(record);
  return (message, mask) => {
    if (mask.length === 0) return [];
    const known = mask.filter((path) => isPath(record, path));
    const named = new Set(known.map(firstName));
    const value = (message[field.name] ?? {}) as Message;
    const reordered = cleanTexts(value);
    const faults = oneEach([...findFaults(value), ...reordered]);
    return [
      ...mask.filter((path) => !known.includes(path)).map(unknownField),
      ...checkKeys(known),
      ...faults.filter((fault) => named.has(firstName(fault.field))),
    ];
  };
}

function compileFaults(record: MessageContract, fields: readonly FieldContract[]): (value: Message) => Violation[] {
  const findFaults = checkBySchema(() => inputSchema(record, 'wire', fields));
  const message = { ...record, fields };
  return (value) => findFaults(withoutNulls(value, message));
}

const firstName = (path: string): string => path.split(/[.[]/, 1)[0]!;

/** True if a path names a field or an entry of a map. */
function isPath(record: MessageContract, path: string): boolean {
  const field = record.field(firstName(path));
  return field !== undefined && (field.name === path || field.map);
}

const unknownField = (path: string): Violation => ({
  field: path,
  code: 'unknown_field',
  message: `${path} is not a known field.`,
});

const missing = ({ name }: FieldContract): Violation => ({
  field: name,
  code: 'required',
  message: `${name} is required.`,
});

import { invalid } from '../errors/api-error.ts';
import { inputSchema } from '../forms/input-schema.ts';
import { fillDefaults } from '../forms/mask.ts';
import { createValidator } from '../forms/validator.ts';
import { violationsOf } from '../forms/violations.ts';
import { MASK_FIELD } from '../load/bindings.ts';
import type { FieldContract, MessageContract, Rpc, Violation } from '../types.ts';

/** A request as @grpc/proto-loader decodes it. */
type Message = Record<string, unknown>;

const ajv = createValidator();

/**
 * Compiles the check that a service makes of a decoded request, from the same rules that the gateway checks on the JSON:
 * the gateway is not the only caller. In a change only what the mask names is looked at; in a create the defaults of the
 * contract are filled in where a string is empty.
 * @returns a function that throws ApiError validation_failed
 */
export function checkRequest(rpc: Rpc): (message: Message, mask: readonly string[]) => void {
  const masked = rpc.request.field(MASK_FIELD) !== undefined;
  const records = rpc.request.fields.filter((field) => field.message && !field.repeated && field.name !== MASK_FIELD);
  const checks = records.map((field) => compileRecord(field, masked));
  const own = rpc.request.fields.filter((field) => !records.includes(field) && field.name !== MASK_FIELD);
  const validateOwn = ajv.compile(inputSchema(rpc.request, 'wire', own.map(loosened)));
  return (message, mask) => {
    const known = Object.fromEntries(own.flatMap(({ name }) => (message[name] == null ? [] : [[name, message[name]]])));
    const violations = validateOwn(known) ? [] : violationsOf(validateOwn.errors!);
    for (const check of checks) violations.push(...check(message, mask));
    if (violations.length > 0) throw invalid(...violations);
  };
}

/** Server-set fields of a wire message are not "false" but empty, or the crud compares them with what is stored. */
const loosened = (field: FieldContract): FieldContract => ({ ...field, rules: { ...field.rules, readOnly: false } });

function compileRecord(
  field: FieldContract,
  masked: boolean,
): (message: Message, mask: readonly string[]) => Violation[] {
  const record = field.message as MessageContract;
  const validate = ajv.compile(inputSchema(record, 'wire'));
  return (message, mask) => {
    const value = message[field.name] as Message | null | undefined;
    if (value == null) return masked || !field.rules.required ? [] : [missing(field)];
    if (!masked) fillEmpty(value, record);
    const found = validate(withoutNulls(value)) ? [] : violationsOf(validate.errors!);
    const readOnly = masked ? [] : setByCaller(value, record);
    const named = new Set(mask.map((name) => name.split('.')[0]));
    const wrong = masked ? found.filter((violation) => named.has(violation.field.split(/[.[]/)[0])) : found;
    return [...wrong, ...readOnly];
  };
}

const missing = (field: FieldContract): Violation => ({
  field: field.name,
  code: 'required',
  message: `${field.name} is required.`,
});

function fillEmpty(value: Message, record: MessageContract): void {
  for (const { name, type, repeated } of record.fields) {
    if (type === 'string' && !repeated && value[name] === '') delete value[name];
  }
  fillDefaults(value, record);
  for (const { name, type, repeated, map, nullable } of record.fields) {
    if (type === 'string' && !repeated && !map && !nullable && value[name] === undefined) value[name] = '';
  }
}

function withoutNulls(value: Message): Message {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null));
}

function setByCaller(value: Message, record: MessageContract): Violation[] {
  return record.fields
    .filter(
      ({ name, rules }) =>
        rules.readOnly && value[name] != null && value[name] !== '' && value[name] !== 0 && value[name] !== false,
    )
    .filter(({ name }) => !Array.isArray(value[name]) || (value[name] as unknown[]).length > 0)
    .map(({ name }) => ({ field: name, code: 'read_only', message: `${name} is set by the server.` }));
}

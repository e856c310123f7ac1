import protobuf from 'protobufjs';
import type { FieldContract, MessageContract, ScalarType } from '../types.ts';
import { readFieldOptions } from './field-options.ts';
import { withNames } from './names-of.ts';
import { assertOptionsKnown, type RawOption } from './options.ts';
import { readRules } from './rules.ts';

const scalars: Record<string, ScalarType> = {
  string: 'string',
  int32: 'int32',
  int64: 'int64',
  double: 'double',
  bool: 'bool',
  bytes: 'bytes',
};

/** Reads messages. Each is read once, so that recursive messages terminate. */
export class MessageReader {
  /** The messages that were read, by full name. */
  readonly known = new Map<string, MessageContract>();
  readonly #root: protobuf.Root;
  readonly #rules: protobuf.Type;

  readonly #ownFiles: ReadonlySet<string>;

  /**
   * @param ownFiles files of the contract itself; `names_of` is not resolved in imported messages, because the names
   * may be incomplete there
   */
  constructor(root: protobuf.Root, ownFiles: ReadonlySet<string>) {
    this.#root = root;
    this.#ownFiles = ownFiles;
    this.#rules = root.lookupType('bms.api.Rules');
  }

  /** Returns the contract of a message. @throws Error if a field has an unsupported type or an unknown option */
  read(type: protobuf.Type): MessageContract {
    const name = type.fullName.slice(1);
    const known = this.known.get(name);
    if (known) return known;
    for (const element of [type, ...type.oneofsArray]) assertOptionsKnown(element, ['(bms.api.event)']);
    const fields: FieldContract[] = [];
    const byName = new Map<string, FieldContract>();
    const message: MessageContract = { name, comment: type.comment ?? '', fields, field: (field) => byName.get(field) };
    this.known.set(name, message);
    for (const field of type.fieldsArray) {
      const contract = this.#readField(field);
      fields.push(contract);
      byName.set(contract.name, contract);
    }
    return message;
  }

  #readField(declared: protobuf.Field): FieldContract {
    const field = declared.resolve();
    const inner = field.resolvedType instanceof protobuf.Type ? field.resolvedType : undefined;
    const type = inner ? 'message' : scalars[field.type];
    if (!type)
      throw new Error(`${field.fullName.slice(1)}: the contract has no ${field.type} fields; use a string with a rule`);
    const shape = { type, repeated: field.repeated, map: field.map } as const;
    const raw = readFieldOptions(field, shape, this.#rules);
    return {
      ...shape,
      name: field.name,
      comment: field.comment ?? '',
      message: inner && this.read(inner),
      nullable: field.options?.['proto3_optional'] === true,
      deprecated: field.options?.['deprecated'] === true,
      rules: readRules(field, this.#resolveNames(field, raw), shape),
    };
  }

  /** Resolves `names_of`. In an imported message every name is allowed, also beside those of `allowed`. */
  #resolveNames(field: protobuf.Field, raw: RawOption): RawOption {
    if (this.#ownFiles.has(field.filename ?? '')) return withNames(field, raw, this.#root);
    const { allowed, ...others } = raw;
    return raw['names_of'] === undefined || allowed === undefined ? raw : others;
  }
}

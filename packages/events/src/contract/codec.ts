import protobuf from 'protobufjs';
import type { EventCodec } from './catalogue.ts';

/** The conversions of the contract for all messages: int64 as number, unset members as zero values. */
const plain: protobuf.IConversionOptions = {
  longs: Number,
  enums: String,
  defaults: true,
  arrays: true,
  objects: true,
  bytes: Buffer,
};

/** Creates a codec for the messages under `root`. */
export function createCodec(root: protobuf.Root): EventCodec {
  return {
    encode: (message, data) => {
      const type = root.lookupType(message);
      assertMatches(type, data);
      return type.encode(type.create(data)).finish();
    },
    decode: (message, bytes) => {
      const type = root.lookupType(message);
      return type.toObject(type.decode(bytes), plain);
    },
  };
}

/**
 * Asserts that the data fits the message: protobufjs ignores unknown members and encodes a wrong type as zero, which
 * would publish an empty event.
 */
function assertMatches(type: protobuf.Type, data: Readonly<Record<string, unknown>>): void {
  const name = type.fullName.slice(1);
  assertKnownFields(type, data);
  const mismatch = type.verify(data);
  if (mismatch) throw new Error(`${name}: ${mismatch}`);
}

function assertKnownFields(type: protobuf.Type, data: Readonly<Record<string, unknown>>): void {
  for (const [member, value] of Object.entries(data)) {
    const field = type.fields[member];
    if (!field) throw new Error(`${type.fullName.slice(1)} has no member "${member}"`);
    const inner = field.resolvedType;
    if (!(inner instanceof protobuf.Type) || field.map) continue;
    for (const part of [value].flat()) {
      if (typeof part === 'object' && part !== null) assertKnownFields(inner, part as Record<string, unknown>);
    }
  }
}

import protobuf from 'protobufjs';
import type { EventCodec } from './catalogue.ts';

/** As the contract reads messages everywhere: int64 as number, unset members with their zero value. */
const plain: protobuf.IConversionOptions = {
  longs: Number,
  enums: String,
  defaults: true,
  arrays: true,
  objects: true,
  bytes: Buffer,
};

/** A codec for the messages under `root`. */
export function createCodec(root: protobuf.Root): EventCodec {
  return {
    encode: (message, data) => {
      const type = root.lookupType(message);
      refuseMisfits(type, data);
      return type.encode(type.create(data)).finish();
    },
    decode: (message, bytes) => {
      const type = root.lookupType(message);
      return type.toObject(type.decode(bytes), plain);
    },
  };
}

/** protobufjs leaves out what it does not know and encodes a wrong type as zero; an event would go out empty. */
function refuseMisfits(type: protobuf.Type, data: Readonly<Record<string, unknown>>): void {
  const name = type.fullName.slice(1);
  refuseUnknown(type, data);
  const misfit = type.verify(data);
  if (misfit) throw new Error(`${name}: ${misfit}`);
}

function refuseUnknown(type: protobuf.Type, data: Readonly<Record<string, unknown>>): void {
  for (const [member, value] of Object.entries(data)) {
    const field = type.fields[member];
    if (!field) throw new Error(`${type.fullName.slice(1)} has no member "${member}"`);
    const inner = field.resolvedType;
    if (!(inner instanceof protobuf.Type) || field.map) continue;
    for (const part of [value].flat()) {
      if (typeof part === 'object' && part !== null) refuseUnknown(inner, part as Record<string, unknown>);
    }
  }
}

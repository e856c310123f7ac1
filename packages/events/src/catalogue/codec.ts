import type protobuf from 'protobufjs';
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
  const unknown = Object.keys(data).find((member) => !(member in type.fields));
  if (unknown !== undefined) throw new Error(`${name} has no member "${unknown}"`);
  const misfit = type.verify(data);
  if (misfit) throw new Error(`${name}: ${misfit}`);
}

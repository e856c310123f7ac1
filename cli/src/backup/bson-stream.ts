import { mongo } from 'mongoose';

/** Length of the prefix of a BSON document, in bytes. */
const PREFIX_BYTES = 4;

/** Keeps the types of numbers and binary data, so that documents are written back as they were read. */
const EXACT = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

/** A document and its size in bytes. */
export interface SizedDocument {
  readonly document: mongo.Document;
  readonly size: number;
}

/**
 * Splits a stream of concatenated BSON documents.
 * @throws Error if it ends within a document
 */
export async function* readDocuments(bytes: AsyncIterable<Buffer>): AsyncGenerator<SizedDocument> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of bytes) {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    let start = 0;
    while (rest.length - start >= PREFIX_BYTES) {
      const size = rest.readInt32LE(start);
      if (rest.length - start < size) break;
      yield { document: mongo.BSON.deserialize(rest.subarray(start, start + size), EXACT), size };
      start += size;
    }
    rest = rest.subarray(start);
  }
  if (rest.length > 0) throw new Error('the data ends within a document');
}

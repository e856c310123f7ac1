import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Connection, mongo } from 'mongoose';
import type { ByteRange, Store } from './storage.ts';

const BUCKET = 'bytes';
/** Four times the GridFS default: fewer round trips at a low memory cost. */
const CHUNK_BYTES = 1024 * 1024;

interface Chunk {
  readonly files_id: string;
  readonly n: number;
  readonly data: Uint8Array;
}

/** Opens a store in GridFS of the service's own database. */
export function openGridFs(db: Connection): Store {
  // Each chunk is replicated to a majority before the next one: a new primary has all of a file, or the upload fails. So is
  // a removal, before the ledger forgets the blob.
  const writeConcern = { w: 'majority' } as const;
  const bucket = new mongo.GridFSBucket(db.db!, { bucketName: BUCKET, chunkSizeBytes: CHUNK_BYTES, writeConcern });
  const chunks = db.db!.collection<Chunk>(`${BUCKET}.chunks`, { writeConcern });
  const heads = db.db!.collection<{ _id: string }>(`${BUCKET}.files`, { writeConcern });
  return {
    write: (key, bytes, signal) => pipeline(bytes, bucket.openUploadStreamWithId(key as never, key), { signal }),
    read: async (key, range) => {
      const parts = chunksOf(chunks, key, range);
      const first = await parts.next();
      return Readable.from(startingWith(first, parts), { objectMode: false });
    },
    remove: async (key) => {
      await heads.deleteOne({ _id: key });
      await chunks.deleteMany({ files_id: key });
    },
  };
}

/**
 * Reads one chunk at a time on demand; the driver's reader fetches a hundred, and its cursor times out on slow clients.
 */
async function* chunksOf(chunks: mongo.Collection<Chunk>, key: string, { start, end }: ByteRange) {
  const last = Math.floor(end / CHUNK_BYTES);
  for (let n = Math.floor(start / CHUNK_BYTES); n <= last; n++) {
    const chunk = await chunks.findOne({ files_id: key, n }, { projection: { data: 1 }, promoteBuffers: true });
    if (!chunk) throw new Error(`chunk ${n} of ${key} is not there`);
    const from = n * CHUNK_BYTES;
    yield chunk.data.subarray(Math.max(0, start - from), end - from + 1);
  }
}

async function* startingWith(first: IteratorResult<Uint8Array, void>, others: AsyncGenerator<Uint8Array>) {
  if (!first.done) yield first.value;
  yield* others;
}

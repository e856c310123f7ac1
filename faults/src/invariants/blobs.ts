import { createHash } from 'node:crypto';
import type { mongo } from 'mongoose';
import type { Stage } from '../stage/stage.ts';
import { collectionOf, type Invariant } from './invariant.ts';

/** A file or a kept document. */
interface StoredFile {
  readonly _id: number | string;
  readonly bytes_key: string;
  readonly sha256: string;
}

interface Chunk {
  readonly files_id: string;
  readonly n: number;
  readonly data: mongo.Binary;
}

/** Every file and kept document has its bytes, and all bytes belong to one or are listed as orphaned. */
export const blobsMatchFiles: Invariant = async ({ stage }) => {
  const files = await collectionOf<StoredFile>(stage, 'files', 'entries').find({ kind: 'file' }).toArray();
  const kept = await collectionOf<StoredFile>(stage, 'files', 'kept_documents').find().toArray();
  const blobs = await collectionOf<{ _id: string }>(stage, 'files', 'bytes.files').find().toArray();
  const orphaned = await collectionOf<{ _id: string }>(stage, 'files', 'loose_bytes').find().toArray();
  const owners = [...files, ...kept];
  const known = new Set([...owners.map(({ bytes_key }) => bytes_key), ...orphaned.map(({ _id }) => _id)]);
  const unknown = blobs.filter(({ _id }) => !known.has(_id)).map(({ _id }) => `the blob ${_id} belongs to no file`);
  const wrong: string[] = [];
  for (const file of owners) {
    const sum = await checksumOf(stage, file.bytes_key);
    if (sum !== file.sha256) wrong.push(`file ${file._id} has other bytes than its checksum says`);
  }
  return [...unknown, ...wrong];
};

async function checksumOf(stage: Stage, key: string): Promise<string> {
  const hash = createHash('sha256');
  const chunks = collectionOf<Chunk>(stage, 'files', 'bytes.chunks').find({ files_id: key }, { sort: { n: 1 } });
  for await (const { data } of chunks) hash.update(data.buffer);
  return hash.digest('hex');
}

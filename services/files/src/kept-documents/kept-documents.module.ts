import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ApiError } from '@bms/contracts';
import type { FileContent } from '@bms/contracts/types/api';
import type { KeepDocumentRequest, KeptDocumentRequest, KeptDocumentResponse } from '@bms/contracts/types/files';
import { type Call, defineModule, type Kit } from '@bms/service-kit';
import type { Connection } from 'mongoose';
import type { Files } from '../setup.ts';
import { type Stores, storeOf } from '../storage/storage.ts';
import { type BlobUploadDeps, type StoredBlob, storeBlob } from '../uploads/store-blob.ts';
import { type KeptDocument, keptDocuments } from './kept-documents.model.ts';

/** The module of documents that other services keep here: each is written once. */
export const keptDocumentsModule = defineModule({
  service: 'bms.files.KeptDocuments',
  models: [keptDocuments],
  setup: ({ kit, config: { storage, uploads }, stores, ledger }: Files) => {
    return {
      Keep: keep(kit, { stores, storage, ledger, ...uploads }),
      Read: (call: Call<KeptDocumentRequest>) => read(kit.db, stores, call.request.key),
    };
  },
});

const rowsOf = (db: Connection) => db.collection<KeptDocument>(keptDocuments.name);

/** Keeps a document unless one with its key is there. Of two concurrent calls, both answer with the first document. */
function keep(kit: Kit, deps: BlobUploadDeps) {
  const rows = rowsOf(kit.db);
  return async (call: Call<KeepDocumentRequest>): Promise<KeptDocumentResponse> => {
    const { key, document } = call.request;
    const there = await rows.findOne({ _id: key });
    if (there) return shown(there);
    const blob = await storeBlob(deps, Readable.from([document!.content]), call.signal);
    try {
      return shown(await insert(kit, deps, rowOf(key, document!, blob)));
    } catch (error) {
      await deps.ledger.remove(blob.key);
      const first = await rows.findOne({ _id: key });
      if (!first) throw error;
      return shown(first);
    }
  };
}

async function insert({ db }: Kit, { ledger }: BlobUploadDeps, row: KeptDocument): Promise<KeptDocument> {
  await db.transaction(async (session) => {
    await ledger.assign(row.bytes_key, session);
    await rowsOf(db).insertOne(row, { session });
  });
  return row;
}

const rowOf = (_id: string, { file_name, media_type }: FileContent, blob: StoredBlob): KeptDocument => ({
  _id,
  file_name,
  media_type,
  size: blob.size,
  sha256: blob.sha256,
  stored_in: blob.storedIn,
  bytes_key: blob.key,
  created_at: new Date(),
});

const shown = ({ size, sha256 }: KeptDocument): KeptDocumentResponse => ({ size, sha256 });

/**
 * Reads a document. @throws ApiError not_found; Error if the bytes have another hash than those that were stored
 */
async function read(db: Connection, stores: Stores, key: string): Promise<FileContent> {
  const row = await rowsOf(db).findOne({ _id: key });
  if (!row) throw new ApiError('not_found');
  const { stored_in, bytes_key, size, media_type, file_name, sha256 } = row;
  const content = await buffer(await storeOf(stores, stored_in).read(bytes_key, { start: 0, end: size - 1 }));
  if (createHash('sha256').update(content).digest('hex') !== sha256)
    throw new Error(`the bytes of the kept document ${key} have changed`);
  return { media_type, file_name, content };
}

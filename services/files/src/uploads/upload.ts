import { compileMultipartSchema, invalid } from '@bms/contracts';
import {
  type Call,
  compileAnswer,
  findBrokenReferences,
  type HandlerOf,
  insertRecord,
  type Resource,
  referringFields,
  type StoredValues,
} from '@bms/service-kit';
import type { StoredFile } from '../entries/entries.model.ts';
import { cleanFileName } from './file-name.ts';
import { readForm } from './read-form.ts';
import { type BlobUploadDeps, type StoredBlob, storeBlob } from './store-blob.ts';

interface NamedBytes extends StoredBlob {
  readonly name: string;
}

type Message = Record<string, unknown>;

/**
 * Handles an upload: stores the bytes as they arrive, then creates the record of the file in one transaction. An
 * Idempotency-Key covers the fields of the form, the name and the hash of the bytes.
 */
export function upload(resource: Resource<StoredFile>, deps: BlobUploadDeps): HandlerOf<'/bms.files.Files/Upload'> {
  const rpc = resource.rpc('Upload');
  const form = compileMultipartSchema(rpc, rpc.bindings[0]!);
  const answer = compileAnswer(resource, rpc);
  const references = referringFields(rpc.request);
  const checkReferences = async (message: Message, call: Call) => {
    const broken = await findBrokenReferences(references, message, resource.kit.references, call);
    if (broken.length > 0) throw invalid(...broken);
  };

  const store = (call: Call, bytes: NamedBytes, message: Message) =>
    resource.kit.write(call, async (tx) => {
      await deps.ledger.assign(bytes.key, tx.session);
      const record = await insertRecord(resource, valuesOf(bytes, message), call, tx);
      call.setVersion(record.version);
      return answer(record, 'Uploaded.');
    });

  return async (call) => {
    const { message, violations, kept } = await readForm(call, form, async (bytes, sentName) => ({
      ...(await storeBlob(deps, bytes, call.signal)),
      name: cleanFileName(sentName),
    }));
    let isStored = false;
    try {
      if (violations.length > 0 || !kept) throw invalid(...violations);
      call.addToRequest({ ...message, [form.bytes]: { name: kept.name, sha256: kept.sha256 } });
      return await resource.kit.answerOnce(call, async () => {
        await checkReferences(message, call);
        const stored = await store(call, kept, message);
        isStored = true;
        return stored;
      });
    } finally {
      // The bytes of a rejected upload or of a replay. A commit without a response may have assigned them to a file; they
      // are not removed then.
      if (kept && !isStored) await deps.ledger.remove(kept.key);
    }
  };
}

const valuesOf = (
  bytes: NamedBytes,
  { folder_id, client_id, share_with_client }: StoredValues<StoredFile>,
): StoredValues<StoredFile> => ({
  title: bytes.name,
  mime_type: bytes.mimeType,
  size: bytes.size,
  sha256: bytes.sha256,
  stored_in: bytes.storedIn,
  bytes_key: bytes.key,
  share_with_client: share_with_client === true,
  ...(folder_id !== undefined && { folder_id }),
  ...(client_id !== undefined && { client_id }),
});

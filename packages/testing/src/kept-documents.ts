import { createHash } from 'node:crypto';
import { ApiError, type Contract } from '@bms/contracts';
import { type ServiceStub, startServiceStub } from './service-stub.ts';

/** A document that a stub of files keeps. */
interface Document {
  readonly media_type: string;
  readonly file_name: string;
  readonly content: Uint8Array;
}

/** A stub of files that keeps documents. */
export interface TestedKeptDocuments extends ServiceStub {
  /** The kept documents by key. */
  readonly documents: ReadonlyMap<string, Document>;
}

/** Starts a stub of files that keeps documents, for services whose documents are sent. */
export async function startKeptDocuments(contract: Contract, trustedKeys: string): Promise<TestedKeptDocuments> {
  const documents = new Map<string, Document>();
  const stub = await startServiceStub(contract, 'files', trustedKeys, {
    'KeptDocuments/Keep': ({ key, document }: { key: string; document: Document }) => {
      if (!documents.has(key)) documents.set(key, document);
      const { content } = documents.get(key)!;
      return { size: content.length, sha256: createHash('sha256').update(content).digest('hex') };
    },
    'KeptDocuments/Read': ({ key }: { key: string }) => {
      const document = documents.get(key);
      if (!document) throw new ApiError('not_found');
      return document;
    },
  });
  return { ...stub, documents };
}

import { createHash } from 'node:crypto';
import { callerOfClaims } from '@bms/contracts';
import type { FileContent } from '@bms/contracts/types/api';
import type { KeptDocumentResponse } from '@bms/contracts/types/files';
import { errorsOf } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startFiles, type TestedFiles } from '../../test/harness.ts';

let files: TestedFiles;
beforeAll(async () => {
  files = await startFiles();
});
afterAll(() => files?.stop());

const caller = callerOfClaims({ kind: 'service' });
const keep = async (key: string, text: string) => {
  const document = { media_type: 'application/pdf', file_name: 'INV-1.pdf', content: Buffer.from(text) };
  return (await files.call<KeptDocumentResponse>('KeptDocuments/Keep', { key, document }, { caller })).message;
};
const read = async (key: string) => (await files.call<FileContent>('KeptDocuments/Read', { key }, { caller })).message;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const held = async () => {
  const count = (name: string) => files.running.kit.db.collection(name).countDocuments();
  return {
    documents: await count('kept_documents'),
    chunks: await count('bytes.chunks'),
    orphans: await count('loose_bytes'),
  };
};

describe('a kept document', () => {
  test('is returned as it was kept, with its hash', async () => {
    expect(await keep('billing/invoices/1/2', 'first')).toEqual({ size: 5, sha256: sha256('first') });
    const { media_type, file_name, content } = await read('billing/invoices/1/2');
    expect([media_type, file_name, content.toString()]).toEqual(['application/pdf', 'INV-1.pdf', 'first']);
  });

  test('is not replaced: the first one stays, and the bytes of the second are removed', async () => {
    await keep('billing/invoices/2/2', 'first');
    const before = await held();
    expect(await keep('billing/invoices/2/2', 'another')).toEqual({ size: 5, sha256: sha256('first') });
    expect(await held()).toEqual(before);
  });

  test('is the same for several calls at the same time', async () => {
    const texts = ['a', 'bb', 'ccc', 'dddd'];
    const before = await held();
    const kept = await Promise.all(texts.map((text) => keep('billing/invoices/3/2', text)));
    const content = (await read('billing/invoices/3/2')).content.toString();
    expect(new Set(kept.map((one) => one.sha256))).toEqual(new Set([sha256(content)]));
    expect(await held()).toEqual({ ...before, documents: before.documents + 1, chunks: before.chunks + 1 });
  });

  test('with changed bytes is an error instead of another document', async () => {
    await keep('billing/invoices/4/2', 'genuine');
    const { db } = files.running.kit;
    const row = await db.collection('kept_documents').findOne({ _id: 'billing/invoices/4/2' as never });
    await db
      .collection('bytes.chunks')
      .updateOne({ files_id: row!['bytes_key'] }, { $set: { data: Buffer.from('changed') } });
    expect(await errorsOf(read('billing/invoices/4/2'))).toEqual(['internal']);
  });

  test('is for services only, and 404 if there is none', async () => {
    expect(await errorsOf(files.call('KeptDocuments/Read', { key: 'billing/invoices/1/2' }))).toEqual(['forbidden']);
    expect(await errorsOf(read('billing/invoices/9/2'))).toEqual(['not_found']);
  });
});

test('the content of a file is for services, up to two megabytes', async () => {
  const { id } = await files.upload('logo', 'logo.txt');
  const content = async (of: number) =>
    (await files.call<FileContent>('Files/Content', { id: of }, { caller })).message;
  expect(await content(id)).toMatchObject({
    media_type: 'text/plain',
    file_name: 'logo.txt',
    content: Buffer.from('logo'),
  });
  const large = await files.upload('x'.repeat(2 * 1024 * 1024 + 1), 'large.txt');
  expect(await errorsOf(content(large.id))).toEqual(['too_large']);
});

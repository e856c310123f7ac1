import { errorsOf, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { portalUser, type ShownFile, startFiles, type TestedFiles } from '../../test/harness.ts';

let files: TestedFiles;
beforeAll(async () => {
  files = await startFiles();
});
afterAll(() => files?.stop());

const upload = (texts = {}, name = 'offer.pdf') => files.upload('%PDF-1.7', name, texts);
const change = (id: number, file: object, options = {}) =>
  files.call('Files/Update', { id, file, update_mask: { paths: Object.keys(file) } }, options);
const shown = async (id: number) => (await files.call<{ record: ShownFile }>('Files/Get', { id })).message.record;
async function makeFolder(parent_id?: number): Promise<number> {
  const folder = { title: `Folder ${Math.random()}`, ...(parent_id && { parent_id }) };
  return (await files.call<{ record: { id: number } }>('Folders/Create', { folder })).message.record.id;
}
const titlesIn = async (folder_id: number) => {
  const { message } = await files.call<{ records: { title: string }[] }>('Folders/List', { folder_id });
  return message.records.map(({ title }) => title);
};
const download = (id: number) => files.fetch(`/api/file-manager/files/${id}/download`);

describe('a file', () => {
  test('is renamed: in its record, in lists, in searches and in downloads', async () => {
    const { id, sha256 } = await upload();
    await change(id, { file_name: ' Vertrag größer.pdf ' });
    expect(await shown(id)).toMatchObject({ file_name: 'Vertrag größer.pdf', sha256, mime_type: 'application/pdf' });
    const { message } = await files.call<{ records: object[] }>('Folders/List', { list: { search: 'vertrag' } });
    expect(message.records).toEqual([expect.objectContaining({ id, kind: 'file', title: 'Vertrag größer.pdf' })]);
    const answer = await download(id);
    expect(answer.headers.get('content-disposition')).toContain(`filename*=UTF-8''Vertrag%20gr%C3%B6%C3%9Fer.pdf`);
    expect([answer.headers.get('etag'), await answer.text()]).toEqual([`"${sha256}"`, '%PDF-1.7']);
  });

  test('is moved into a folder and back to the root', async () => {
    const [folder, { id }] = [await makeFolder(), await upload({}, 'moved.pdf')];
    await change(id, { folder_id: folder });
    expect([await titlesIn(folder), (await shown(id)).folder_id]).toEqual([['moved.pdf'], folder]);
    await change(id, { folder_id: undefined });
    expect([await titlesIn(folder), (await shown(id)).folder_id]).toEqual([[], undefined]);
  });

  test('is shared with its client, and no longer', async () => {
    const { id } = await upload({ client_id: '3' });
    const caller = portalUser(3);
    expect(await errorsOf(files.call('Files/Get', { id }, { caller }))).toEqual(['not_found']);
    await change(id, { share_with_client: true });
    expect(await errorsOf(files.call('Files/Get', { id }, { caller }))).toEqual([]);
    await change(id, { client_id: 4 });
    expect(await errorsOf(files.call('Files/Get', { id }, { caller }))).toEqual(['not_found']);
  });

  test('is published with its changes', async () => {
    const { id } = await upload();
    await change(id, { file_name: 'told.pdf' });
    const rows = await files.running.kit.db.collection('outbox').find({}).toArray();
    expect(JSON.stringify(rows)).toContain('file.updated');
  });

  test.each([
    [{ file_name: '' }, 'file_name required'],
    [{ file_name: '\u200b\u3164' }, 'file_name required'],
    [{ file_name: 'invoice\u202efdp.exe' }, 'file_name invalid_text'],
    [{ file_name: '../etc/passwd' }, 'file_name invalid_format'],
    [{ file_name: 'a\\b.pdf' }, 'file_name invalid_format'],
    [{ file_name: '..' }, 'file_name invalid_format'],
    [{ file_name: 'a'.repeat(256) }, 'file_name too_long'],
    [{ folder_id: 987_654 }, 'folder_id unknown_reference'],
    [{ client_id: 10 }, 'client_id unknown_reference'],
    [{ size: 1 }, 'size read_only'],
    [{ sha256: 'ab' }, 'sha256 read_only'],
  ])('is not changed to %j', async (file, error) => {
    const { id } = await upload();
    const before = await shown(id);
    expect(await errorsOf(change(id, file))).toEqual([error]);
    expect(await shown(id)).toEqual(before);
  });

  test('is changed by users who may update files: all of them, or their own', async () => {
    const { id } = await upload();
    const reader = { caller: staff(31, { 'files.view': 'all' }) };
    const owner = { caller: staff(32, { 'files.view': 'all', 'files.update': 'own' }) };
    const editor = { caller: staff(33, { 'files.view': 'all', 'files.update': 'all' }) };
    expect(await errorsOf(change(id, { file_name: 'a.pdf' }, reader))).toEqual(['forbidden']);
    expect(await errorsOf(change(id, { file_name: 'a.pdf' }, owner))).toEqual(['forbidden']);
    expect(await errorsOf(change(id, { file_name: 'a.pdf' }, { caller: portalUser(3) }))).toEqual(['forbidden']);
    expect(await errorsOf(change(id, { file_name: 'a.pdf' }, editor))).toEqual([]);
  });

  test('is changed only in the version that the caller has seen', async () => {
    const { id } = await upload();
    expect(await errorsOf(change(id, { file_name: 'b.pdf' }, { headers: { 'if-match': '2' } }))).toEqual([
      'version_mismatch',
    ]);
    expect((await change(id, { file_name: 'b.pdf' }, { headers: { 'if-match': '1' } })).etag).toBe(2);
  });

  test('moves into a folder that is deleted at the same time, or stays, but is never lost', async () => {
    for (let round = 0; round < 5; round++) {
      const [folder, { id }] = [await makeFolder(), await upload()];
      const [moved, deleted] = await Promise.all([
        errorsOf(change(id, { folder_id: folder })),
        errorsOf(files.call('Folders/Delete', { id: folder })),
      ]);
      const found = await errorsOf(files.call('Folders/Get', { id: folder }));
      if (moved.length > 0) expect([moved, found]).toEqual([['folder_id unknown_reference'], ['not_found']]);
      else expect([deleted, (await shown(id)).folder_id, found]).toEqual([['recursive not_empty'], folder, []]);
    }
  });

  test('that was deleted with its folder returns with the name that it was given', async () => {
    const folder = await makeFolder();
    const { id } = await upload({ folder_id: String(folder) });
    await change(id, { file_name: 'renamed.pdf' });
    await files.call('Folders/Delete', { id: folder, recursive: true });
    expect(await errorsOf(change(id, { file_name: 'late.pdf' }))).toEqual(['not_found']);
    await files.call('Folders/Restore', { id: folder });
    expect((await shown(id)).file_name).toBe('renamed.pdf');
  });
});

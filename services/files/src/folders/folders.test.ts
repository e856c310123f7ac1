import { callerOfClaims } from '@bms/contracts';
import { errorsOf, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { portalUser, startFiles, type TestedFiles } from '../../test/harness.ts';

let files: TestedFiles;
beforeAll(async () => {
  files = await startFiles();
});
afterAll(() => files?.stop());

interface Entry {
  id: number;
  kind: string;
  title: string;
  file_name: string;
}

let count = 0;
const newTitle = () => `Folder ${++count}`;

async function make(parent_id?: number, title = newTitle(), options = {}): Promise<number> {
  const folder = { title, ...(parent_id && { parent_id }) };
  const { message } = await files.call<{ record: { id: number } }>('Folders/Create', { folder }, options);
  return message.record.id;
}

const change = (id: number, folder: object, caller = {}) =>
  files.call('Folders/Update', { id, folder, update_mask: { paths: Object.keys(folder) } }, caller);

async function titlesIn(folder_id?: number, more: object = {}, options = {}): Promise<string[]> {
  const request = { ...(folder_id && { folder_id }), ...more };
  const { message } = await files.call<{ records: Entry[] }>('Folders/List', request, options);
  return message.records.map(({ kind, title }) => `${kind} ${title}`);
}

const remove = (id: number, recursive = false, options = {}) =>
  files.call('Folders/Delete', { id, recursive }, options);
describe('a list', () => {
  test('holds the folders and files of one folder', async () => {
    const folder = await make();
    await make(folder, 'Inside');
    await files.upload('x', 'b.txt', { folder_id: String(folder) });
    expect(await titlesIn(folder, { list: { sort: 'title' } })).toEqual(['file b.txt', 'folder Inside']);
    expect(await titlesIn(folder, { list: { sort: '-title', limit: 1 } })).toEqual(['folder Inside']);
    expect(await titlesIn(undefined, { list: { search: 'Inside' } })).toEqual(['folder Inside']);
    expect(await titlesIn()).not.toContain('folder Inside');
  });

  test('holds entries of any folder that ids names', async () => {
    const inside = await make(await make(), 'Far inside');
    expect(await titlesIn(undefined, { list: { ids: [inside] } })).toEqual(['folder Far inside']);
  });

  test('holds everything up to 1,000, unless a page is asked for', async () => {
    const folder = await make();
    await Promise.all(Array.from({ length: 25 }, () => make(folder)));
    expect(await titlesIn(folder)).toHaveLength(25);
    expect(await titlesIn(folder, { list: { page: 2 } })).toHaveLength(5);
  });
});

describe('titles', () => {
  test('are unique among folders side by side, ignoring case', async () => {
    const [one, other] = [await make(), await make()];
    await make(one, 'Offers');
    expect(await errorsOf(make(one, 'OFFERS'))).toEqual(['title taken']);
    const moved = await make(other, 'Offers');
    expect(await errorsOf(change(moved, { parent_id: one }))).toEqual(['title taken']);
    await files.upload('x', 'Offers', { folder_id: String(one) });
  });

  test('are unique in the root as well, also when made at once', async () => {
    const title = newTitle();
    const made = await Promise.all(Array.from({ length: 5 }, () => errorsOf(make(undefined, title))));
    expect(made.filter((errors) => errors.length === 0)).toHaveLength(1);
  });
});

describe('titles of folders that a caller may not view', () => {
  const caller = staff(77, { 'files.view': 'own', 'files.create': 'own', 'files.update': 'own' });

  test('are free, so that no error tells of them, and taken for callers who see both', async () => {
    const title = newTitle();
    await make(undefined, title);
    const own = (await files.call<{ record: Entry }>('Folders/Create', { folder: { title } }, { caller })).message
      .record;
    expect(own).toMatchObject({ title });
    expect(await errorsOf(files.call('Folders/Create', { folder: { title } }, { caller }))).toEqual(['title taken']);
    const other = newTitle();
    const renamed = { id: own.id, folder: { title: other }, update_mask: { paths: ['title'] } };
    await files.call('Folders/Update', renamed, { caller });
    expect(await errorsOf(make(undefined, other))).toEqual(['title taken']);
  });
});

describe('a folder cannot be moved', () => {
  test('into itself or into what it holds', async () => {
    const top = await make();
    const middle = await make(top);
    const bottom = await make(middle);
    for (const place of [top, middle, bottom])
      expect(await errorsOf(change(top, { parent_id: place }))).toEqual(['parent_id cycle']);
    await change(bottom, { parent_id: top });
  });

  test('so that two at once hold each other', async () => {
    for (let round = 0; round < 10; round++) {
      const [one, other] = [await make(), await make()];
      const moves = [change(one, { parent_id: other }), change(other, { parent_id: one })];
      const errors = (await Promise.all(moves.map(errorsOf))).flat();
      expect(errors).toEqual(['parent_id cycle']);
    }
  });

  test('to where nothing is', async () => {
    const folder = await make();
    expect(await errorsOf(change(folder, { parent_id: 987_654 }))).toEqual(['parent_id unknown_reference']);
    expect(await errorsOf(change(folder, { client_id: 10 }))).toEqual(['client_id unknown_reference']);
    await change(folder, { client_id: 4 });
  });
});

describe('deleting', () => {
  test('a folder that is not empty needs a word, and takes everything with it; so does its return', async () => {
    const top = await make();
    const inner = await make(top);
    const file = await files.upload('bytes', 'deep.txt', { folder_id: String(inner) });
    expect(await errorsOf(remove(top))).toEqual(['recursive not_empty']);
    await remove(top, true);
    expect(await errorsOf(files.call('Files/Get', { id: file.id }))).toEqual(['not_found']);
    expect(await errorsOf(files.call('Files/Restore', { id: file.id }))).toEqual(['folder_id unknown_reference']);
    await files.call('Folders/Restore', { id: top });
    expect(await titlesIn(inner)).toEqual(['file deep.txt']);
    expect(await (await files.fetch(`/api/file-manager/files/${file.id}/download`)).text()).toBe('bytes');
  });

  test('makes room for its title, so that it may not come back', async () => {
    const title = newTitle();
    const first = await make(undefined, title);
    await remove(first);
    await make(undefined, title);
    expect(await errorsOf(files.call('Folders/Restore', { id: first }))).toEqual(['title taken']);
  });

  test('and filling a folder at once leaves nothing in a folder that is gone', async () => {
    for (let round = 0; round < 10; round++) {
      const folder = await make();
      const [made, gone] = await Promise.all([errorsOf(make(folder)), errorsOf(remove(folder))]);
      expect([made.length === 0, gone.length === 0].filter(Boolean)).toHaveLength(1);
    }
  });

  test('takes nothing of others from whoever may delete only their own', async () => {
    const caller = staff(7, { 'files.view': 'all', 'files.create': 'all', 'files.delete': 'own' });
    const folder = await make(undefined, newTitle(), { caller });
    await files.upload('x', 'other.txt', { folder_id: String(folder) });
    expect(await errorsOf(remove(folder, true, { caller }))).toEqual(['forbidden']);
    expect(await titlesIn(folder)).toEqual(['file other.txt']);
  });
});

describe('users of the portal', () => {
  const caller = portalUser(5);

  test('see the files that are shared with their client, wherever these are, and nothing else', async () => {
    const folder = await make();
    await change(folder, { client_id: 5 });
    const text = { folder_id: String(folder), client_id: '5' };
    const shared = await files.upload('theirs', 'shared.txt', { ...text, share_with_client: '1' });
    const kept = await files.upload('ours', 'kept.txt', text);
    const others = await files.upload('x', 'others.txt', { client_id: '6', share_with_client: 'true' });
    expect(await titlesIn(undefined, {}, { caller })).toEqual(['file shared.txt']);
    const download = (id: number) => files.fetch(`/api/file-manager/files/${id}/download`, {}, caller);
    expect(await (await download(shared.id)).text()).toBe('theirs');
    for (const { id } of [kept, others]) expect((await download(id)).status).toBe(404);
    expect(await errorsOf(files.call('Folders/Get', { id: folder }, { caller }))).toEqual(['forbidden']);
  });

  test('may change nothing', async () => {
    expect(await errorsOf(make(undefined, newTitle(), { caller }))).toEqual(['forbidden']);
    await expect(files.upload('x', 'a.txt', {}, caller)).rejects.toThrow(/403/);
  });
});

test('only who may see files sees any', async () => {
  const caller = callerOfClaims({ kind: 'user', uid: 8, typ: 'staff' });
  expect(await errorsOf(files.call('Folders/List', {}, { caller }))).toEqual(['forbidden']);
  const own = staff(9, { 'files.view': 'own', 'files.create': 'all' });
  const mine = await files.upload('x', 'mine.txt', {}, own);
  expect(await titlesIn(undefined, {}, { caller: own })).toEqual([`file mine.txt`]);
  expect((await files.fetch(`/api/file-manager/files/${mine.id}/download`, {}, own)).status).toBe(200);
});

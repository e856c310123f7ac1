import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { folderOf } from './folder.ts';

test('a backup is written to a folder, relative to the current one', () => {
  expect([folderOf('backups/monday'), folderOf('/srv/backups'), folderOf('a:b')]).toEqual([
    resolve('backups/monday'),
    '/srv/backups',
    resolve('a:b'),
  ]);
});

test.each(['s3://bucket/backups', 'gs://bucket', 'https://backups.example.com/a', 'S3://bucket'])(
  'the address %s is rejected instead of becoming a folder of that name',
  (address) => {
    expect(() => folderOf(address)).toThrow(`${address} is an address: a backup is written to a folder`);
  },
);

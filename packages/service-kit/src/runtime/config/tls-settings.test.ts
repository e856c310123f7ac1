import { type IssuedCertificate, makeAuthority, type TestAuthority } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readTlsFiles } from './tls-settings.ts';

let authority: TestAuthority;
let files: IssuedCertificate;
beforeAll(async () => {
  authority = await makeAuthority();
  files = await authority.issue('crm');
});
afterAll(() => authority.remove());

test('without TLS settings, calls are in plain text', () => {
  expect(readTlsFiles({ certFile: undefined, keyFile: undefined, caFile: undefined })).toBeUndefined();
});

test('all three TLS settings are needed', () => {
  expect(() => readTlsFiles({ ...files, caFile: undefined })).toThrow(/set all three or none/);
  expect(readTlsFiles(files)).toEqual(files);
});

test('files that are missing, or do not belong together, end the start with their reason', async () => {
  expect(() => readTlsFiles({ ...files, certFile: '/nowhere/cert.pem' })).toThrow(/TLS_CERT_FILE.*no such file/);
  const { keyFile } = await authority.issue('billing');
  expect(() => readTlsFiles({ ...files, keyFile })).toThrow(/TLS_KEY_FILE.*key values mismatch/);
});

import { readFile } from 'node:fs/promises';
import tls from 'node:tls';
import { loadContract } from '@bms/contracts';
import {
  connectRpc,
  eventually,
  type Http,
  type IssuedCertificate,
  makeAuthority,
  type StartedSystem,
  signIn,
  startSystem,
  type TestAuthority,
} from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const known = tls.getCACertificates('default');

let authority: TestAuthority;
let certificate: IssuedCertificate;
let system: StartedSystem;
let admin: Http;

beforeAll(async () => {
  authority = await makeAuthority();
  certificate = await authority.issue('everything');
  tls.setDefaultCACertificates([...known, await readFile(certificate.caFile, 'utf8')]);
  system = await startSystem({ certificate });
  admin = await signIn(system.gateways[0]!.url, system.admin.email, system.admin.password);
});

afterAll(async () => {
  tls.setDefaultCACertificates(known);
  await system?.stop();
  await authority?.remove();
});

const service = (name: string) => system.services.get(name)![0]!;

test('over mutual TLS, a write reaches its service, and its event the audit log', async () => {
  const created = await admin.send('POST', '/api/clients', { company_name: 'Around the Horn', type: 'organization' });
  expect(created.status).toBe(201);
  const { id } = (created.body as { record: { id: number } }).record;
  const entries = async () => {
    const { body } = await admin.send('GET', `/api/admin/audit-log?module=clients&record_id=${id}`);
    return (body as { records: unknown[] }).records.length;
  };
  expect(await eventually(entries, (count) => count > 0)).toBe(1);
});

test('over mutual TLS, a file is uploaded and downloaded', async () => {
  const form = new FormData();
  form.append('file', new File(['The content of the file.'], 'tea.txt', { type: 'text/plain' }));
  const uploaded = await admin.send('POST', '/api/file-manager/files', form);
  expect(uploaded.status).toBe(200);
  const { id } = (uploaded.body as { record: { id: number } }).record;
  expect((await admin.send('GET', `/api/file-manager/files/${id}/download`)).status).toBe(200);
});

test('a caller without a certificate reaches no rpc, even with the signing key of the gateway', async () => {
  const rpc = connectRpc('crm', service('crm').target, loadContract(), system.secrets);
  await expect(rpc.call('Clients/List', {}, { deadlineMs: 30_000 })).rejects.toMatchObject({ code: 'unavailable' });
  rpc.close();
});

test('a client without a certificate gets the health pages of a service, but no upload or download', async () => {
  const { url } = service('files');
  expect(url).toMatch(/^https:/);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect((await fetch(`${url}/api/file-manager/files/1/download`)).status).toBe(401);
});

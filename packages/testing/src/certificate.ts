import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ServerCertificate } from '@bms/parts';
import { tempDir } from './temp-dir.ts';

const run = promisify(execFile);

/** A self-signed certificate for localhost. */
export interface TestCertificate extends ServerCertificate {
  /** The certificate to trust, as PEM. */
  readonly authority: string;
  remove(): Promise<void>;
}

/** Creates a certificate with openssl, valid for a day. */
export async function makeCertificate(): Promise<TestCertificate> {
  const { path, remove } = await tempDir();
  const [certFile, keyFile] = [join(path, 'cert.pem'), join(path, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile];
  await run('openssl', ['req', '-x509', ...key, '-out', certFile, '-days', '1', ...subject]);
  return { certFile, keyFile, authority: await readFile(certFile, 'utf8'), remove };
}

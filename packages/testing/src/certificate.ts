import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ServerCertificate } from '@bms/backing-services';
import { tempDir } from './temp-dir.ts';

const run = promisify(execFile);

/** The arguments of openssl for a new key. */
const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

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
  await run('openssl', ['req', '-x509', ...NEW_KEY, '-keyout', keyFile, '-out', certFile, '-days', '1', ...subject]);
  return { certFile, keyFile, authority: await readFile(certFile, 'utf8'), remove };
}

/** A certificate of a test authority, as files in PEM. */
export type IssuedCertificate = Required<ServerCertificate>;

/** A certificate authority. */
export interface TestAuthority {
  /**
   * Issues a certificate for servers and clients, valid for a day.
   * @param name the name of its files; the same name replaces them
   * @param hosts the subject alternative names as in openssl; localhost and 127.0.0.1 by default
   */
  issue(name: string, hosts?: string): Promise<IssuedCertificate>;
  remove(): Promise<void>;
}

/** Creates a certificate authority with openssl. */
export async function makeAuthority(): Promise<TestAuthority> {
  const { path, remove } = await tempDir();
  const [caFile, caKey] = [join(path, 'ca.pem'), join(path, 'ca-key.pem')];
  const subject = ['-subj', '/CN=Test authority'];
  await run('openssl', ['req', '-x509', ...NEW_KEY, '-keyout', caKey, '-out', caFile, '-days', '1', ...subject]);
  const issue = async (name: string, hosts = 'DNS:localhost,IP:127.0.0.1'): Promise<IssuedCertificate> => {
    const [certFile, keyFile] = [join(path, `${name}.pem`), join(path, `${name}-key.pem`)];
    const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=${hosts}`];
    const authority = ['-CA', caFile, '-CAkey', caKey, '-days', '1'];
    await run('openssl', ['req', '-x509', ...NEW_KEY, '-keyout', keyFile, '-out', certFile, ...authority, ...names]);
    return { certFile, keyFile, caFile };
  };
  return { issue, remove };
}

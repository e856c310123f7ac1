import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, mongodCommand, resolveProgram, untilListening } from '@bms/backing-services';
import type { IssuedCertificate } from './certificate.ts';
import { type StartedPart, start } from './started.ts';
import { tempDir } from './temp-dir.ts';

/**
 * Starts a mongod that requires TLS and certificates of clients. Its replica set is not initiated, so it answers `ping`
 * but takes no data.
 */
export async function startTlsMongo(certificate: IssuedCertificate): Promise<StartedPart> {
  const { binary } = await resolveProgram('mongod');
  const [{ path, remove }, port] = await Promise.all([tempDir(), freePort()]);
  const [keyFile, dataDir] = [join(path, 'key'), join(path, 'data')];
  await writeFile(keyFile, 'the key of the replica set', { mode: 0o600 });
  await mkdir(dataDir);
  const pem = await joinCertificate(certificate);
  const tls = ['--tlsMode', 'requireTLS', '--tlsCAFile', certificate.caFile, '--tlsCertificateKeyFile', pem];
  const command = mongodCommand({ binary, port, dataDir, keyFile });
  return start({
    url: `mongodb://localhost:${port}/`,
    port,
    command: () => ({ ...command, args: [...command.args, ...tls] }),
    ready: (process) => untilListening(process, port),
    removeData: remove,
  });
}

/** Joins certificate and key in one file, as MongoDB and its driver expect them. @returns its path */
export async function joinCertificate({ certFile, keyFile }: IssuedCertificate): Promise<string> {
  const joined = `${certFile}.joined`;
  await writeFile(joined, (await readFile(certFile, 'utf8')) + (await readFile(keyFile, 'utf8')), { mode: 0o600 });
  return joined;
}

import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import type { TlsFiles } from '@bms/rpc';
import { z } from 'zod';
import { type Config, ConfigError, setting } from './settings.ts';

const file = z.string().optional();

/** Settings of mutual TLS, the same for the gateway and the services. */
export const tlsSettings = {
  certFile: setting(
    'TLS_CERT_FILE',
    file,
    'Certificate of this process with its chain, in PEM; its name must be the host name in UPSTREAMS. With TLS_CERT_FILE, TLS_KEY_FILE and TLS_CA_FILE, all calls between processes use mutual TLS, and tls:// and rediss:// connections present the certificate. Changed files are read again within ten seconds',
  ),
  keyFile: setting('TLS_KEY_FILE', file, 'Private key of TLS_CERT_FILE, in PEM'),
  caFile: setting(
    'TLS_CA_FILE',
    file,
    'Certificates of the authorities that other processes and servers must have, in PEM',
  ),
};

/**
 * Returns the files of the TLS settings; undefined if none is set.
 * @throws ConfigError if only some are set, or if they cannot be read or do not match
 */
export function readTlsFiles({ certFile, keyFile, caFile }: Config<typeof tlsSettings>): TlsFiles | undefined {
  if (!certFile && !keyFile && !caFile) return undefined;
  if (!certFile || !keyFile || !caFile)
    throw new ConfigError('settings TLS_CERT_FILE, TLS_KEY_FILE and TLS_CA_FILE: set all three or none');
  try {
    createSecureContext({ cert: readFileSync(certFile), key: readFileSync(keyFile), ca: readFileSync(caFile) });
  } catch (error) {
    throw new ConfigError(`settings TLS_CERT_FILE, TLS_KEY_FILE and TLS_CA_FILE: ${(error as Error).message}`);
  }
  return { certFile, keyFile, caFile };
}

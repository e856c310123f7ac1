import { type ChannelCredentials, experimental, type ServerCredentials } from '@grpc/grpc-js';

const {
  createCertificateProviderChannelCredentials,
  createCertificateProviderServerCredentials,
  FileWatcherCertificateProvider,
} = experimental;

/** The interval at which the certificate files are read, in milliseconds. */
const REFRESH_INTERVAL_MS = 10_000;

/** The files for mutual TLS between processes, in PEM. */
export interface TlsFiles {
  /** The certificate of this process with its chain. */
  readonly certFile: string;
  readonly keyFile: string;
  /** The authorities of the certificates of the other processes. */
  readonly caFile: string;
}

/** The current content of the files. */
export interface Certificates {
  readonly cert: Buffer;
  readonly key: Buffer;
  readonly ca: Buffer;
}

/** Mutual TLS of one process. */
export interface ProcessTls {
  readonly files: TlsFiles;
  /** For calls: the server must have a certificate of a known authority for the name by which it is called. */
  readonly client: ChannelCredentials;
  /** For served calls: the caller must have a certificate of a known authority. */
  readonly server: ServerCredentials;
  /**
   * Calls back with the content of the files once they are read, and after each change.
   * @returns a function that ends it
   */
  follow(onChange: (certificates: Certificates) => void): () => void;
}

/**
 * Creates the credentials for mutual TLS. Changed files are used for new connections after at most ten seconds; open
 * connections continue. Files that cannot be read leave new connections without certificates, so they fail.
 * @param refreshIntervalMs the interval at which the files are read, in milliseconds
 */
export function createProcessTls(files: TlsFiles, refreshIntervalMs: number = REFRESH_INTERVAL_MS): ProcessTls {
  const provider = new FileWatcherCertificateProvider({
    certificateFile: files.certFile,
    privateKeyFile: files.keyFile,
    caCertificateFile: files.caFile,
    refreshIntervalMs,
  });
  return {
    files,
    client: createCertificateProviderChannelCredentials(provider, provider),
    server: createCertificateProviderServerCredentials(provider, provider, true),
    follow: (onChange) => followProvider(provider, onChange),
  };
}

type Provider = InstanceType<typeof FileWatcherCertificateProvider>;

/** Joins the two kinds of updates: the identity and the authorities. */
function followProvider(provider: Provider, onChange: (certificates: Certificates) => void): () => void {
  let identity: Omit<Certificates, 'ca'> | undefined;
  let ca: Buffer | undefined;
  const report = (): void => {
    if (identity && ca) onChange({ ...identity, ca });
  };
  const onIdentity: Parameters<Provider['addIdentityCertificateListener']>[0] = (update) => {
    if (!update) return;
    const { certificate: cert, privateKey: key } = update;
    if (identity?.cert.equals(cert) && identity.key.equals(key)) return;
    identity = { cert, key };
    report();
  };
  const onAuthorities: Parameters<Provider['addCaCertificateListener']>[0] = (update) => {
    if (!update || ca?.equals(update.caCertificate)) return;
    ca = update.caCertificate;
    report();
  };
  provider.addIdentityCertificateListener(onIdentity);
  provider.addCaCertificateListener(onAuthorities);
  return () => {
    provider.removeIdentityCertificateListener(onIdentity);
    provider.removeCaCertificateListener(onAuthorities);
  };
}

import { readFileSync } from 'node:fs';

/** The programs that a start or a test needs besides Node. */
export type PartName = 'mongod' | 'valkey' | 'nats' | 'versitygw';

/** One file of a release for one platform. */
export interface ReleaseFile {
  /** Hexadecimal. */
  readonly sha256: string;
  /** Path of the program inside. */
  readonly member: string;
}

/** Where a part may be fetched, in order of preference. */
export type Source =
  | { readonly kind: 'memory-server'; readonly version: string; readonly probe: string }
  | {
      readonly kind: 'archive';
      readonly version: string;
      readonly base: string;
      readonly files: Readonly<Record<string, ReleaseFile & { readonly file: string }>>;
    }
  | {
      readonly kind: 'wheel';
      readonly version: string;
      /** Requirement with its version, as pip takes it. */
      readonly package: string;
      /** `tag` is pip's name of the platform. */
      readonly files: Readonly<Record<string, ReleaseFile & { readonly tag: string }>>;
    }
  | { readonly kind: 'go'; readonly version: string; readonly module: string; readonly program: string }
  | { readonly kind: 'apt'; readonly version: string; readonly package: string; readonly member: string };

/** What is known of a part: see parts.json, the one place of versions and sums. */
export interface Part {
  /** For people. */
  readonly label: string;
  /** The setting that names one that runs already. */
  readonly url: string;
  /** Names of the program on PATH. */
  readonly programs: readonly string[];
  /** The oldest version that will do. */
  readonly minimum: string;
  readonly sources: readonly Source[];
  /** Set where only some tests need it, which then fetch it themselves. */
  readonly isOptional?: boolean;
  /** What a person can do when it cannot be had. */
  readonly help: string;
}

/** All parts by name. */
export const parts: Readonly<Record<PartName, Part>> = JSON.parse(
  readFileSync(new URL('../../parts.json', import.meta.url), 'utf8'),
);

/** E.g. `linux-x64`; the key of `files` in parts.json. */
export const platform = `${process.platform}-${process.arch}`;

import { readFileSync } from 'node:fs';

/** The backing services that a local start or a test needs besides Node. */
export type PartName = 'mongod' | 'valkey' | 'nats' | 'seaweedfs' | 'toxiproxy' | 'stripe-mock';

/** A file of a release for one platform. */
export interface ReleaseFile {
  /** Checksum in hexadecimal. */
  readonly sha256: string;
  /** The path of the program in the archive. */
  readonly member: string;
}

/** A source from which a program can be fetched. */
export type Source =
  | {
      /** The archive of MongoDB for the distribution of this machine. */
      readonly kind: 'mongodb';
      readonly version: string;
      /** Checksums in hexadecimal by archive; others are verified with the checksum that MongoDB publishes. */
      readonly sha256: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'archive';
      readonly version: string;
      readonly base: string;
      readonly files: Readonly<Record<string, ReleaseFile & { readonly file: string }>>;
    }
  | {
      readonly kind: 'wheel';
      readonly version: string;
      /** The pip requirement with its version. */
      readonly package: string;
      /** Files by platform; `tag` is pip's platform tag. */
      readonly files: Readonly<Record<string, ReleaseFile & { readonly tag: string }>>;
    }
  | { readonly kind: 'go'; readonly version: string; readonly module: string; readonly program: string }
  | { readonly kind: 'apt'; readonly version: string; readonly package: string; readonly member: string };

/** A backing service as described in programs.json, the only place of versions and checksums. */
export interface Part {
  /** The display name. */
  readonly label: string;
  /** The setting with the address of a running instance; undefined if there is none. */
  readonly url?: string;
  /** The names of the program on PATH. */
  readonly programs: readonly string[];
  /** The argument with which the program prints its version; `--version` by default. */
  readonly versionArgument?: string;
  /** The oldest supported version. */
  readonly minimum: string;
  readonly sources: readonly Source[];
  /** True if only some tests need it, which then fetch it themselves. */
  readonly isOptional?: boolean;
  /** Instructions for the user if it cannot be fetched. */
  readonly help: string;
}

/** A Java library that only tests need. */
export interface Jar {
  /** The display name. */
  readonly label: string;
  /** The Maven coordinates: group, artifact, version, packaging and optionally a classifier, separated by colons. */
  readonly artifact: string;
  /** Checksum in hexadecimal. */
  readonly sha256: string;
}

export type JarName = 'mustang-validator' | 'peppol-rules';

const catalogue: Readonly<Record<PartName, Part>> & { readonly jars: Readonly<Record<JarName, Jar>> } = JSON.parse(
  readFileSync(new URL('../../programs.json', import.meta.url), 'utf8'),
);

/** All Java libraries by name. */
export const { jars } = catalogue;

/** All backing services by name. */
export const parts: Readonly<Record<PartName, Part>> = (({ jars: _, ...programs }) => programs)(catalogue);

/** The platform, e.g. `linux-x64`; the key of `files` in programs.json. */
export const platform = `${process.platform}-${process.arch}`;

import { type Config, type ServiceConfig, setting } from '@bms/service-kit';
import { z } from 'zod';

const seconds = (byDefault: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .default(byDefault)
    .transform((value) => value * 1000);

/** The settings of files besides those that every service has. */
export const filesSettings = {
  uploads: {
    maxBytes: setting(
      'MAX_UPLOAD_BYTES',
      z.coerce.number().int().min(1).default(104_857_600),
      'Maximum size of a file, in bytes; the gateway has a setting of the same name',
    ),
    abandonedMs: setting(
      'UPLOAD_ABANDONED_SECONDS',
      seconds(900),
      'Time without a heartbeat after which an upload counts as abandoned and its bytes are removed, in seconds',
    ),
  },
  imports: {
    maxBytes: setting(
      'MAX_IMPORT_BYTES',
      z.coerce.number().int().min(1).default(104_857_600),
      'Maximum size of a file to import, in bytes; MAX_UPLOAD_BYTES also holds for it',
    ),
    maxRows: setting(
      'MAX_IMPORT_ROWS',
      z.coerce.number().int().min(1).default(200_000),
      'Maximum number of rows of an import',
    ),
  },
  sweepIntervalMs: setting(
    'SWEEP_INTERVAL_SECONDS',
    seconds(300),
    'Interval at which orphaned blobs are removed, in seconds',
  ),
  storage: setting(
    'FILE_STORAGE',
    z.enum(['gridfs', 's3']).default('gridfs'),
    "Storage of new files: gridfs (the service's own database) or s3. Existing files are read from where they were stored",
  ),
  s3: {
    bucket: setting('S3_BUCKET', z.string().optional(), 'Bucket of an S3-compatible store; required for s3'),
    endpoint: setting('S3_ENDPOINT', z.url().optional(), 'Endpoint of the store; defaults to AWS'),
    region: setting('S3_REGION', z.string().default('us-east-1'), 'Region of the bucket'),
    accessKeyId: setting(
      'S3_ACCESS_KEY_ID',
      z.string().optional(),
      'Access key ID; defaults to the credentials of the machine',
    ),
    secretAccessKey: setting('S3_SECRET_ACCESS_KEY', z.string().optional(), 'Secret of S3_ACCESS_KEY_ID'),
  },
};

export type FilesConfig = Config<typeof filesSettings> & ServiceConfig;

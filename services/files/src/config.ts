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
      'The largest file, in bytes; the gateway has a setting of the same name',
    ),
    abandonedMs: setting(
      'UPLOAD_ABANDONED_SECONDS',
      seconds(900),
      'After how many seconds without a sign of life the bytes of an upload are swept, because its process is gone',
    ),
  },
  sweepIntervalMs: setting(
    'SWEEP_INTERVAL_SECONDS',
    seconds(300),
    'How often bytes that belong to no file are looked for and removed, in seconds',
  ),
  storage: setting(
    'FILE_STORAGE',
    z.enum(['gridfs', 's3']).default('gridfs'),
    "Where the bytes of new files go: gridfs (the service's own database) or s3; those of older ones are read where they are",
  ),
  s3: {
    bucket: setting('S3_BUCKET', z.string().optional(), 'The bucket of an S3-compatible store; needed for s3'),
    endpoint: setting('S3_ENDPOINT', z.url().optional(), 'The address of the store, where it is not that of AWS'),
    region: setting('S3_REGION', z.string().default('us-east-1'), 'The region of the bucket'),
    accessKeyId: setting(
      'S3_ACCESS_KEY_ID',
      z.string().optional(),
      "The key of the store; by default the machine's own",
    ),
    secretAccessKey: setting('S3_SECRET_ACCESS_KEY', z.string().optional(), 'The secret that goes with the key'),
  },
};

export type FilesConfig = Config<typeof filesSettings> & ServiceConfig;

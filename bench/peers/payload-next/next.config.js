import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';

export default withPayload(
  { turbopack: { root: dirname(fileURLToPath(import.meta.url)) } },
  { devBundleServerPackages: false },
);

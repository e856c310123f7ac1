import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describeApi, loadContract } from '@bms/contracts';

/** The version of the system. */
export const version: string = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;

/** Returns the SHA-256 of the API that the contract describes, in hexadecimal; it differs between versions of the contract. */
export function contractHash(): string {
  return createHash('sha256')
    .update(JSON.stringify(describeApi(loadContract(), '')))
    .digest('hex');
}

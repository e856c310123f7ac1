import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a client app needs to sign in. */
export interface Credentials {
  url: string;
  email: string;
  password: string;
}

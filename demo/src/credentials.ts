import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Address of the service and credentials of the demo. */
export interface Access {
  /** E.g. `http://127.0.0.1:8080`. */
  url: string;
  email: string;
  password: string;
}

/**
 * Reads API_URL (default: the local start on PORT), ADMIN_EMAIL and ADMIN_PASSWORD; without a password, the credentials
 * that the local start saved in its DATA_DIR.
 * @throws Error with instructions when there are neither
 */
export function readAccess(env: NodeJS.ProcessEnv): Access {
  const url = env['API_URL'] || `http://127.0.0.1:${env['PORT'] || 8080}`;
  if (env['ADMIN_PASSWORD'])
    return { url, email: env['ADMIN_EMAIL'] || 'admin@example.com', password: env['ADMIN_PASSWORD'] };
  const file = path.resolve(env['DATA_DIR'] || '.data', 'sign-in.json');
  try {
    return { url, ...(JSON.parse(readFileSync(file, 'utf8')) as Pick<Access, 'email' | 'password'>) };
  } catch {
    throw new Error(
      `There is no sign-in in ${file}: run npm start first, or set API_URL, ADMIN_EMAIL and ADMIN_PASSWORD.`,
    );
  }
}

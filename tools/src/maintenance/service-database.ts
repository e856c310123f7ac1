import { join } from 'node:path';
import { adminMongoUrl, userMongoUrl } from '@bms/parts';
import { UserError } from '../console/say.ts';
import { readJson } from '../start/json-file.ts';

/**
 * Finds the database of a service: MONGODB_URL, else the database of the local start in `dataDir`.
 * @returns its connection string
 * @throws UserError if `dataDir` contains no local start
 */
export async function databaseOfService(service: string, env: NodeJS.ProcessEnv, dataDir: string): Promise<string> {
  if (env['MONGODB_URL']) return env['MONGODB_URL'];
  const [secrets, ports] = await Promise.all(
    ['secrets.json', 'ports.json'].map((file) => readJson<Record<string, string | number>>(join(dataDir, file))),
  );
  const password = secrets?.[`mongod/${service}`];
  const port = ports?.['mongod'];
  if (!password || !port)
    throw new UserError(
      `${dataDir} holds no local start with ${service}: set DATA_DIR, or MONGODB_URL to the database of ${service}`,
    );
  const server = adminMongoUrl(`127.0.0.1:${port}`, { user: service, password: String(password) });
  return userMongoUrl(server, { user: service, password: String(password), database: `bms_${service}` });
}

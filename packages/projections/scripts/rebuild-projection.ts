/**
 * Rebuilds a projection, e.g. `users`, in the database at MONGODB_URL. The records come from the services at UPSTREAMS,
 * which are called as the service with the SIGNING_KEY. Prints the number of records as JSON: those that the owner
 * listed, and those that were removed because the owner no longer has them.
 */
import { loadContract, readSigner } from '@bms/contracts';
import { createRequests, upstreams } from '@bms/service-kit/maintenance';
import { createConnection } from 'mongoose';
import { rebuildProjection } from '../src/rebuild.ts';

const { MONGODB_URL = '', SIGNING_KEY = '', UPSTREAMS } = process.env;
const [name = ''] = process.argv.slice(2);
const requests = createRequests(loadContract(), readSigner(SIGNING_KEY), upstreams.parse(UPSTREAMS));
const connection = await createConnection(MONGODB_URL, {
  bufferCommands: false,
  serverSelectionTimeoutMS: 5000,
}).asPromise();
process.stdout.write(JSON.stringify(await rebuildProjection(connection, name, requests)));
requests.close();
await connection.close();

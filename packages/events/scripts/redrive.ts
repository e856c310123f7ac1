/**
 * Republishes the outbox of the database at MONGODB_URL: all of it, or what was sent since the timestamp in the first
 * argument. Prints the number of events to republish.
 */
import { createConnection } from 'mongoose';
import { redriveOutbox } from '../src/outbox/redrive.ts';

const [since] = process.argv.slice(2);
const connection = await createConnection(process.env['MONGODB_URL'] ?? '', {
  bufferCommands: false,
  serverSelectionTimeoutMS: 5000,
}).asPromise();
process.stdout.write(String(await redriveOutbox(connection, since ? new Date(since) : undefined)));
await connection.close();

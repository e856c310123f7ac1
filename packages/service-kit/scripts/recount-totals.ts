/**
 * Corrects the totals in the database at MONGODB_URL. Prints the corrections as JSON by collection, positive if the
 * total was too low.
 */
import { createConnection } from 'mongoose';
import { recountTotals } from '../src/records/totals/recount.ts';

const connection = await createConnection(process.env['MONGODB_URL'] ?? '', {
  bufferCommands: false,
  serverSelectionTimeoutMS: 5000,
}).asPromise();
process.stdout.write(JSON.stringify(await recountTotals(connection)));
await connection.close();

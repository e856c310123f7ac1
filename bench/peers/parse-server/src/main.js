/** Parse Server 9 on Express. */
import { randomBytes } from 'node:crypto';
import express from 'express';
import { ParseServer } from 'parse-server';
import { defineCloudCode } from './cloud.js';
import { clientClass } from './schema.js';

const { PORT, MONGODB_URL } = process.env;
const serverURL = `http://127.0.0.1:${PORT}/parse`;

const server = new ParseServer({
  databaseURI: MONGODB_URL,
  appId: 'bench',
  masterKey: randomBytes(32).toString('base64url'),
  serverURL,
  cloud: () => defineCloudCode(globalThis.Parse),
  schema: { definitions: [clientClass], lockSchemas: true, strict: true },
  allowClientClassCreation: false,
  directAccess: true,
  logsFolder: null,
  logLevel: 'warn',
});
await server.start();
// A schema names no index of createdAt, by which the list is sorted.
await server.config.databaseController.adapter.createIndex('Client', { _created_at: 1 });
const app = express();
app.use('/parse', server.app);
app.listen(Number(PORT), '127.0.0.1');

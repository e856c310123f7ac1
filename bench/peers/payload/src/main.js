/** Payload 3 with its REST endpoints on node:http, as the documentation of `handleEndpoints` shows. */
import { serve } from '@hono/node-server';
import { getPayload, handleEndpoints } from 'payload';
import config from './config.js';

await getPayload({ config });
serve({
  fetch: (request) => handleEndpoints({ config, request: request.clone() }),
  hostname: '127.0.0.1',
  port: Number(process.env.PORT),
});

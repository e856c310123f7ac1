/** A floor: node:http answers with prepared buffers. */
import { createServer } from 'node:http';
import { preparedPage, preparedRecord } from './prepared.ts';

const page = Buffer.from(JSON.stringify(preparedPage));
const record = Buffer.from(JSON.stringify(preparedRecord));

createServer((request, response) => {
  const body = request.url?.includes('?') ? page : record;
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1');

/** A floor: Express serializes prepared records. */
import express from 'express';
import { preparedPage, preparedRecord } from './prepared.ts';

const app = express();
app.get('/api/clients', (_request, response) => void response.json(preparedPage));
app.get('/api/clients/:id', (_request, response) => void response.json(preparedRecord));
app.listen(Number(process.env['PORT']), '127.0.0.1');

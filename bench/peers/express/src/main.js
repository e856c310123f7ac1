/** A monolith: Express 5, mongoose and jsonwebtoken. */
import express from 'express';
import jwt from 'jsonwebtoken';
import mongoose from 'mongoose';
import { Client } from './client.js';

const { PORT, MONGODB_URL, JWT_SECRET, USER_EMAIL, USER_PASSWORD } = process.env;
const LIST_FIELDS = ['company_name', 'type', 'phone', 'city', 'country', 'status', 'created_at'];

const app = express();
app.use(express.json());

app.post('/api/auth/login', (req, res) => {
  const { email, password } = req.body;
  if (email !== USER_EMAIL || password !== USER_PASSWORD) return res.status(401).json({ error: 'Unauthorized' });
  return res.json({ token: jwt.sign({ sub: '1', email }, JWT_SECRET, { expiresIn: '1h' }) });
});

const clients = express.Router();
clients.use((req, res, next) => {
  const [scheme, token] = req.get('authorization')?.split(' ') ?? [];
  try {
    if (scheme !== 'Bearer') throw new Error('no token');
    req.user = jwt.verify(token, JWT_SECRET);
  } catch {
    return res.status(401).json({ error: 'Unauthorized' });
  }
  return next();
});

clients.get('/', async (req, res) => {
  const { search } = req.query;
  const page = Math.max(1, Number(req.query.page ?? 1));
  const limit = Math.min(100, Number(req.query.limit ?? 20));
  const filter = search ? { $text: { $search: String(search) } } : {};
  const [found, total] = await Promise.all([
    Client.find(filter, LIST_FIELDS)
      .sort({ _id: -1 })
      .skip((page - 1) * limit)
      .limit(limit)
      .lean(),
    Client.countDocuments(filter),
  ]);
  const records = found.map(({ _id: id, ...fields }) => ({ id, ...fields }));
  res.json({ records, meta: { total, current_page: page, per_page: limit } });
});

clients.get('/:id', async (req, res) => {
  const found = await Client.findById(req.params.id).lean();
  if (!found) return res.status(404).json({ error: 'Not found' });
  const { _id: id, __v: _version, ...fields } = found;
  return res.json({ record: { id, ...fields } });
});

clients.post('/', async (req, res) => {
  const { _id: id } = await Client.create({ ...req.body, owner_id: req.user.sub, created_by: req.user.sub });
  res.status(201).json({ record: { id } });
});

clients.patch('/:id', async (req, res) => {
  const updated = await Client.findByIdAndUpdate(req.params.id, req.body, { runValidators: true });
  if (!updated) return res.status(404).json({ error: 'Not found' });
  return res.json({ message: 'Updated.' });
});

app.use('/api/clients', clients);
app.use((error, _req, res, _next) => {
  const isInvalid = error instanceof mongoose.Error.ValidationError || error instanceof mongoose.Error.CastError;
  res.status(isInvalid ? 422 : 500).json({ error: error.message });
});

await mongoose.connect(MONGODB_URL);
await Client.init();
app.listen(Number(PORT), '127.0.0.1');

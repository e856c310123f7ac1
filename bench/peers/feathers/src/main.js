/** Feathers 5 on Koa. */
import { feathers } from '@feathersjs/feathers';
import { bodyParser, errorHandler, koa, parseAuthentication, rest } from '@feathersjs/koa';
import { MongoClient } from 'mongodb';
import { clients } from './clients.js';
import { users } from './users.js';

const { PORT, MONGODB_URL, JWT_SECRET, USER_EMAIL, USER_PASSWORD } = process.env;

const app = koa(feathers());
app.set('authentication', {
  entity: 'user',
  service: 'users',
  secret: JWT_SECRET,
  authStrategies: ['jwt', 'local'],
  jwtOptions: { header: { typ: 'access' }, audience: 'https://example.com', algorithm: 'HS256', expiresIn: '1d' },
  local: { usernameField: 'email', passwordField: 'password' },
});
app.use(errorHandler());
app.use(parseAuthentication());
app.use(bodyParser());
app.configure(rest());

const db = (await MongoClient.connect(MONGODB_URL)).db();
await users(app, db, { email: USER_EMAIL, password: USER_PASSWORD });
await clients(app, db);
await app.listen(Number(PORT), '127.0.0.1');

import { AuthenticationService, JWTStrategy } from '@feathersjs/authentication';
import { LocalStrategy, passwordHash } from '@feathersjs/authentication-local';
import { MongoDBService } from '@feathersjs/mongodb';
import { hooks, resolve } from '@feathersjs/schema';

const resolveData = resolve({ password: passwordHash({ strategy: 'local' }) });
const resolveExternal = resolve({ password: async () => undefined });

/** Adds the users and their authentication by local sign-in and JWT, and creates the user of the bench. */
export async function users(app, db, { email, password }) {
  const collection = db.collection('users');
  await collection.createIndex({ email: 1 }, { unique: true });
  app.use('users', new MongoDBService({ Model: collection, paginate: { default: 10, max: 50 } }), { methods: [] });
  app.service('users').hooks({
    around: { all: [hooks.resolveExternal(resolveExternal)] },
    before: { create: [hooks.resolveData(resolveData)] },
  });
  const authentication = new AuthenticationService(app);
  authentication.register('jwt', new JWTStrategy());
  authentication.register('local', new LocalStrategy());
  app.use('authentication', authentication);
  await app.service('users').create({ email, password });
}

import { authenticate } from '@feathersjs/authentication';
import { MongoDBService } from '@feathersjs/mongodb';
import { hooks, resolve } from '@feathersjs/schema';
import { getValidator, ObjectIdSchema, querySyntax, StringEnum, Type } from '@feathersjs/typebox';
import { dataValidator, queryValidator } from './validators.js';

const text = (maxLength) => Type.Optional(Type.String({ maxLength }));

const clientSchema = Type.Object(
  {
    _id: ObjectIdSchema(),
    company_name: Type.String({ minLength: 1, maxLength: 255 }),
    type: StringEnum(['organization', 'person']),
    address: text(1000),
    city: text(255),
    state: text(255),
    zip: text(40),
    country: text(255),
    phone: text(60),
    email: Type.Optional(Type.String({ format: 'email', maxLength: 254 })),
    website: text(1000),
    currency: text(3),
    vat_number: text(60),
    group_ids: Type.Optional(Type.Array(Type.Integer())),
    labels: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { uniqueItems: true })),
    owner_id: Type.String(),
    created_by: Type.String(),
    status: StringEnum(['active', 'inactive']),
    created_at: Type.String({ format: 'date-time' }),
    updated_at: Type.String({ format: 'date-time' }),
  },
  { $id: 'Client', additionalProperties: false },
);

const set = ['_id', 'owner_id', 'created_by', 'status', 'created_at', 'updated_at'];
const dataSchema = Type.Omit(clientSchema, set, { $id: 'ClientData', additionalProperties: false });
const patchSchema = Type.Partial(Type.Omit(clientSchema, set), { $id: 'ClientPatch', additionalProperties: false });
const querySchema = Type.Intersect(
  [
    querySyntax(Type.Omit(clientSchema, ['labels', 'group_ids'])),
    Type.Object(
      { $text: Type.Optional(Type.Object({ $search: Type.String() }, { additionalProperties: false })) },
      { additionalProperties: false },
    ),
  ],
  { additionalProperties: false },
);

const now = async () => new Date().toISOString();
const userId = async (_value, _data, { params }) => String(params.user._id);
const resolveData = resolve({
  status: async (value) => value ?? 'active',
  owner_id: userId,
  created_by: userId,
  created_at: now,
  updated_at: now,
});
const resolvePatch = resolve({ updated_at: now });
const resolveExternal = resolve({});

/** Adds the service of clients, with its hooks as the generator of Feathers writes them. */
export async function clients(app, db) {
  const collection = db.collection('clients');
  const sorted = ['company_name', 'type', 'city', 'country', 'group_ids', 'labels', 'owner_id', 'status', 'created_at'];
  for (const field of sorted) await collection.createIndex({ [field]: 1 });
  await collection.createIndex({ company_name: 'text', phone: 'text', email: 'text' }, { default_language: 'none' });
  const options = { Model: collection, paginate: { default: 20, max: 100 }, operators: ['$text', '$search'] };
  app.use('clients', new MongoDBService(options), { methods: ['find', 'get', 'create', 'patch'] });
  app.service('clients').hooks({
    around: { all: [authenticate('jwt'), hooks.resolveExternal(resolveExternal)] },
    before: {
      all: [hooks.validateQuery(getValidator(querySchema, queryValidator))],
      create: [hooks.validateData(getValidator(dataSchema, dataValidator)), hooks.resolveData(resolveData)],
      patch: [hooks.validateData(getValidator(patchSchema, dataValidator)), hooks.resolveData(resolvePatch)],
    },
  });
}

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { mongooseAdapter } from '@payloadcms/db-mongodb';
import { buildConfig } from 'payload';

const { MONGODB_URL, JWT_SECRET } = process.env;

const text = (name, maxLength, rest = {}) => ({ name, type: 'text', maxLength, ...rest });

/** The clients. Access is the default of Payload: signed-in users only. The same as in bench/peers/payload. */
const clients = {
  slug: 'clients',
  fields: [
    text('company_name', 255, { required: true, index: true }),
    { name: 'type', type: 'select', options: ['organization', 'person'], required: true, index: true },
    { name: 'address', type: 'textarea', maxLength: 1000 },
    text('city', 255, { index: true }),
    text('state', 255),
    text('zip', 40),
    text('country', 255, { index: true }),
    text('phone', 60),
    { name: 'email', type: 'email' },
    text('website', 1000),
    text('currency', 3),
    text('vat_number', 60),
    { name: 'group_ids', type: 'number', hasMany: true, index: true },
    text('labels', 100, { hasMany: true, index: true }),
    text('owner_id', 50, { index: true }),
    text('created_by', 50),
    { name: 'status', type: 'select', options: ['active', 'inactive'], defaultValue: 'active', index: true },
  ],
  hooks: {
    beforeChange: [
      ({ data, operation, req }) =>
        operation === 'create' ? { ...data, owner_id: req.user?.id, created_by: req.user?.id } : data,
    ],
  },
};

const dirname = path.dirname(fileURLToPath(import.meta.url));

export default buildConfig({
  admin: { user: 'users', importMap: { baseDir: dirname } },
  secret: JWT_SECRET ?? '',
  db: mongooseAdapter({ url: MONGODB_URL ?? '' }),
  collections: [{ slug: 'users', auth: true, fields: [] }, clients],
  typescript: { autoGenerate: false },
  telemetry: false,
});

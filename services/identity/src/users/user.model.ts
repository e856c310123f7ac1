import type { ModelDefinition } from '@bms/service-kit';
import { Schema } from 'mongoose';

/** An account of a person: staff, or a user of a client's portal. */
export interface User {
  _id: number;
  first_name: string;
  last_name: string;
  /** As it was sent; unique whatever its case. */
  email: string;
  /** E.164, or empty; unique. */
  phone: string;
  user_type: 'staff' | 'client';
  /** 1 for an administrator, else 0. */
  is_admin: 0 | 1;
  status: 'active' | 'inactive';
  /** 0 for administrators and users of the portal. */
  role_id: number;
  /** The client of a user of the portal; else 0. */
  client_id: number;
  job_title: string;
  image: string | null;
  language: string;
  /** Argon2id in PHC format; null until a password is set for the first time. */
  password_hash: string | null;
  last_sign_in_at: Date | null;
  /** Digests of the addresses that the last sign-ins came from. */
  known_addresses: string[];
  version: number;
  created_by: number;
  created_at: Date;
  updated_at: Date;
}

/** The name of the collection. */
export const USERS = 'users';

/** Compares email addresses whatever their case. */
export const ANY_CASE = { locale: 'en', strength: 2 } as const;

const text = { type: String, default: '' };

export const userModel: ModelDefinition = {
  name: USERS,
  schema: new Schema<User>(
    {
      _id: { type: Number, required: true },
      first_name: text,
      last_name: text,
      email: { type: String, required: true },
      phone: text,
      user_type: { type: String, default: 'staff' },
      is_admin: { type: Number, default: 0 },
      status: { type: String, default: 'active' },
      role_id: { type: Number, default: 0 },
      client_id: { type: Number, default: 0 },
      job_title: text,
      image: { type: String, default: null },
      language: { type: String, default: 'en' },
      password_hash: { type: String, default: null },
      last_sign_in_at: { type: Date, default: null },
      known_addresses: { type: [String], default: [] },
      version: { type: Number, default: 1 },
      created_by: { type: Number, default: 0 },
      created_at: { type: Date, required: true },
      updated_at: { type: Date, required: true },
    },
    { versionKey: false },
  )
    .index({ email: 1 }, { unique: true, collation: ANY_CASE })
    .index({ phone: 1 }, { unique: true, partialFilterExpression: { phone: { $gt: '' } } })
    .index({ role_id: 1 }),
};

import mongoose from 'mongoose';

const text = (maxlength, rest = {}) => ({ type: String, default: '', maxlength, ...rest });

const schema = new mongoose.Schema(
  {
    company_name: text(255, { required: true, index: true }),
    type: { type: String, required: true, enum: ['organization', 'person'], index: true },
    address: text(1000),
    city: text(255, { index: true }),
    state: text(255),
    zip: text(40),
    country: text(255, { index: true }),
    phone: text(60),
    email: text(254, { match: /^$|^[^@\s]+@[^@\s]+$/ }),
    website: text(1000),
    currency: text(3, { match: /^([A-Z]{3})?$/ }),
    vat_number: text(60),
    group_ids: { type: [Number], default: [], index: true },
    labels: { type: [String], default: [], index: true },
    owner_id: { type: String, index: true },
    created_by: { type: String },
    status: { type: String, enum: ['active', 'inactive'], default: 'active', index: true },
  },
  { timestamps: { createdAt: 'created_at', updatedAt: 'updated_at' } },
);
schema.index({ created_at: 1 });
schema.index({ company_name: 'text', phone: 'text', email: 'text' }, { default_language: 'none' });

/** The model of clients, with the indexes that its sorts, filters and search need. */
export const Client = mongoose.model('Client', schema);

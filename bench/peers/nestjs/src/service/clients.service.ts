import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Client } from './client.schema.js';

const LIST_FIELDS = 'company_name type phone city country status created_at';

@Injectable()
export class ClientsService {
  constructor(@InjectModel(Client.name) private readonly model: Model<Client>) {}

  async list(page: number, limit: number, search: string) {
    const filter = search ? { $text: { $search: search } } : {};
    const [found, total] = await Promise.all([
      this.model
        .find(filter, LIST_FIELDS)
        .sort({ _id: -1 })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean(),
      this.model.countDocuments(filter),
    ]);
    const records = found.map((client) => ({
      ...client,
      id: String(client._id),
      created_at: client.created_at.toISOString(),
    }));
    return { records, total };
  }

  async get(id: string) {
    const client = await this.model.findById(id).lean();
    if (!client) return undefined;
    return {
      ...client,
      id,
      created_at: client.created_at.toISOString(),
      updated_at: client.updated_at.toISOString(),
    };
  }

  async create(fields: Partial<Client>): Promise<string> {
    return String((await this.model.create(fields))._id);
  }

  /** Returns false if there is no such client. */
  async update(id: string, fields: Partial<Client>): Promise<boolean> {
    return (await this.model.findByIdAndUpdate(id, fields, { runValidators: true })) !== null;
  }
}

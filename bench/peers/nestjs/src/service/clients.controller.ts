import { status } from '@grpc/grpc-js';
import { Controller } from '@nestjs/common';
import { GrpcMethod, RpcException } from '@nestjs/microservices';
import { ClientsService } from './clients.service.js';

interface ListRequest {
  page: number;
  limit: number;
  search: string;
}

const notFound = () => new RpcException({ code: status.NOT_FOUND, message: 'Not found' });

@Controller()
export class ClientsController {
  constructor(private readonly clients: ClientsService) {}

  @GrpcMethod('ClientsService', 'List')
  list({ page, limit, search }: ListRequest) {
    return this.clients.list(page, limit, search);
  }

  @GrpcMethod('ClientsService', 'Get')
  async get({ id }: { id: string }) {
    const client = await this.clients.get(id);
    if (!client) throw notFound();
    return client;
  }

  @GrpcMethod('ClientsService', 'Create')
  async create({
    id: _id,
    created_at: _created,
    updated_at: _updated,
    status: state,
    ...fields
  }: Record<string, string>) {
    return { id: await this.clients.create({ ...fields, ...(state && { status: state }) }) };
  }

  @GrpcMethod('ClientsService', 'Update')
  async update({ id, ...fields }: { id: string }) {
    if (!(await this.clients.update(id, fields))) throw notFound();
    return { id };
  }
}

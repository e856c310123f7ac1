import { status } from '@grpc/grpc-js';
import {
  Body,
  Controller,
  Get,
  Inject,
  NotFoundException,
  type OnModuleInit,
  Param,
  Patch,
  Post,
  Query,
  Req,
  UseGuards,
} from '@nestjs/common';
import type { ClientGrpc } from '@nestjs/microservices';
import { firstValueFrom, type Observable } from 'rxjs';
import { AuthGuard } from './auth.guard.js';
import { CreateClientDto, ListClientsDto, UpdateClientDto } from './client.dto.js';

interface ClientsRpc {
  list(request: object): Observable<{ records: object[]; total: number }>;
  get(request: object): Observable<object>;
  create(request: object): Observable<{ id: string }>;
  update(request: object): Observable<object>;
}

interface SignedIn {
  user: { sub: string };
}

async function answerOf<T>(answer: Observable<T>): Promise<T> {
  try {
    return await firstValueFrom(answer);
  } catch (error) {
    if ((error as { code?: number }).code === status.NOT_FOUND) throw new NotFoundException();
    throw error;
  }
}

@Controller('api/clients')
@UseGuards(AuthGuard)
export class ClientsController implements OnModuleInit {
  private rpc: ClientsRpc;

  constructor(@Inject('CLIENTS') private readonly grpc: ClientGrpc) {}

  onModuleInit() {
    this.rpc = this.grpc.getService<ClientsRpc>('ClientsService');
  }

  @Get()
  async list(@Query() { page, limit, search }: ListClientsDto) {
    const { records, total } = await answerOf(this.rpc.list({ page, limit, search }));
    return { records, meta: { total, current_page: page, per_page: limit } };
  }

  @Get(':id')
  async get(@Param('id') id: string) {
    return { record: await answerOf(this.rpc.get({ id })) };
  }

  @Post()
  async create(@Body() client: CreateClientDto, @Req() { user }: SignedIn) {
    return { record: await answerOf(this.rpc.create({ ...client, owner_id: user.sub, created_by: user.sub })) };
  }

  @Patch(':id')
  async update(@Param('id') id: string, @Body() change: UpdateClientDto) {
    await answerOf(this.rpc.update({ id, ...change }));
    return { message: 'Updated.' };
  }
}

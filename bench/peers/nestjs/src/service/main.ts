import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { MicroserviceOptions } from '@nestjs/microservices';
import { MongooseModule } from '@nestjs/mongoose';
import { grpcOptions } from '../grpc.js';
import { Client, ClientSchema } from './client.schema.js';
import { ClientsController } from './clients.controller.js';
import { ClientsService } from './clients.service.js';

@Module({
  imports: [
    MongooseModule.forRoot(process.env['MONGODB_URL'] ?? ''),
    MongooseModule.forFeature([{ name: Client.name, schema: ClientSchema }]),
  ],
  controllers: [ClientsController],
  providers: [ClientsService],
})
class ServiceModule {}

const app = await NestFactory.createMicroservice<MicroserviceOptions>(
  ServiceModule,
  grpcOptions(process.env['GRPC_ADDRESS'] ?? ''),
);
await app.listen();

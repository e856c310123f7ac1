import 'reflect-metadata';
import { ThrottlerStorageRedisService } from '@nest-lab/throttler-storage-redis';
import { Module, ValidationPipe } from '@nestjs/common';
import { APP_GUARD, NestFactory } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { ClientsModule } from '@nestjs/microservices';
import { ThrottlerGuard, ThrottlerModule } from '@nestjs/throttler';
import { grpcOptions } from '../grpc.js';
import { AuthController } from './auth.controller.js';
import { ClientsController } from './clients.controller.js';

const { PORT, REDIS_URL, GRPC_ADDRESS, JWT_SECRET } = process.env;

@Module({
  imports: [
    JwtModule.register({ global: true, secret: JWT_SECRET ?? '', signOptions: { expiresIn: '1h' } }),
    ThrottlerModule.forRoot({
      throttlers: [{ ttl: 60_000, limit: 1_000_000 }],
      storage: new ThrottlerStorageRedisService(REDIS_URL ?? ''),
    }),
    ClientsModule.register([{ name: 'CLIENTS', ...grpcOptions(GRPC_ADDRESS ?? '') }]),
  ],
  controllers: [AuthController, ClientsController],
  providers: [{ provide: APP_GUARD, useClass: ThrottlerGuard }],
})
class GatewayModule {}

const app = await NestFactory.create(GatewayModule);
app.useGlobalPipes(new ValidationPipe({ transform: true, whitelist: true, forbidNonWhitelisted: true }));
await app.listen(Number(PORT), '127.0.0.1');

import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { startRedis } from '@bms/testing';
import type { DialectName } from '../dialects/index.ts';
import { WORKS } from '../load/work.ts';
import { installPeer } from './install-peer.ts';
import { type NodePrograms, startPrograms } from './processes.ts';
import { authorize, authorizeFeathers, authorizeParse, authorizePayload, type SignIn } from './sign-in.ts';
import type { Contender } from './types.ts';

interface PeerOptions extends Pick<NodePrograms, 'gateway' | 'service'> {
  readonly name: string;
  readonly title: string;
  /** True if it needs a Redis server of its own. */
  readonly hasRedis?: boolean;
  /** `records` by default. */
  readonly dialect?: DialectName;
  /** The sign-in of this project by default. */
  readonly signIn?: SignIn;
}

const EMAIL = 'bench@example.com';

/** Returns the folder of a peer. */
const dirOf = (name: string): string => fileURLToPath(new URL(`../../peers/${name}`, import.meta.url));

/** A peer in bench/peers: another way to build the same service. */
function peer({
  name,
  title,
  gateway,
  service,
  hasRedis,
  dialect = 'records',
  signIn = authorize,
}: PeerOptions): Contender {
  const dir = dirOf(name);
  return {
    name,
    title,
    works: WORKS,
    dialect,
    prepare: () => installPeer(dir),
    start: async ({ mongo }) => {
      const password = randomBytes(15).toString('base64url');
      const redis = hasRedis ? await startRedis() : undefined;
      const env = {
        MONGODB_URL: await mongo.addUser(`bench_${name.replaceAll('-', '_')}`),
        REDIS_URL: redis?.url ?? '',
        JWT_SECRET: randomBytes(32).toString('base64url'),
        USER_EMAIL: EMAIL,
        USER_PASSWORD: password,
      };
      const started = await startPrograms({ gateway, service, dir, env });
      return {
        urls: [started.url],
        headers: await signIn(started.url, EMAIL, password),
        pids: [...started.pids, ...(redis ? [redis.pid()] : [])],
        stop: async () => {
          await started.stop();
          await redis?.stop();
        },
      };
    },
  };
}

export const nestjs = peer({
  name: 'nestjs',
  title: 'NestJS 12 gateway + gRPC service + mongoose',
  gateway: 'dist/gateway/main.js',
  service: 'dist/service/main.js',
  hasRedis: true,
});

export const express = peer({
  name: 'express',
  title: 'Express 5 + mongoose + jsonwebtoken',
  gateway: 'src/main.js',
});

export const feathers = peer({
  name: 'feathers',
  title: 'Feathers 5 on Koa, MongoDB adapter',
  gateway: 'src/main.js',
  dialect: 'feathers',
  signIn: authorizeFeathers,
});

export const parseServer = peer({
  name: 'parse-server',
  title: 'Parse Server 9 on Express',
  gateway: 'src/main.js',
  dialect: 'parse',
  signIn: authorizeParse,
});

export const payload = peer({
  name: 'payload',
  title: 'Payload 3 on node:http',
  gateway: 'src/main.js',
  dialect: 'payload',
  signIn: authorizePayload,
});

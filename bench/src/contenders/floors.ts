import { fileURLToPath } from 'node:url';
import type { Work } from '../load/work.ts';
import { type NodePrograms, startPrograms } from './processes.ts';
import type { Contender } from './types.ts';

interface FloorOptions extends Pick<NodePrograms, 'gateway' | 'service'> {
  readonly name: string;
  readonly title: string;
  readonly works: readonly Work[];
  readonly isFixed?: boolean;
}

const dir = fileURLToPath(new URL('../floors', import.meta.url));

/** A program that does only a part of the work: no system with that part can be faster. */
function floor({ name, title, works, gateway, service, isFixed }: FloorOptions): Contender {
  return {
    name,
    title,
    works,
    dialect: 'records',
    isFixed,
    start: async ({ mongo }) => {
      const env = { MONGODB_URL: await mongo.addUser(`bench_${name.replaceAll('-', '_')}`) };
      const { url, ...programs } = await startPrograms({ gateway, service, dir, env });
      return { ...programs, urls: [url], headers: {} };
    },
  };
}

export const httpFloor = floor({
  name: 'floor-http',
  title: 'Floor: node:http, prepared buffer',
  works: ['list', 'detail'],
  gateway: 'http.ts',
  isFixed: true,
});

export const expressFloor = floor({
  name: 'floor-express',
  title: 'Floor: Express 5, 5 KB of JSON',
  works: ['list', 'detail'],
  gateway: 'express.ts',
  isFixed: true,
});

export const grpcFloor = floor({
  name: 'floor-grpc',
  title: 'Floor: Express 5 → grpc-js → records in memory',
  works: ['list', 'detail', 'create'],
  gateway: 'grpc-gateway.ts',
  service: 'grpc-service.ts',
});

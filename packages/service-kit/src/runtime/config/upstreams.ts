import { z } from 'zod';

/**
 * The setting UPSTREAMS: `identity=127.0.0.1:50051,crm=crm:50051` as a map of gRPC targets. A host name resolves to all
 * replicas behind it; without name resolution, `127.0.0.1:50051|127.0.0.1:50052` lists them one by one.
 */
export const upstreams = z
  .string()
  .default('')
  .transform((text, context) => {
    const pairs = text.split(',').flatMap((part) => (part.trim() ? [part.trim().split('=')] : []));
    if (pairs.some(([name, target]) => !name || !target)) context.addIssue('is not name=host:port,name=host:port');
    return Object.fromEntries(pairs.map(([name, target = '']) => [name, targetOf(target)])) as Record<string, string>;
  });

const targetOf = (address: string): string =>
  address.includes('|') ? `ipv4:${address.split('|').join(',')}` : address;

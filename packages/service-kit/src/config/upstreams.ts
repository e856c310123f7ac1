import { z } from 'zod';

/**
 * The setting UPSTREAMS: `identity=127.0.0.1:50051,crm=crm:50051` as a record of gRPC targets. A name behind which several
 * copies are resolves to all of them; where there is none to resolve, `127.0.0.1:50051|127.0.0.1:50052` names them one by one.
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

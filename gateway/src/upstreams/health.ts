import { type Client, Metadata } from '@grpc/grpc-js';
import { service as healthService } from 'grpc-health-check';
import type { Channels } from './channels.ts';

const CHECK_MS = 1000;

interface HealthCheckMethod {
  readonly path: string;
  readonly requestSerialize: (message: { service: string }) => Buffer;
  readonly responseDeserialize: (bytes: Buffer) => { status: string | number };
}

const check = (healthService as unknown as { Check: HealthCheckMethod }).Check;

/**
 * Checks the health of a service by grpc.health.v1. @throws Error for any status but SERVING, or without an answer
 * within 1 s
 */
export async function askHealth(channels: Channels): Promise<void> {
  const client = channels.ready() ?? (await channels.connect());
  if (!client) throw new Error('no connection');
  const said = await ask(client);
  if (said !== 'SERVING' && said !== 1) throw new Error(`the service says ${said}`);
}

function ask(client: Client): Promise<string | number> {
  return new Promise((resolve, reject) => {
    client.makeUnaryRequest(
      check.path,
      check.requestSerialize,
      check.responseDeserialize,
      { service: '' },
      new Metadata(),
      { deadline: Date.now() + CHECK_MS },
      (error, answer) => (error ? reject(error) : resolve(answer!.status)),
    );
  });
}

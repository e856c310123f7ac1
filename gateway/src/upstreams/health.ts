import { callRpc, type Method } from '@bms/rpc';
import { Metadata } from '@grpc/grpc-js';
import { service as healthService } from 'grpc-health-check';
import type { Channels } from './channels.ts';

const CHECK_MS = 1000;

const check = healthService['Check'] as Method<{ status: string | number }>;

/**
 * Checks the health of a service by grpc.health.v1. @throws Error for any status but SERVING, or without an answer
 * within 1 s
 */
export async function askHealth(channels: Channels): Promise<void> {
  const client = channels.ready() ?? (await channels.connect());
  if (!client) throw new Error('no connection');
  const options = { metadata: new Metadata(), deadline: Date.now() + CHECK_MS };
  const { status } = (await callRpc(client, check, { service: '' }, options)).message;
  if (status !== 'SERVING' && status !== 1) throw new Error(`the service says ${status}`);
}

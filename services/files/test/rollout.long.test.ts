import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type StartedProcess, type StartedSystem, signIn, startSystem } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sendFile } from './send-file.ts';

const MB = 1024 * 1024;
const SIZE = 100 * MB;
/** Longer than the default grace period of 10 s and the 15 s for the rest of a shutdown, as over a phone. */
const UPLOAD_MS = 28_000;
const GRACE_MS = 120_000;

let system: StartedSystem;
let url: string;
let token: string;

beforeAll(async () => {
  const settings = { SHUTDOWN_GRACE_MS: String(GRACE_MS) };
  system = await startSystem({ replicas: { files: 2 }, gatewaySettings: settings, serviceSettings: settings });
  url = system.gateways[0]!.url;
  token = (await signIn(url, system.admin.email, system.admin.password)).token!;
});
afterAll(() => system?.stop());

/** Stops a process as an orchestrator does and starts it again. @returns its exit code */
async function roll(process: StartedProcess): Promise<number | null> {
  const { code } = await process.terminate(GRACE_MS);
  await process.restart();
  return code;
}

/** Makes a file slowly. @param onStart called when its first bytes are sent */
async function* slowBytes(onStart: () => void): AsyncGenerator<Uint8Array> {
  const block = randomBytes(MB);
  for (let sent = 0; sent < SIZE; sent += MB) {
    yield block;
    if (sent === MB) onStart();
    await sleep(UPLOAD_MS / (SIZE / MB));
  }
}

test('an upload that takes longer than the default grace period is completed while its gateway and all files processes are replaced', async () => {
  const { promise: started, resolve: onStart } = Promise.withResolvers<void>();
  const uploaded = sendFile({ url, token, name: 'slow.bin', size: SIZE, bytes: slowBytes(onStart) });
  await started;
  const exits = Promise.all([...system.services.get('files')!, system.gateways[0]!].map(roll));
  const [{ status, body }, codes] = await Promise.all([uploaded, exits]);
  expect([status, JSON.parse(body).record?.size, codes]).toEqual([200, SIZE, [0, 0, 0]]);
  const { id } = JSON.parse(body).record;
  const headers = { authorization: `Bearer ${token}`, range: `bytes=${SIZE - MB}-` };
  const answer = await fetch(`${url}/api/file-manager/files/${id}/download`, { headers });
  expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([206, MB]);
});

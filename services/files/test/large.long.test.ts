import { createHash, randomBytes } from 'node:crypto';
import { type StartedSystem, signIn, startSystem } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sendFile } from './send-file.ts';

const MB = 1024 * 1024;
/** A file of a gigabyte takes four times as long: LARGE_FILE_MB=1024. */
const LARGE = Number(process.env['LARGE_FILE_MB'] ?? 256) * MB;
const MAX_EXTRA = 100 * MB;
/** The minimum throughput in bytes a second; the documented one is far higher, but the machine may be busy. */
const SLOWEST = 2 * MB;

let system: StartedSystem;
let url: string;
let token: string;

beforeAll(async () => {
  const limit = { MAX_UPLOAD_BYTES: String(2 * LARGE) };
  system = await startSystem({ gatewaySettings: limit, serviceSettings: limit });
  url = system.gateways[0]!.url;
  token = (await signIn(url, system.admin.email, system.admin.password)).token!;
});
afterAll(() => system?.stop());

/** Returns the memory of each process that bytes pass through, from its metrics. */
async function memory(): Promise<Record<string, number>> {
  const pages = { gateway: url, files: `http://127.0.0.1:${system.services.get('files')![0]!.port}` };
  const read = async ([name, page]: [string, string]) => {
    const text = await (await fetch(`${page}/metrics`)).text();
    return [name, Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1])] as const;
  };
  return Object.fromEntries(await Promise.all(Object.entries(pages).map(read)));
}

/** Returns the peak memory of each process during an operation. */
async function peakWhile<Result>(
  work: () => Promise<Result>,
): Promise<{ peak: Record<string, number>; result: Result }> {
  const peak: Record<string, number> = {};
  const look = async () => {
    for (const [name, bytes] of Object.entries(await memory())) peak[name] = Math.max(peak[name] ?? 0, bytes);
  };
  const looking = setInterval(() => void look().catch(() => undefined), 250);
  const result = await work().finally(() => clearInterval(looking));
  await look();
  return { peak, result };
}

/** Creates incompressible bytes, with their checksum. */
function sampleOf(size: number) {
  const block = randomBytes(MB);
  const hash = createHash('sha256');
  async function* bytes() {
    for (let sent = 0; sent < size; sent += MB) {
      block.writeUInt32LE(sent / MB);
      hash.update(block);
      yield Buffer.from(block);
    }
  }
  return { bytes, sum: () => hash.digest('hex') };
}

interface Uploaded {
  readonly id: number;
  readonly sha256: string;
  readonly size: number;
}

async function upload(size: number): Promise<{ record: Uploaded; sum: string }> {
  const sample = sampleOf(size);
  const { body } = await sendFile({ url, token, name: 'large.bin', size, bytes: sample.bytes() });
  const { record } = JSON.parse(body) as { record: Uploaded };
  return { record, sum: sample.sum() };
}

async function download(id: number): Promise<{ size: number; sum: string }> {
  const answer = await fetch(`${url}/api/file-manager/files/${id}/download`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of answer.body!) {
    size += chunk.length;
    hash.update(chunk);
  }
  return { size, sum: hash.digest('hex') };
}

/**
 * Uploads and downloads before the measurement, so that one-time allocations are not counted.
 * @returns the memory afterwards
 */
async function warmUp(): Promise<Record<string, number>> {
  for (let round = 0; round < 3; round++) await download((await upload(64 * MB)).record.id);
  return memory();
}

function report(what: string, since: number, peak: Record<string, number>, before: Record<string, number>): number {
  const rate = LARGE / ((performance.now() - since) / 1000);
  const extra = Object.entries(peak).map(([name, bytes]) => `${name} +${Math.round((bytes - before[name]!) / MB)} MB`);
  process.stdout.write(`${what}: ${LARGE / MB} MB at ${Math.round(rate / MB)} MB/s, ${extra.join(', ')}\n`);
  return rate;
}

test('a large file goes in and out through the gateway, with less than 100 MB of extra memory in each process', async () => {
  const before = await warmUp();
  const seen = (peak: Record<string, number>) => Object.entries(peak).map(([name, bytes]) => bytes - before[name]!);

  let since = performance.now();
  const up = await peakWhile(() => upload(LARGE));
  const upRate = report('upload', since, up.peak, before);
  expect(up.result.record).toMatchObject({ size: LARGE, sha256: up.result.sum });

  since = performance.now();
  const down = await peakWhile(() => download(up.result.record.id));
  const downRate = report('download', since, down.peak, before);
  expect(down.result).toEqual({ size: LARGE, sum: up.result.sum });

  for (const extra of [...seen(up.peak), ...seen(down.peak)]) expect(extra).toBeLessThan(MAX_EXTRA);
  expect(Math.min(upRate, downRate)).toBeGreaterThan(SLOWEST);
}, 1_200_000);

import { appendFile, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type ParsedContract, parseContract } from './parse-contract.ts';
import { type LocatedProtos, locateProtos, projectProtos } from './proto-files.ts';
import { throughSnapshot } from './snapshot.ts';

let temp: string;
let dir: string;
let protos: LocatedProtos;
let parsed = 0;

beforeEach(async () => {
  temp = await mkdtemp(join(tmpdir(), 'bms-snapshot-'));
  dir = join(temp, 'cache');
  const own = join(temp, 'protos');
  await cp(projectProtos, own, { recursive: true });
  protos = locateProtos({ protoDirs: [own] });
  parsed = 0;
});
afterEach(() => rm(temp, { recursive: true }));

const read = (): ParsedContract =>
  throughSnapshot(
    protos,
    (located) => {
      parsed += 1;
      return parseContract(located);
    },
    dir,
  );
const rpcsOf = ({ services }: ParsedContract) => services.flatMap(({ rpcs }) => rpcs);

test('a contract is parsed once, and its snapshot is the same contract', async () => {
  const first = read();
  const second = read();
  expect(parsed).toBe(1);
  // Functions are equal only to themselves.
  const fieldsOf = ({ messages }: ParsedContract) => [...messages.values()].map(({ fields }) => fields.map(named));
  const named = ({ message, ...field }: { message?: { name: string } | undefined }) => ({
    ...field,
    of: message?.name,
  });
  expect(fieldsOf(second)).toEqual(fieldsOf(first));
  const plain = ({
    request,
    response,
    shape,
    table,
    write,
    past,
    service,
    ...rpc
  }: ReturnType<typeof rpcsOf>[number]) => [
    rpc,
    service.name,
    [request, response, shape, table, write, past].map((message) => message?.name),
  ];
  expect(rpcsOf(second).map(plain)).toEqual(rpcsOf(first).map(plain));
  expect([...second.files]).toEqual([...first.files]);
});

test('the parts of a snapshot refer to each other, and its messages find their fields', () => {
  read();
  const { services, messages, events } = read();
  const list = rpcsOf(read()).find(({ path }) => path === '/bms.crm.Clients/List')!;
  expect(list.request.field('no such field')).toBeUndefined();
  expect(list.response.field('records')?.message?.field('id')?.type).toBe('int64');
  const [service] = services;
  expect(service!.rpcs[0]!.service).toBe(service);
  expect(events.every(({ message }) => messages.get(message.name) === message)).toBe(true);
});

test('a changed proto is parsed again, and its snapshot replaces the older one', async () => {
  read();
  await appendFile(join(temp, 'protos/bms/crm/clients.proto'), '\n// A comment.\n');
  read();
  expect([parsed, (await readdir(dir)).length]).toEqual([2, 1]);
});

test('a damaged snapshot is replaced', async () => {
  read();
  const [name] = await readdir(dir);
  await writeFile(join(dir, name!), 'no snapshot');
  read();
  read();
  expect(parsed).toBe(2);
});

test('without a folder that can be written, the contract is parsed', async () => {
  await writeFile(dir, 'no folder');
  expect(rpcsOf(read()).length).toBeGreaterThan(100);
  expect(parsed).toBe(1);
});

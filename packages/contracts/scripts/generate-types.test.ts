import type { crm } from '@bms/contracts/types';
import type { Client, ListClientsRequest } from '@bms/contracts/types/crm';
import { describe, expect, test } from '@jest/globals';
import { loadContract } from '../src/index.ts';
import { generateTypes } from './generate-types.ts';

interface Wire<Message> {
  requestSerialize(message: object): Buffer;
  requestDeserialize(bytes: Buffer): Message;
}

describe('the types of the contract', () => {
  const files = generateTypes();

  test('are one file a package, each by its name in the index', () => {
    expect([...files.keys()]).toEqual(expect.arrayContaining(['api.ts', 'crm.ts', 'identity.ts', 'index.ts']));
    expect(files.get('index.ts')).toContain("export type * as crm from './crm.ts';");
  });

  test('are types alone, free of clients and servers, and import only each other', () => {
    const text = [...files.values()].join('');
    expect(text).not.toMatch(/\bany\b(?!\w)(?=[;>)\]])|grpc\.Client|MethodDefinition/);
    expect(
      [...text.matchAll(/^import (.*) from '(.*)';$/gm)].filter(
        ([, what, from]) => !what!.startsWith('type ') || !/^(\.\/[a-z_]+\.ts|@grpc\/proto-loader)$/.test(from!),
      ),
    ).toEqual([]);
  });

  test('describe decoded messages: all fields except unset optional ones are present', () => {
    const { List: list } = loadContract().definition('bms.crm.Clients') as unknown as {
      List: Wire<ListClientsRequest>;
    };
    const request = list.requestDeserialize(list.requestSerialize({ owner_id: 7 }));
    const owner: number | undefined = request.owner_id;
    const page: crm.ListClientsRequest['list'] = request.list;
    const labels: Client['labels'][number][] = ['a'];
    expect([owner, page, request.status, labels]).toEqual([7, null, undefined, ['a']]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { projectProtos } from '../src/index.ts';
import { withWrappers } from './generate-wrappers.ts';

const create = (body: string) => `  // Create a price list.
  rpc Create(CreatePriceListRequest) returns (PriceListResponse) {
    option (google.api.http) = {post: "/api/price-lists", body: "${body}"};
  }
`;

/** A proto with a service and the given messages. */
const proto = (messages: string, rpcs = create('list')) => `syntax = "proto3";

package bms.trial;

// Price lists.
service PriceLists {
  option (bms.api.resource) = {module: "price_lists", title: "Price lists"};

  // List price lists.
  rpc List(ListPriceListsRequest) returns (ListPriceListsResponse) {
    option (google.api.http) = {get: "/api/price-lists"};
  }
  // Get a price list.
  rpc Get(bms.api.RecordRequest) returns (PriceListResponse) {
    option (google.api.http) = {get: "/api/price-lists/{id}"};
  }
${rpcs}}

${messages}`;

const record = `// A price list.
message PriceList {
  // The title.
  string title = 1;
}
`;

/** Returns the names of the generated messages. */
const wrappers = (text: string): string[] =>
  [...(withWrappers(text).split('changes to them are lost.')[1] ?? '').matchAll(/^message (\w+)/gm)].map(
    ([, name]) => name!,
  );

describe('the wrapper messages of a service', () => {
  test('are those that it names and the proto does not declare', () => {
    expect(wrappers(proto(record))).toEqual(['ListPriceListsResponse', 'PriceListResponse', 'CreatePriceListRequest']);
  });

  test('have the record, the field of the body and the words of the resource', () => {
    expect(withWrappers(proto(record))).toContain(`
// A new price list.
message CreatePriceListRequest {
  // The price list to create.
  PriceList list = 1 [(google.api.field_behavior) = REQUIRED];
}
`);
  });

  test('list the items of a list if the proto declares them, else the records', () => {
    expect(withWrappers(proto(record))).toContain('repeated PriceList records = 1;');
    expect(withWrappers(proto(`${record}\nmessage PriceListListItem { int64 id = 1; }\n`))).toContain(
      'repeated PriceListListItem records = 1;',
    );
  });

  test('are not generated if they are declared by hand', () => {
    expect(wrappers(proto(`${record}\nmessage PriceListResponse { PriceList record = 1; }\n`))).toEqual([
      'ListPriceListsResponse',
      'CreatePriceListRequest',
    ]);
  });

  test('are not generated for a record of another proto', () => {
    expect(withWrappers(proto('message Other {}\n'))).toBe(proto('message Other {}\n'));
  });

  test('need a route that names the field of the body', () => {
    expect(() => withWrappers(proto(record, create('*')))).toThrow(
      'bms.trial.PriceLists.Create: the route must name the field of the body',
    );
  });

  test('are the same when they are generated again', () => {
    const once = withWrappers(proto(record));
    expect(withWrappers(once)).toBe(once);
  });

  test('are current in every proto', () => {
    const dir = path.join(projectProtos, 'bms');
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.proto'));
    const texts = files.map((file) => readFileSync(path.join(dir, file), 'utf8'));
    expect(texts.map(withWrappers)).toEqual(texts);
  });
});

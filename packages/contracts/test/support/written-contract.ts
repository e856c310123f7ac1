import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Contract, loadContract } from '../../src/index.ts';

const head = `syntax = "proto3";
package bms.trial;
import "bms/api/common.proto";
import "bms/api/policy.proto";
import "bms/api/rules.proto";
import "buf/validate/validate.proto";
import "google/api/annotations.proto";
import "google/api/field_behavior.proto";
import "google/api/resource.proto";
import "google/protobuf/field_mask.proto";
`;

/** Loads a contract of one file: the given text after the common head. */
export function load(text: string): Contract {
  const dir = mkdtempSync(path.join(tmpdir(), 'bms-protos-'));
  try {
    mkdirSync(path.join(dir, 'bms/trial'), { recursive: true });
    writeFileSync(path.join(dir, 'bms/trial/case.proto'), head + text);
    return loadContract({ protoDirs: [dir] });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Declares an rpc with the given options. */
export const rpc = (options: string, request = 'Item', name = 'Do') =>
  `rpc ${name}(${request}) returns (bms.api.Done) { ${options} }`;
/** Declares the routes of an rpc. */
export const route = (http: string) => `option (google.api.http) = {${http}};`;
/** Declares the policy of an rpc. */
export const policy = (members: string) => `option (bms.api.policy) = {${members}};`;
/** Declares a service with the given rpcs. */
export const service = (...rpcs: string[]) => `service Items {
  option (bms.api.resource) = {module: "items", title: "Items"};
  ${rpcs.join('\n')}
}`;
/** A message with a field of every shape. */
export const item =
  'message Item { int64 id = 1; string name = 2; repeated string words = 3; Inner inner = 4; repeated Inner inners = 5; }\nmessage Inner { string text = 1; }\n';
/** A policy that any signed-in caller satisfies. */
export const own = policy('caller: "any"');

import protobuf from 'protobufjs';
import { optionValues, type RawOption } from '../src/load/options.ts';

/** Separates the messages written by hand from those that follow from the service. */
const MARK =
  '// The messages below follow from the service: `npm run generate` writes them, and changes to them are lost.';

/** A resource as its service describes it. */
interface Resource {
  /** Name of the record in texts, e.g. `item category`. */
  readonly noun: string;
  /** Names of records in texts, e.g. `item categories`. */
  readonly nouns: string;
  /** Name of the message of the record, e.g. `ItemCategory`. */
  readonly record: string;
}

/**
 * Completes a proto by the wrapper messages that its services name and that it does not declare: `CreateXRequest`,
 * `UpdateXRequest`, `XResponse`, `XChangedResponse` and `ListXsResponse` of a record `X`. A message that is declared by hand stays.
 * @param text the proto, with or without the messages of an earlier run
 * @returns the proto with the messages at its end; the same text if there are none
 */
export function withWrappers(text: string): string {
  const own = text.split(MARK)[0]!.trimEnd();
  const { root, package: name } = protobuf.parse(own, { keepCase: true });
  const scope = name ? (root.lookup(name) as protobuf.Namespace) : root;
  const declared = new Set(scope.nestedArray.map((nested) => nested.name));
  const wrappers = scope.nestedArray
    .filter((nested) => nested instanceof protobuf.Service)
    .flatMap((service) => wrappersOf(service, declared));
  return wrappers.length === 0 ? `${own}\n` : `${own}\n\n${MARK}\n\n${wrappers.join('\n')}`;
}

/** Returns the messages that follow from a service, in the order of its rpcs. */
function wrappersOf(service: protobuf.Service, declared: ReadonlySet<string>): string[] {
  const record = /^(\w+)Response$/.exec(service.methods['Get']?.responseType ?? '')?.[1];
  if (!record || !declared.has(record)) return [];
  const [resource] = optionValues(service, '(bms.api.resource)') as RawOption[];
  const names = { record, noun: wordsOf(record), nouns: lowerFirst(String(resource?.['title'] ?? '')) };
  const messages = new Map<string, string>();
  for (const method of service.methodsArray)
    for (const type of [method.requestType, method.responseType]) {
      const wrapper = declared.has(type) ? undefined : wrapperOf(type, method, names, declared);
      if (wrapper) messages.set(type, wrapper);
    }
  return [...messages.values()];
}

/** Returns a message by its name; undefined if its name is not that of a wrapper of the resource. */
function wrapperOf(
  type: string,
  method: protobuf.Method,
  { record, noun, nouns }: Resource,
  declared: ReadonlySet<string>,
): string | undefined {
  if (type === `${record}Response`) return recordResponse(record, noun);
  if (type === `${record}ChangedResponse`) return changedResponse(record, noun);
  if (type === `Create${record}Request`) return createRequest(record, noun, bodyOf(method));
  if (type === `Update${record}Request`) return updateRequest(record, noun, bodyOf(method));
  if (method.name !== 'List' || type !== method.responseType) return undefined;
  return listResponse(type, declared.has(`${record}ListItem`) ? `${record}ListItem` : record, nouns);
}

const recordResponse = (record: string, noun: string): string => `// The ${noun}.
message ${record}Response {
  // The ${noun}.
  ${record} record = 1;
  // Operations of the caller on the record, allowed or not. Only in details.
  repeated bms.api.RecordAction actions = 90 [(bms.api.rules).omit_empty = true];
}
`;

const changedResponse = (record: string, noun: string): string => `// The ${noun} after a change.
message ${record}ChangedResponse {
  // Always true.
  bool success = 1;
  // A message.
  string message = 2;
  // The ${noun}, unless the caller can no longer view it.
  ${record} record = 3 [(bms.api.rules).omit_empty = true];
}
`;

const createRequest = (record: string, noun: string, body: string): string => `// A new ${noun}.
message Create${record}Request {
  // The ${noun} to create.
  ${record} ${body} = 1 [(google.api.field_behavior) = REQUIRED];
}
`;

const updateRequest = (record: string, noun: string, body: string): string => `// Changes to ${withArticle(noun)}.
message Update${record}Request {
  // The id of the ${noun}.
  int64 id = 1 [(google.api.field_behavior) = REQUIRED, (buf.validate.field).int64.gte = 1, (bms.api.rules) = {example: "1"}];
  // The values to set.
  ${record} ${body} = 2;
  // The fields to set; the gateway derives them from the body.
  google.protobuf.FieldMask update_mask = 3;
}
`;

const listResponse = (type: string, item: string, nouns: string): string => `// A page of ${nouns}.
message ${type} {
  // The ${nouns} on this page.
  repeated ${item} records = 1;
  // Pagination details.
  bms.api.ListMeta meta = 2;
}
`;

/** Returns the field that holds the body of the rpc. @throws Error if the rpc has no such field */
function bodyOf(method: protobuf.Method): string {
  const [http] = optionValues(method, '(google.api.http)') as RawOption[];
  const body = String(http?.['body'] ?? '');
  if (!/^\w+$/.test(body)) throw new Error(`${method.fullName.slice(1)}: the route must name the field of the body`);
  return body;
}

/** Returns the words of a name: `ItemCategory` is `item category`, `ApiKey` is `API key`. */
const wordsOf = (name: string): string =>
  name
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/\bapi\b/, 'API');

const lowerFirst = (text: string): string =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
const withArticle = (noun: string): string => `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`;

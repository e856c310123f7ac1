import type { ModuleNames } from './names.ts';

/** The contract of a new module: five operations, deleted records, a title and a description to begin with. */
export function protoOf({ service, kebab, key, Plural, Singular, singular, words, word }: ModuleNames): string {
  return `syntax = "proto3";

package bms.${service};

import "bms/api/common.proto";
import "bms/api/policy.proto";
import "bms/api/rules.proto";
import "google/api/annotations.proto";
import "google/protobuf/field_mask.proto";

// The ${words} of the business.
service ${Plural} {
  option (bms.api.resource) = {module: "${key}", title: "${sentence(words)}"};

  // List ${words}.
  rpc List(List${Plural}Request) returns (List${Plural}Response) {
    option (google.api.http) = {get: "/api/${kebab}"};
    option (bms.api.policy) = {permission: "${key}.view"};
  }

  // Get a ${word}.
  rpc Get(bms.api.RecordRequest) returns (${Singular}Response) {
    option (google.api.http) = {get: "/api/${kebab}/{id}"};
    option (bms.api.policy) = {permission: "${key}.view"};
  }

  // Create a ${word}.
  rpc Create(Create${Singular}Request) returns (${Singular}Response) {
    option (google.api.http) = {post: "/api/${kebab}", body: "${singular}"};
    option (bms.api.policy) = {permission: "${key}.create", success: 201};
  }

  // Change a ${word}.
  rpc Update(Update${Singular}Request) returns (bms.api.Done) {
    option (google.api.http) = {
      put: "/api/${kebab}/{id}"
      body: "${singular}"
      additional_bindings: {patch: "/api/${kebab}/{id}", body: "${singular}"}
    };
    option (bms.api.policy) = {permission: "${key}.update"};
  }

  // Delete a ${word}. It can be restored for 30 days.
  rpc Delete(bms.api.RecordRequest) returns (bms.api.Done) {
    option (google.api.http) = {delete: "/api/${kebab}/{id}"};
    option (bms.api.policy) = {permission: "${key}.delete"};
  }

  // List deleted ${words}.
  rpc ListDeleted(bms.api.ListDeletedRequest) returns (bms.api.ListDeletedResponse) {
    option (google.api.http) = {get: "/api/admin/deleted/${key}"};
    option (bms.api.policy) = {caller: "administrator"};
  }

  // Bring a deleted ${word} back.
  rpc Restore(bms.api.RecordRequest) returns (bms.api.Done) {
    option (google.api.http) = {post: "/api/admin/deleted/${key}/{id}/restore"};
    option (bms.api.policy) = {caller: "administrator"};
  }
}

// Which ${words} to list.
message List${Plural}Request {
  // Page, order and search.
  bms.api.ListQuery list = 1 [(bms.api.rules) = {inline: true, sortable: ["id", "created_at", "title"]}];
}

// A page of ${words}.
message List${Plural}Response {
  // The ${words} of this page.
  repeated ${Singular}ListItem records = 1;
  // Where the page stands.
  bms.api.ListMeta meta = 2;
}

// A ${word} in a list.
message ${Singular}ListItem {
  // The id of the ${word}.
  int64 id = 1 [(bms.api.rules) = {example: "1"}];
  // What it is called.
  string title = 2 [(bms.api.rules) = {example: "First ${word}"}];
  // The day of its creation (UTC).
  string created_at = 3 [(bms.api.rules) = {format: "date"}];
}

// A ${word}, as it is sent and shown.
message ${Singular} {
  // The id of the ${word}.
  int64 id = 1 [(bms.api.rules) = {read_only: true, example: "1"}];
  // What it is called.
  string title = 2 [(bms.api.rules) = {required: true, example: "First ${word}"}];
  // What there is to say of it.
  string description = 3 [(bms.api.rules) = {max_length: 10000}];
  // The user who created the ${word}.
  int64 created_by = 4 [(bms.api.rules) = {read_only: true, example: "1"}];
  // The day of its creation (UTC).
  string created_at = 5 [(bms.api.rules) = {read_only: true, format: "date"}];
  // The moment of its last change.
  string updated_at = 6 [(bms.api.rules) = {read_only: true, format: "date_time"}];
}

// A ${word} in full.
message ${Singular}Response {
  // The ${word}.
  ${Singular} record = 1;
}

// A new ${word}.
message Create${Singular}Request {
  // The ${word} to create.
  ${Singular} ${singular} = 1 [(bms.api.rules) = {required: true}];
}

// Changes of a ${word}.
message Update${Singular}Request {
  // The id of the ${word}.
  int64 id = 1 [(bms.api.rules) = {required: true, minimum: 1, example: "1"}];
  // The values to set.
  ${Singular} ${singular} = 2;
  // The fields to set; made by the gateway from the members of the body.
  google.protobuf.FieldMask update_mask = 3;
}
`;
}

/** The message that tells other services of a change; it goes to the end of the service's events.proto. */
export function eventOf({ Singular, singular, word }: ModuleNames): string {
  const types = [
    ['created', `A ${word} was created.`],
    ['updated', `A ${word} was changed.`],
    ['deleted', `A ${word} was deleted; it can be restored for 30 days.`],
    ['restored', `A deleted ${word} was restored.`],
  ];
  const options = types.map(
    ([event, when]) => `  option (bms.api.event) = {type: "${singular}.${event}", when: "${when}"};`,
  );
  return `
// A ${word}, as other services hear of it.
message ${Singular}Event {
${options.join('\n')}

  // The id of the ${word}.
  int64 id = 1;
  // The version of the ${word} after the change.
  int64 version = 2;
  // What it is called.
  string title = 3;
  // The user who created the ${word}.
  int64 created_by = 4;
}
`;
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

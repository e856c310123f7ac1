import type { ModuleNames } from './names.ts';

/** Generates the proto of a new module: five operations, deleted records, a title and a description. */
export function protoOf({ service, kebab, key, Plural, Singular, singular, words, word }: ModuleNames): string {
  return `syntax = "proto3";

package bms.${service};

import "bms/api/common.proto";
import "bms/api/policy.proto";
import "bms/api/rules.proto";
import "google/api/annotations.proto";
import "google/protobuf/field_mask.proto";

// The ${words} of the organization.
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

  // Update a ${word}.
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

  // List deleted ${words}, most recently deleted first.
  rpc ListDeleted(bms.api.ListDeletedRequest) returns (bms.api.ListDeletedResponse) {
    option (google.api.http) = {get: "/api/admin/deleted/${key}"};
    option (bms.api.policy) = {caller: "administrator"};
  }

  // Restore a deleted ${word}.
  rpc Restore(bms.api.RecordRequest) returns (bms.api.Done) {
    option (google.api.http) = {post: "/api/admin/deleted/${key}/{id}/restore"};
    option (bms.api.policy) = {caller: "administrator"};
  }
}

// Parameters for listing ${words}.
message List${Plural}Request {
  // Pagination, sorting and search.
  bms.api.ListQuery list = 1 [(bms.api.rules) = {inline: true, sortable: ["id", "created_at", "title"]}];
}

// A page of ${words}.
message List${Plural}Response {
  // The ${words} on this page.
  repeated ${Singular}ListItem records = 1;
  // Pagination details.
  bms.api.ListMeta meta = 2;
}

// A ${word} in a list.
message ${Singular}ListItem {
  // The id of the ${word}.
  int64 id = 1 [(bms.api.rules) = {example: "1"}];
  // The title.
  string title = 2 [(bms.api.rules) = {example: "First ${word}"}];
  // The creation date (UTC).
  string created_at = 3 [(bms.api.rules) = {format: "date"}];
}

// A ${word}.
message ${Singular} {
  // The id of the ${word}.
  int64 id = 1 [(bms.api.rules) = {read_only: true, example: "1"}];
  // The title.
  string title = 2 [(bms.api.rules) = {required: true, example: "First ${word}"}];
  // The description.
  string description = 3 [(bms.api.rules) = {max_length: 10000}];
  // The user who created it.
  int64 created_by = 4 [(bms.api.rules) = {read_only: true, example: "1"}];
  // The creation date (UTC).
  string created_at = 5 [(bms.api.rules) = {read_only: true, format: "date"}];
  // The time of the last update.
  string updated_at = 6 [(bms.api.rules) = {read_only: true, format: "date_time"}];
}

// The ${word}.
message ${Singular}Response {
  // The ${word}.
  ${Singular} record = 1;
}

// A new ${word}.
message Create${Singular}Request {
  // The ${word} to create.
  ${Singular} ${singular} = 1 [(bms.api.rules) = {required: true}];
}

// Changes to a ${word}.
message Update${Singular}Request {
  // The id of the ${word}.
  int64 id = 1 [(bms.api.rules) = {required: true, minimum: 1, example: "1"}];
  // The values to set.
  ${Singular} ${singular} = 2;
  // The fields to set; the gateway derives them from the body.
  google.protobuf.FieldMask update_mask = 3;
}
`;
}

/** Generates the event message for changes, which is appended to the service's events.proto. */
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
// A ${word}, as events carry it.
message ${Singular}Event {
${options.join('\n')}

  // The id of the ${word}.
  int64 id = 1;
  // The version of the ${word} after the change.
  int64 version = 2;
  // The title.
  string title = 3;
  // The user who created it.
  int64 created_by = 4;
}
`;
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** General conventions of the API as CommonMark, at the head of the document. */
export const conventions = `
**Authentication.** Send a session token or an API key as \`Authorization: Bearer <token>\` or \`X-Auth-Token: <token>\`.

**Lists** accept \`page\`, \`limit\` (values above 100 are treated as 100), \`search\` and \`sort\`, and return \`{records, meta}\`. With \`cursor\` instead of \`page\`, empty at first and then
\`meta.next_cursor\`, records that are created or deleted while paging neither repeat nor skip others; \`total\` is that of the first page. A filter by an
id or by one of a list of values accepts several, separated by commas; \`me\` is the id of the caller in filters by users, such as
\`assigned_to\`. Empty parameters
are ignored, except for list-valued filters such as \`ids\`, which select nothing if they are empty; unknown parameters are rejected.

**Members.** \`fields\` selects members of the detail, in a detail and in the records of a list: \`fields=id,updated_at\`, or \`fields=*\` for all.
Records of a list then also have their \`etag\`, for \`If-Match\`. Members beside \`record\`, such as \`custom_fields\`, are members of the record in a list.

**Tables.** \`format=csv\` or \`format=xlsx\`, or \`Accept\`, exports a list: all records of the filter in its order, by one \`sort\`, without \`page\`, \`limit\`, \`cursor\` and
\`expand\`. \`fields\` chooses the columns. The response is streamed: it is complete only if the connection ends regularly.

**References.** \`expand=client,owner\` adds the records to which \`client_id\` and \`owner_id\` refer, of a detail or of all records of a list, as details beside
them: \`{expanded: {clients: {"7": {...}}, team: {"2": {...}}}}\`, by module and id. Users are in \`team\`, or for administrators in \`portal_users\`. Records that the caller may
not see are left out.

**Updates.** PATCH changes only the fields that are sent; \`null\` clears an optional field. PUT replaces the record: omitted fields are reset to
their defaults, unless the operation says otherwise. Lists are replaced; maps are merged by key. Unknown fields are rejected, and so are
fields set by the server, unless they have the stored value. For optional dates, timestamps and numbers, the empty string means \`null\`.
Years range from 1900 to 9999. Single-line text is stored without white space at its ends; it must not contain control characters, or characters
that change the direction of text. Text of invisible characters only counts as empty.

**Amounts and days.** Integer amounts are in the smallest unit of their currency: with \`currency_decimals\` 2, as for EUR, 137875 is 1,378.75. Days
(YYYY-MM-DD), also those on which records were created, are those of the organization's time zone.

**Concurrent updates.** Send the \`ETag\` of a record as \`If-Match\` to avoid overwriting changes made by others; if the record has changed, the
request fails with 412. Sending back a whole record that has changed since it was read also fails with 412, and \`errors\` lists the fields that
differ. A GET of a record or a list returns 304 if \`If-None-Match\` has its current \`ETag\`; that of a list is the
hash of its content.

**Idempotency.** Send an \`Idempotency-Key\` to retry a POST safely, also an upload, whose bytes count by their hash; the response to a retry has \`Idempotent-Replayed: true\`. The response to a
create has the path of the new record in \`Location\`.

**Requests.** Every response has an \`X-Request-Id\`, which also appears in the logs; send your own with 1 to 128 safe characters. \`RateLimit\` and
\`RateLimit-Policy\` describe the rate limit. Integers are exact up to 2^53 - 1; decimals in a request have at most 15 digits.

**Errors** are \`application/problem+json\` (RFC 9457) with a machine-readable \`code\`, a human-readable \`message\` and a \`request_id\`.
`.trim();

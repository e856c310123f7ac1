/** What holds for every operation, as CommonMark; the head of the document. */
export const conventions = `
**Signing in.** Send a session token or an API key as \`Authorization: Bearer <token>\` or as \`X-Auth-Token: <token>\`.

**Lists** take \`page\`, \`limit\` (more than 100 means 100), \`search\` and \`sort\` and answer \`{records, meta}\`. An empty parameter counts as
absent; an unknown one is refused.

**Changes.** PATCH changes the members that are sent, and \`null\` clears one that is not required. PUT replaces: what is left out returns to
its default, where the operation does not say otherwise. Lists are replaced, maps are merged by key. An unknown member is refused, and so
is one that the server sets, unless its value is the stored one.

**Two editors.** The \`ETag\` of a record sent back as \`If-Match\` makes sure that nothing is overwritten unseen: 412.

**Repeats.** An \`Idempotency-Key\` makes it safe to send a POST again.

**Failures** are \`application/problem+json\` (RFC 9457) with a \`code\` for programs, a \`message\` for people and a \`request_id\`.
`.trim();

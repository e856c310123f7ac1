import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startIdentity, type TestedIdentity } from '../../test/harness.ts';
import { GROUP_SCHEMA, newUser, patchOf, type ScimClient, scimClient } from '../../test/scim-client.ts';

let identity: TestedIdentity;
let scim: ScimClient;
beforeAll(async () => {
  identity = await startIdentity();
  scim = scimClient(identity);
});
afterAll(() => identity.stop());

describe('the service', () => {
  test('describes itself, its types and its schemas', async () => {
    expect((await scim('GET', '/ServiceProviderConfig')).body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: true, maxOperations: 1000 },
      etag: { supported: true },
    });
    const { body } = await scim('GET', '/ResourceTypes');
    expect(body.Resources.map(({ endpoint }) => endpoint)).toEqual(['/Users', '/Groups']);
    expect((await scim('GET', '/ResourceTypes/User')).body).toMatchObject({ name: 'User' });
    for (const id of [GROUP_SCHEMA, GROUP_SCHEMA.toUpperCase()])
      expect((await scim('GET', `/Schemas/${id}`)).body).toMatchObject({ id: GROUP_SCHEMA, name: 'Group' });
    expect((await scim('GET', '/Schemas?filter=id%20pr')).status).toBe(403);
  });

  test.each([
    ['GET', '/Nothing', 404],
    ['GET', '/Users/1/name', 404],
    ['GET', '/Users/x', 404],
    ['GET', '/Schemas/urn:none', 404],
    ['GET', '/Me', 501],
    ['POST', '/Schemas', 405],
    ['POST', '/Users/1', 405],
    ['PUT', '/Users', 405],
    ['GET', '/Bulk', 405],
    ['GET', '/Users/.search', 405],
  ])('answers %s %s with %i as an error of the protocol', async (method, url, status) => {
    const answer = await scim(method, url);
    expect(answer).toMatchObject({
      status,
      body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: String(status) },
    });
  });

  test('searches one type or all by POST', async () => {
    await scim('POST', '/Groups', { body: { schemas: [GROUP_SCHEMA], displayName: 'Searched' } });
    const schemas = ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'];
    const of = async (path: string, more: object) => (await scim('POST', path, { body: { schemas, ...more } })).body;
    expect((await of('/Users/.search', { filter: 'userName eq "admin@example.com"' })).totalResults).toBe(1);
    const everything = await of('/.search', { attributes: ['displayName'] });
    const { length } = everything.Resources;
    expect([length, everything.totalResults]).toEqual([length, length]);
    const both = await of('/.search', { filter: 'displayName eq "Searched" or userName eq "admin@example.com"' });
    expect(both.Resources.map(({ meta }) => (meta as { resourceType: string }).resourceType)).toEqual([
      'User',
      'Group',
    ]);
    const last = await of('/.search', { startIndex: length, count: 5 });
    expect(last.Resources).toHaveLength(1);
    expect((await scim('POST', '/.search', { body: {} })).body['scimType']).toBe('invalidSyntax');
  });
});

describe('a bulk', () => {
  const bulk = async (Operations: object[], more: object = {}) => {
    const schemas = ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'];
    const answer = await scim('POST', '/Bulk', { body: { schemas, Operations, ...more } });
    return { ...answer, results: answer.body['Operations'] as Record<string, unknown>[] };
  };

  test('creates a user and a group with it, changes and deletes them', async () => {
    const { results } = await bulk([
      { method: 'POST', path: '/Users', bulkId: 'u', data: newUser() },
      {
        method: 'POST',
        path: '/Groups',
        bulkId: 'g',
        data: { displayName: 'Of bulk', members: [{ value: 'bulkId:u' }] },
      },
      { method: 'PATCH', path: '/Users/bulkId:u', data: patchOf({ op: 'add', path: 'title', value: 'Lead' }) },
      { method: 'DELETE', path: '/Users/bulkId:u' },
    ]);
    expect(results.map(({ status }) => status)).toEqual(['201', '201', '200', '204']);
    expect(results[0]).toMatchObject({ bulkId: 'u', location: expect.stringContaining('/Users/'), version: 'W/"1"' });
  });

  test('reports each failure, and ends after the number that it allows', async () => {
    const bad = { method: 'POST', path: '/Users', bulkId: 'x', data: {} };
    const { results } = await bulk([bad, { method: 'DELETE', path: '/Users/bulkId:none' }, bad], { failOnErrors: 2 });
    expect(results).toMatchObject([
      { status: '400', response: { scimType: 'invalidValue' } },
      { status: '409', response: { detail: expect.stringContaining('bulkId:none') } },
    ]);
    expect((await bulk([{ method: 'GET', path: '/Users' }])).results[0]).toMatchObject({ status: '400' });
    expect((await bulk([{ method: 'POST', path: '/Bulk', bulkId: 'b', data: {} }])).results[0]).toMatchObject({
      status: '404',
    });
  });

  test('with more than a thousand operations is 413', async () => {
    expect((await bulk(Array.from({ length: 1001 }, () => ({})))).status).toBe(413);
  });
});

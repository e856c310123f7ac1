import { describe, expect, test } from '@jest/globals';
import { item, load, own, policy, route, rpc, service } from '../../test/support/written-contract.ts';
import { loadContract, permissionsOf } from '../index.ts';

/** A response whose rows are recursive. */
const rows = 'message Rows { repeated Row rows = 1; }\nmessage Row { string name = 1; Row parent = 2; }\n';

describe('an rpc', () => {
  test.each([
    ['without policy', rpc(route('get: "/api/items"')), 'bms.trial.Items.Do has no policy'],
    [
      'with two kinds of access',
      rpc(route('get: "/api/items"') + policy('is_public: true, caller: "any"')),
      'bms.trial.Items.Do: a policy says exactly one',
    ],
    ['with no kind of access', rpc(route('get: "/api/items"') + policy('limit: "login"')), 'a policy says exactly one'],
    [
      'with a misspelt member of its policy',
      rpc(route('get: "/api/items"') + policy('caller: "any", limits: "x"')),
      'Items.Do: (bms.api.policy) has no member "limits"',
    ],
    [
      'with an unknown caller',
      rpc(route('get: "/api/items"') + policy('caller: "anyone"')),
      'caller: "anyone" is none of any, session',
    ],
    [
      'with an unknown action',
      rpc(route('get: "/api/items"') + policy('permission: "items.read"')),
      'permission: "read" is none of view, create, update, delete, and no POST rpc of that name requires items.read',
    ],
    [
      'with an action of its own that the rpc of its name does not require',
      rpc(route('post: "/api/items/{id}/do"') + policy('permission: "items.approve"')) +
        rpc(route('post: "/api/items/{id}/approve"') + policy('permission: "items.update"'), 'Item', 'Approve'),
      'Items.Do: permission: "approve" is none of view',
    ],
    [
      'that changes records with the permission to view',
      rpc(route('post: "/api/items"') + policy('permission: "items.view"')),
      'bms.trial.Items.Do: a POST needs more than items.view: name the permission of the change, or add for_viewers',
    ],
    [
      'for viewers that needs another permission',
      rpc(route('post: "/api/items"') + policy('permission: "items.update", for_viewers: true')),
      'for_viewers goes with a POST and the permission to view',
    ],
    ['with a permission without action', rpc(route('get: "/api/items"') + policy('permission: "items"')), 'permission'],
    [
      'with a permission of three words',
      rpc(route('get: "/api/items"') + policy('permission: "items.view.own"')),
      'a permission reads <module>.<action>',
    ],
    [
      'with a permission on a module that no service serves',
      rpc(route('get: "/api/items"') + policy('permission: "itmes.view"')),
      'no service serves the module "itmes"',
    ],
    [
      'that is open to the portal without a permission',
      rpc(route('get: "/api/items"') + policy('caller: "any", portal: true')),
      'portal goes with a permission only',
    ],
    [
      'with an unknown stream',
      rpc(route('get: "/api/items"') + policy('caller: "any", stream: "up"')),
      'stream: "up" is none of',
    ],
    [
      'with an unknown put',
      rpc(route('get: "/api/items"') + policy('caller: "any", put: "keep"')),
      'put: "keep" is none of',
    ],
    [
      'with a success that is none',
      rpc(route('get: "/api/items"') + policy('caller: "any", success: 404')),
      'success: 404 is no status of a success',
    ],
    [
      'with a session token that is nowhere in its answer',
      rpc(route('get: "/api/items"') + policy('is_public: true, session_token: "id"')),
      'session_token: "id" is no string of the answer',
    ],
    [
      'with CSV rows that are nowhere in its answer',
      rpc(route('get: "/api/items"') + policy('caller: "any", csv: "recods"')),
      'bms.trial.Items.Do: csv: "recods" is no list of messages of the answer',
    ],
    [
      'with CSV rows that are no list',
      rpc(route('get: "/api/items"') + policy('caller: "any", csv: "success"')),
      'csv: "success" is no list of messages of the answer',
    ],
    [
      'with CSV rows that contain themselves',
      `rpc Do(Item) returns (Rows) {${route('get: "/api/items"')}${policy('caller: "any", csv: "rows"')}}`,
      'table: bms.trial.Row contains itself, which a row cannot',
    ],
    [
      'with an unknown error',
      rpc(route('get: "/api/items"') + policy('caller: "any", errors: ["NOT_FOUND", "MISSING"]')),
      'errors: "MISSING" is none of',
    ],
    [
      'with a media type that is none',
      rpc(route('get: "/api/items"') + policy('caller: "any", produces: "pdf"')),
      'produces: "pdf" is no media type',
    ],
    [
      'with a surface whose path is none',
      rpc(policy('caller: "scim_token", surface: {path: "scim", media_type: "application/scim+json"}')),
      'surface: "scim" is no path such as /scim/v2',
    ],
    [
      'for directories without a surface',
      rpc(policy('caller: "scim_token"')),
      'only rpcs of surfaces have the caller "scim_token"',
    ],
    [
      'that is deprecated without an end',
      rpc(route('get: "/api/items"') + policy('caller: "any", deprecated_on: "2026-12-01"')),
      'sunset_on: "" is no day',
    ],
    [
      'that is deprecated on no day',
      rpc(route('get: "/api/items"') + policy('caller: "any", deprecated_on: "2026-02-30", sunset_on: "2027-12-01"')),
      'deprecated_on: "2026-02-30" is no day',
    ],
    [
      'that may be gone within six months',
      rpc(route('get: "/api/items"') + policy('caller: "any", deprecated_on: "2026-12-01", sunset_on: "2027-05-31"')),
      'sunset_on: it is less than 6 months after deprecated_on',
    ],
    [
      'with a media type, and an answer that is no file',
      rpc(route('get: "/api/items"') + policy('caller: "any", produces: "application/pdf"')),
      'produces goes with a route that returns bms.api.FileContent',
    ],
    [
      'with a route and an internal caller',
      rpc(route('get: "/api/items"') + policy('caller: "service"')),
      'has a route, or its caller is',
    ],
    ['without route and with a caller from outside', rpc(own), 'has a route, or its caller is'],
  ])('%s is rejected', (_what, text, problem) => {
    expect(() => load(item + rows + service(text))).toThrow(problem);
  });

  test('of a service without title is rejected, since the document needs a heading', () => {
    expect(() => load(`${item}service Items { ${rpc(route('get: "/api/items"') + own)} }`)).toThrow(
      'bms.trial.Items has a route and no title',
    );
  });

  test('whose route misspells a field of the resource is rejected', () => {
    expect(() => load('service Items { option (bms.api.resource) = {modul: "items"}; }')).toThrow(
      '(bms.api.resource) has no member "modul"',
    );
  });
});

describe('a whole contract', () => {
  const loaded = () =>
    load(
      `${item}${service(
        rpc(
          `${route('get: "/api/items/{id}", additional_bindings: {get: "/api/things/{id}"}, additional_bindings: {post: "/api/things/{id}/do", body: "*"}')}${own}`,
        ),
        rpc(policy('caller: "service", errors: ["NOT_FOUND"]'), 'Item', 'Internal'),
      )}`,
    );

  test('has the rpcs by their gRPC path, with all of their routes', () => {
    expect(
      loaded()
        .rpc('/bms.trial.Items/Do')
        .bindings.map(({ method, path: at }) => `${method} ${at}`),
    ).toEqual(['GET /api/items/{id}', 'GET /api/things/{id}', 'POST /api/things/{id}/do']);
  });

  test('sets the defaults of a policy', () => {
    expect(loaded().rpc('/bms.trial.Items/Internal').policy).toEqual({
      access: { kind: 'caller', caller: 'service' },
      forViewers: false,
      bulk: false,
      external: false,
      forSearch: false,
      history: false,
      revert: false,
      hasEffect: false,
      noDryRun: false,
      location: '',
      deprecation: undefined,
      crossOrigin: false,
      delegates: false,
      duringFactorSetup: false,
      navigation: '',
      foreignInput: false,
      surface: undefined,
      isFeed: false,
      limit: 'default',
      success: 200,
      deadlineMs: 0,
      secret: false,
      stream: '',
      put: 'replace',
      endsSession: false,
      event: '',
      sessionToken: '',
      errors: ['NOT_FOUND'],
      maxBytes: 0,
      portal: false,
      noApiKeys: false,
      produces: [],
      userAgent: false,
      csv: '',
    });
  });

  test('has its services by name with the process that serves them', () => {
    expect(loaded().services.get('bms.trial.Items')).toMatchObject({ owner: 'trial', module: 'items', title: 'Items' });
  });

  test('names a missing entry in its error', () => {
    expect(() => loaded().rpc('/bms.trial.Items/Nothing')).toThrow('/bms.trial.Items/Nothing');
    expect(() => loaded().message('bms.trial.Nothing')).toThrow('bms.trial.Nothing');
  });

  test('merges rules that are set separately, and several values of one rule', () => {
    const text = `message Item { string name = 1 [
      (google.api.field_behavior) = REQUIRED, (buf.validate.field).string = {in: "a", in: "b"}, (buf.validate.field).string.max_len = 5,
      (bms.api.rules).initial = "a", (bms.api.rules) = {example: "a", example: "b"}, (bms.api.rules).put_keeps = true
    ]; }`;
    const contract = load(text + service(rpc(route('post: "/api/items", body: "*"') + own)));
    expect(contract.message('bms.trial.Item').field('name')!.rules).toMatchObject({
      required: true,
      allowed: ['a', 'b'],
      maxLength: 5,
      initial: 'a',
      example: 'a',
      putKeeps: true,
    });
  });

  test('is not loaded if a service has no rpc', () => {
    expect(() => load(item + service())).toThrow('bms.trial.Items has no rpc: add one to the service');
  });

  test('has the actions of a module that its policies name, also of its own', () => {
    const approve = policy('permission: "items.approve"');
    const rpcs = [
      rpc(
        route('post: "/api/items/{id}/approve_all"') + policy('permission: "items.approve_all"'),
        'Item',
        'ApproveAll',
      ),
      rpc(route('post: "/api/items/{id}/approve"') + approve, 'Item', 'Approve'),
      rpc(route('post: "/api/items/{id}/reject"') + approve, 'Item', 'Reject'),
    ];
    const grant = `message Grant { string action = 1 [(bms.api.rules) = {allowed: "view", names_of: "actions"}]; }
      message Role { Grant grant = 1; }\n`;
    const contract = load(item + grant + service(...rpcs, rpc(route('post: "/api/roles", body: "*"') + own, 'Role')));
    const actions = ['view', 'create', 'update', 'delete', 'approve', 'approve_all'];
    expect([...permissionsOf(contract)]).toEqual([['items', actions]]);
    const { allowed } = contract.message('bms.trial.Grant').field('action')!.rules;
    expect(allowed).toEqual(['view', 'approve', 'approve_all']);
  });

  test('is not loaded if a file is missing', () => {
    expect(() => loadContract({ files: ['bms/none.proto'] })).toThrow('bms/none.proto');
  });
});

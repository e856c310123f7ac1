/** Who may import whom: see docs/adr and README.md. Checked by `npm run check:imports`. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid(
      'services-stand-alone',
      'A service reaches another one by a call or an event only: it may be deployed, scaled and rewritten alone.',
      { path: '^services/([^/]+)/' },
      { path: '^services/', pathNot: '^services/$1/' },
    ),
    forbid(
      'services-without-gateway',
      'Services are called by the gateway; they know nothing of it.',
      { path: '^services/' },
      { path: '^gateway/' },
    ),
    forbid(
      'gateway-without-services',
      'The gateway knows services from the contract and an address: a new one needs no change here.',
      { path: '^gateway/' },
      { path: '^services/' },
    ),
    forbid(
      'packages-are-the-ground',
      'Packages are what everything else stands on.',
      { path: '^packages/' },
      { path: '^(gateway|services|tools|demo|bench|faults|cli)/' },
    ),
    forbid(
      'tools-from-outside',
      'Tools and demos use the system as anybody would: by its processes and its address.',
      { path: '^(tools|demo|bench|faults|cli)/' },
      { path: '^(gateway|services)/' },
    ),
    forbid(
      'by-name-across-packages',
      'Another package is imported by its name, which gives what its package.json exports and nothing else.',
      { path: '^((?:gateway|services/[^/]+|packages/[^/]+|tools|demo|cli))/', pathNot: '^cli/bin/bms\\.mjs$' },
      { path: '^(gateway|services|packages|tools|demo|cli)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    forbid(
      'kit-runtime-below-records',
      'The runtime of the kit knows neither records nor business: what they add is passed to it (KitFactory).',
      { path: '^packages/service-kit/src/runtime/', pathNot: '\\.test\\.ts$' },
      { path: '^packages/service-kit/(src/(?!runtime/)|generated/)' },
    ),
    forbid(
      'kit-records-below-business',
      'The records of the kit stand on its runtime; what a client, a user or a document is, only business knows.',
      { path: '^packages/service-kit/src/records/', pathNot: '\\.test\\.ts$' },
      { path: '^packages/service-kit/src/(?!records/|runtime/)' },
    ),
    forbid(
      'kit-business-below-service',
      'Only the entries of the kit (index.ts, service.ts) put its layers together.',
      { path: '^packages/service-kit/src/business/', pathNot: '\\.test\\.ts$' },
      { path: '^packages/service-kit/src/[^/]+$' },
    ),
    forbid(
      'tests-stay-out',
      'What runs in production needs no test helper.',
      { path: '^(gateway|services|packages)/', pathNot: ['\\.test\\.ts$', '/test/', '^packages/testing/'] },
      { path: ['^packages/testing/', '\\.test\\.ts$', '/test/'] },
    ),
    forbid(
      'local-parts-stay-out',
      'Starting databases is for tests and the local start.',
      { path: '^(gateway|services|packages)/', pathNot: ['\\.test\\.ts$', '/test/', '^packages/(parts|testing)/'] },
      { path: '^packages/parts/' },
    ),
    forbid(
      'no-cycles',
      'Two files that need each other, even for a type, are one thing. The generated client is as its generator makes it.',
      { pathNot: '^packages/client/generated/' },
      { circular: true },
    ),
    forbid(
      'no-orphans',
      'Nobody imports it and it starts nothing.',
      {
        orphan: true,
        pathNot: [
          '\\.test\\.ts$',
          '/types\\.ts$',
          '\\.d\\.ts$',
          '^tools/src/clients/hey-api/generate\\.ts$',
          '^packages/testing/src/jest/',
        ],
      },
      {},
    ),
    forbid(
      'nothing-missing',
      'It must be there and named in package.json. The build of the panel provides the modules of `virtual:`.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    forbid(
      'dev-dependencies-stay-out',
      'What runs in production is a dependency, not a dev dependency.',
      { path: '^(gateway|services|packages)/', pathNot: ['\\.test\\.ts$', '/test/', '^packages/testing/'] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // The programs of check:clients import what generators make first; the peers of the bench have their own packages.
    exclude: { path: '(^|/)(dist|node_modules/.pnpm)/|^bench/peers/|^tools/src/clients/[^/]+/program\\.ts$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.mjs', '.json'],
    },
  },
};

/** Allowed imports between folders, see docs/adr and README.md. Checked by `npm run check:imports`. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid(
      'no-service-to-service',
      'A service uses another service by rpc or event only, so that each can be deployed and scaled alone.',
      { path: '^services/([^/]+)/' },
      { path: '^services/', pathNot: '^services/$1/' },
    ),
    forbid(
      'no-service-to-gateway',
      'The gateway calls services; services do not depend on it.',
      { path: '^services/' },
      { path: '^gateway/' },
    ),
    forbid(
      'no-gateway-to-service',
      'The gateway reads the contract and addresses, so that a new service needs no change of the gateway.',
      { path: '^gateway/' },
      { path: '^services/' },
    ),
    forbid(
      'packages-depend-on-packages',
      'Packages are the lowest layer: they depend on other packages only.',
      { path: '^packages/' },
      { path: '^(gateway|services|tools|demo|bench|faults|cli)/' },
    ),
    forbid(
      'tools-use-the-api',
      'Tools, demos and benches start processes and call the API; they import no code of services.',
      { path: '^(tools|demo|bench|faults|cli)/' },
      { path: '^(gateway|services)/' },
    ),
    forbid(
      'package-exports-only',
      'Other packages are imported by name, so that only what their package.json exports is used.',
      { path: '^((?:gateway|services/[^/]+|packages/[^/]+|tools|demo|cli))/', pathNot: '^cli/bin/bms\\.mjs$' },
      { path: '^(gateway|services|packages|tools|demo|cli)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    forbid(
      'kit-runtime-is-lowest',
      'Layers of the kit: the runtime does not import records, which are passed to it (KitFactory).',
      { path: '^packages/service-kit/src/runtime/', pathNot: '\\.test\\.ts$' },
      { path: '^packages/service-kit/(src/(?!runtime/)|generated/)' },
    ),
    forbid(
      'kit-records-below-entries',
      'Layers of the kit: records import the runtime only; its entries (index.ts, service.ts) combine the layers.',
      { path: '^packages/service-kit/src/records/', pathNot: '\\.test\\.ts$' },
      { path: '^packages/service-kit/src/(?!records/|runtime/)' },
    ),
    forbid(
      'no-test-code-in-production',
      'Production code imports no tests and no test support.',
      { path: '^(gateway|services|packages)/', pathNot: ['\\.test\\.ts$', '/test/', '^packages/testing/'] },
      { path: ['^packages/testing/', '\\.test\\.ts$', '/test/'] },
    ),
    forbid(
      'no-local-start-in-production',
      'Only tests and the local start start databases.',
      {
        path: '^(gateway|services|packages)/',
        pathNot: ['\\.test\\.ts$', '/test/', '^packages/(backing-services|testing)/'],
      },
      { path: '^packages/backing-services/' },
    ),
    forbid(
      'no-circular',
      'No circular imports, not even of types. The generated client is exempt.',
      { pathNot: '^packages/client/generated/' },
      { circular: true },
    ),
    forbid(
      'no-orphans',
      'Every file is imported or is an entry.',
      {
        orphan: true,
        pathNot: [
          '\\.test\\.ts$',
          '/types\\.ts$',
          '\\.d\\.ts$',
          '^tools/src/clients/hey-api/generate\\.ts$',
          '^packages/testing/src/(jest/|host/main\\.ts$|shifted-clock\\.ts$)',
        ],
      },
      {},
    ),
    forbid(
      'not-to-unresolvable',
      'Every import resolves to a file or a declared dependency. The build of the panel provides the modules of `virtual:`.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    forbid(
      'no-dev-dependency-in-production',
      'Production code uses dependencies, not dev dependencies.',
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

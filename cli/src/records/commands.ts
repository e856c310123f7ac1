import type { CommandGroup } from '../run/command.ts';

/** `bms projections`. */
export const projectionCommands: CommandGroup = {
  description: 'Rebuild what services keep of the records of others.',
  commands: [
    {
      usage: 'projections rebuild',
      description: "Rebuild a service's projection of another service's records while the system runs.",
      example: 'projections rebuild --service work --name users',
      required: [
        ['--service <name>', 'the service that has the projection'],
        ['--name <projection>', 'users, clients or organization'],
      ],
      run: async (context, options) => (await import('./run.ts')).rebuild(context, options),
    },
  ],
};

/** `bms search`. */
export const searchCommands: CommandGroup = {
  description: 'Rebuild the index of the search across modules.',
  commands: [
    {
      usage: 'search rebuild',
      description: 'Read all records of all services into the search index again while the system runs.',
      example: 'search rebuild',
      run: async (context) => (await import('./rebuild-search.ts')).rebuildSearch(context),
    },
  ],
};

/** `bms totals`. */
export const totalCommands: CommandGroup = {
  description: 'Correct the totals of lists.',
  commands: [
    {
      usage: 'totals recount',
      description: "Recount the totals of a service's lists while the system runs.",
      example: 'totals recount --service crm',
      required: [['--service <name>', 'the service']],
      run: async (context, options) => (await import('./run.ts')).recount(context, options),
    },
  ],
};

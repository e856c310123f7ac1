import {
  ApiError,
  type Contract,
  compileRequestSchema,
  compileSelection,
  queryParameters,
  type Rpc,
  type Violation,
} from '@bms/contracts';

/** A module with a list, by the contract. */
export interface ListedModule {
  /** The module whose permission to view gives access to the list; undefined if only administrators have access. */
  readonly granted: string | undefined;
  /** Finds the parameters of a query that the list does not accept. */
  findQueryFaults(query: string): Violation[];
  /** Finds the columns that its records do not have. */
  findColumnFaults(columns: readonly string[]): Violation[];
}

/** The parameters of lists that page through records or complete them instead of selecting them. */
const NOT_SELECTING = new Set(['page', 'limit', 'cursor', 'ids', 'include']);

/** Returns the modules that views can have, by name: those of the rule `names_of: "lists"`. */
export function listedModules(contract: Contract, names: readonly string[]): ReadonlyMap<string, ListedModule> {
  return new Map(
    names.map((name) => {
      const service = [...contract.services.values()].find(({ module, rpcs }) => module === name && rpcs.some(isList));
      return [name, compile(service!.rpcs.find(isList)!)];
    }),
  );
}

const isList = ({ name, bindings: [binding] }: Rpc): boolean => name === 'List' && binding !== undefined;

function compile(list: Rpc): ListedModule {
  const { access } = list.policy;
  const [binding] = list.bindings;
  const schema = compileRequestSchema(list, binding!);
  const observed = new Set([list.shape, list.table].flatMap((part) => part?.fields.map(({ name }) => name) ?? []));
  const selecting = queryParameters(list, binding!)
    .map(({ field }) => field.name)
    .filter((name) => !observed.has(name) && !NOT_SELECTING.has(name));
  const select = compileSelection(list);
  return {
    granted: access.kind === 'permission' ? access.module : undefined,
    findQueryFaults: (text) => {
      const query = new URLSearchParams(text);
      const unknown = [...new Set(query.keys())].filter((name) => !selecting.includes(name.replace(/\[.*/, '')));
      if (unknown.length > 0) return unknown.map(unknownParameter);
      // The id of any user stands for that of the user who opens the view.
      return violationsOf(() => schema.bind({ params: {}, query: schema.withCaller(query, 1) })).map(ofQuery);
    },
    findColumnFaults: (columns) =>
      columns.flatMap((name, at) => violationsOf(() => select(name, false)).map(() => unknownColumn(name, at))),
  };
}

/** Returns the violations that a check throws. */
function violationsOf(check: () => unknown): readonly Violation[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof ApiError && error.violations) return error.violations;
    throw error;
  }
}

const unknownParameter = (name: string): Violation => ({
  field: 'query',
  code: 'unknown_parameter',
  message: `query: ${name} is no filter of the list.`,
});

const ofQuery = ({ code, message }: Violation): Violation => ({ field: 'query', code, message: `query: ${message}` });

const unknownColumn = (name: string, at: number): Violation => ({
  field: `columns[${at}]`,
  code: 'not_allowed',
  message: `columns[${at}]: "${name}" is no member of the detail.`,
});

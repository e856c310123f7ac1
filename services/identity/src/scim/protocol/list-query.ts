import { type Choice, readChoice } from '../schema/choose-attributes.ts';
import { isObject, type Json, memberOf } from './request.ts';
import { invalidValue, ScimError } from './scim-error.ts';

/** The resources of a page without `count`, and the maximum. */
const DEFAULT_COUNT = 100;
export const MAX_COUNT = 500;

/** A query of resources (RFC 7644, 3.4.2). */
export interface ListQuery {
  /** The text of the filter; empty without one. */
  readonly filter: string;
  /** The attribute to sort by; empty without one. */
  readonly sortBy: string;
  readonly isDescending: boolean;
  /** The position of the first resource, from 1. */
  readonly startIndex: number;
  readonly count: number;
  readonly choice: Choice;
}

const SEARCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:SearchRequest';

/** Reads the attributes that are to be returned from the parameters of a URL. */
export const choiceOf = (query: URLSearchParams): Choice =>
  readChoice(namesIn(parameter(query, 'attributes')), namesIn(parameter(query, 'excludedAttributes')));

/** Reads a query from the parameters of a URL. @throws ScimError invalidValue */
export const readQuery = (query: URLSearchParams): ListQuery =>
  listQuery((name) => parameter(query, name), choiceOf(query));

/** Reads a query from the body of a search (RFC 7644, 3.4.3). @throws ScimError invalidSyntax, invalidValue */
export function readSearch(body: unknown): ListQuery {
  const schemas = isObject(body) ? memberOf(body, 'schemas') : undefined;
  if (!isObject(body) || !Array.isArray(schemas) || !schemas.includes(SEARCH_SCHEMA))
    throw new ScimError(400, `A search has the schema ${SEARCH_SCHEMA}.`, 'invalidSyntax');
  const choice = readChoice(listIn(body, 'attributes'), listIn(body, 'excludedAttributes'));
  return listQuery((name) => textIn(body, name), choice);
}

function listQuery(get: (name: string) => string | undefined, choice: Choice): ListQuery {
  return {
    filter: get('filter') ?? '',
    sortBy: get('sortBy') ?? '',
    isDescending: orderIn(get('sortOrder')),
    startIndex: Math.max(1, numberIn('startIndex', get('startIndex')) ?? 1),
    count: Math.min(MAX_COUNT, Math.max(0, numberIn('count', get('count')) ?? DEFAULT_COUNT)),
    choice,
  };
}

/** Returns a parameter whose name is compared without case. */
function parameter(query: URLSearchParams, name: string): string | undefined {
  for (const [key, value] of query) if (key.toLowerCase() === name.toLowerCase()) return value;
  return undefined;
}

const namesIn = (text = ''): string[] => text.split(',').flatMap((name) => name.trim() || []);

function listIn(body: Json, name: string): string[] {
  const value = memberOf(body, name) ?? [];
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
  throw invalidValue(`${name} must be a list of names.`);
}

function textIn(body: Json, name: string): string | undefined {
  const value = memberOf(body, name);
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw invalidValue(`${name} must be a text or a number.`);
}

function numberIn(name: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const number = Number(text);
  if (Number.isSafeInteger(number)) return number;
  throw invalidValue(`${name} must be a whole number.`);
}

/** @returns true for descending */
function orderIn(order = 'ascending'): boolean {
  const known = ['ascending', 'descending'].indexOf(order.toLowerCase());
  if (known < 0) throw invalidValue('sortOrder must be ascending or descending.');
  return known === 1;
}

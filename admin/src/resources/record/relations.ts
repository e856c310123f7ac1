import { hasResource, referenceOf, resourceNamed, resources } from '../../contract/contract.ts';
import type { Resource } from '../../contract/types.ts';
import { isLines } from '../form-rows.ts';
import { views } from '../views.ts';

/** The records of a resource that refer to a record, such as the invoices of a client. */
export interface Relation {
  readonly resource: Resource;
  /** The filter of their list that takes the id of the record. */
  readonly filter: string;
}

/** Returns true for documents, which have lines. */
const isDocument = ({ fields }: Resource): boolean => fields.some(isLines);

/** Returns the resources with a page whose lists can be filtered by a record of a resource, in the order of the pages. */
export function relationsTo(name: string): readonly Relation[] {
  const withPage = views.filter((view) => hasResource(view.name)).map((view) => resourceNamed(view.name));
  return withPage.flatMap((resource) => {
    const filter = resource.filters.find((one) => isReferenceTo(resource, one.name, name));
    return filter && resource.access.list ? [{ resource, filter: filter.name }] : [];
  });
}

const isReferenceTo = (resource: Resource, field: string, name: string): boolean =>
  resource.name !== name && /_id$/.test(field) && referenceOf(resource, field) === name;

/** Returns true for records of money that moved, such as payments. */
const isPayment = ({ fields }: Resource): boolean => fields.some(({ name, money }) => name === 'amount' && money);

/** Returns true for resources whose records are links of a chain. */
export const isInChain = (resource: Resource): boolean => isDocument(resource) || isPayment(resource);

/** Returns the links of a chain that follow from a document: documents, and the payments of it. */
export const linksFrom = (resource: Resource): readonly Relation[] =>
  isDocument(resource) ? relationsTo(resource.name).filter((next) => isInChain(next.resource)) : [];

/** Returns the documents that follow from one, such as the invoices of an order. */
export const documentsAfter = (resource: Resource): readonly Relation[] =>
  linksFrom(resource).filter((relation) => isDocument(relation.resource));

/** Returns the fields of a link with the id of a document that it follows from, such as the order of an invoice. */
export function originsOf(resource: Resource): readonly { readonly field: string; readonly origin: Resource }[] {
  if (!isInChain(resource)) return [];
  return resource.fields.flatMap(({ name }) => {
    const target = /_id$/.test(name) ? referenceOf(resource, name) : undefined;
    const origin = resources.find((one) => one.name === target);
    // An order refers to its invoice as well, but does not follow from it: it is not listed by it.
    const follows = origin && linksFrom(origin).some((relation) => relation.resource.name === resource.name);
    return follows ? [{ field: name, origin }] : [];
  });
}

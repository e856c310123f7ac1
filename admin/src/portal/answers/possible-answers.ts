import { wordsOf } from '../../contract/labels.ts';
import { isLegal, mayBecome } from '../../contract/moves.ts';
import type { Access, Resource } from '../../contract/types.ts';
import type { View } from '../../resources/view.ts';

/** An answer that a customer can give to a document, such as accepting an estimate. */
export interface PossibleAnswer {
  readonly label: string;
  /** The message after it. */
  readonly done: string;
  /** The consequence of the answer; `{total}` is replaced by that of the document. */
  readonly consequence: string;
  readonly isMain: boolean;
  readonly request: { readonly method: 'POST' | 'PATCH'; readonly path: string; readonly body?: object };
}

const isForPortal = (access: Access | undefined): boolean => typeof access === 'object' && access.portal === true;

/**
 * Returns the answers that a customer can give to a record in a status: the operations that the portal version of the
 * view offers, and the changes of status that are for customers.
 */
export function possibleAnswers(
  resource: Resource,
  view: View,
  record: { id: unknown; status: unknown },
): PossibleAnswer[] {
  const at = (path: string): string => path.replace('{id}', String(record.id));
  const verbs = resource.verbs
    .filter(({ name, access }) => view.portal?.verbs?.[name] && isForPortal(access))
    .filter(({ name }) => isLegal(resource, name, record.status))
    .map(({ name, path }): PossibleAnswer => {
      const { label, done, question = '', isMain = false } = view.portal!.verbs![name]!;
      return { label, done, consequence: question, isMain, request: { method: 'POST', path: at(path) } };
    });
  const changes = (view.answers ?? [])
    .filter(({ by, changes }) => by === 'client' && mayBecome(resource, record.status, changes.status))
    .filter(() => isForPortal(resource.access.update))
    .map(({ label, changes, question, isMain = false }): PossibleAnswer => {
      const request = { method: 'PATCH', path: at(`${resource.path}/{id}`), body: changes } as const;
      return { label, done: `${wordsOf(changes.status)}.`, consequence: question, isMain, request };
    });
  return [...verbs, ...changes];
}

/** Returns true if customers answer records of that kind at all. */
export const isAnswered = (resource: Resource, view: View): boolean =>
  possibleAnswers(resource, view, { id: 0, status: 'sent' }).length > 0;

/** Returns true if a document that is valid until a day can still be answered today. */
export const isInTime = (until: string | null | undefined, today: string): boolean => !until || until >= today;

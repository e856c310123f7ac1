import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';
import { resources } from '../contract/contract.ts';
import { labelOf } from '../contract/labels.ts';
import type { Resource } from '../contract/types.ts';
import { viewOf } from '../resources/views.ts';

/** The messages after a successful write. */
const SHORT = { created: 'Saved.', updated: 'Saved.', deleted: 'Deleted.' };

/** The texts of react-admin and the labels of the resources, whose fields are named in the contract. */
export const i18nProvider = polyglotI18nProvider(() => messages(), 'en', undefined, { allowMissing: true });

function messages(): TranslationMessages {
  const notification = { ...englishMessages.ra.notification, ...SHORT };
  const ra = { ...englishMessages.ra, notification };
  return { ...englishMessages, ra, resources: Object.fromEntries(resources.map((one) => [one.name, wordsFor(one)])) };
}

function wordsFor(resource: Resource) {
  const view = viewOf(resource.name);
  const names = [...resource.fields, ...resource.columns, ...resource.filters].map(({ name }) => name);
  return {
    name: `${view?.one ?? resource.title} |||| ${view?.many ?? resource.title}`,
    fields: Object.fromEntries(names.map((name) => [name, view?.labels?.[name] ?? labelOf(name)])),
    empty: view?.empty ?? 'There is nothing here yet.',
    invite: '',
    ...(view?.creating && { notifications: { created: view.creating.done } }),
  };
}

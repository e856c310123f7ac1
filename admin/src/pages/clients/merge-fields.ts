import type { RaRecord } from 'react-admin';
import { isSame } from '../../api/changes.ts';
import { fieldOf, resourceNamed } from '../../contract/contract.ts';
import { labelOf } from '../../contract/labels.ts';
import { versionText } from '../../resources/record/conflict-text.ts';
import { viewOf } from '../../resources/views.ts';

/** The fields that are combined, or that are not chosen in the panel. */
const NOT_CHOSEN: readonly string[] = ['labels', 'group_ids', 'custom_fields', 'external_ids', 'status'];

/** A field in which two clients differ. */
export interface DifferingField {
  readonly name: string;
  readonly label: string;
  /** The value of the client that remains, as text. */
  readonly kept: string;
  /** The value of the client that is merged, as text. */
  readonly other: string;
  /** True if the client that remains has no value and gets that of the other one. */
  readonly isFilled: boolean;
}

/**
 * Returns the fields in which two clients differ, in the order of the form; those that the merged client lacks are left out.
 * @param merged the client as it will be
 */
export function differingFields(kept: RaRecord, other: RaRecord, merged: RaRecord): DifferingField[] {
  const resource = resourceNamed('clients');
  const names = resource.fields
    .filter(({ readOnly, name }) => !readOnly && !NOT_CHOSEN.includes(name))
    .map(({ name }) => name);
  const textOf = (name: string, record: RaRecord): string =>
    versionText(fieldOf(resource, name), record[`${name.replace(/_id$/, '')}_name`] ?? record[name], {
      currency: '',
      locale: 'en',
    });
  return names
    .filter((name) => !isSame(kept[name], other[name]) && !isUnset(other[name]))
    .map((name) => ({
      name,
      label: viewOf('clients')?.labels?.[name] ?? labelOf(name),
      kept: textOf(name, kept),
      other: textOf(name, other),
      isFilled: isUnset(kept[name]) && isSame(merged[name], other[name]),
    }));
}

/** True for a value that counts as none; `false` of a client is its default. */
const isUnset = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

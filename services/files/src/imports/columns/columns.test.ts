import { loadContract } from '@bms/contracts';
import { describe, expect, test } from '@jest/globals';
import { importableModules } from './fields.ts';
import { guessField } from './guess.ts';
import { mapColumns } from './mapping.ts';
import { presets, recognisePreset } from './presets.ts';

const modules = importableModules(loadContract());
const [clients, contacts, leads] = ['clients', 'contacts', 'leads'].map((name) => modules.get(name)!);

describe('Columns', () => {
  test.each([
    ['Company', 'company_name'],
    ['Firma', 'company_name'],
    ['Raison sociale', 'company_name'],
    ['Razón social', 'company_name'],
    ['PLZ', 'zip'],
    ['Code postal', 'zip'],
    ['Straße', 'address'],
    ['Teléfono', 'phone'],
    ['E-Mail', 'email'],
    ['external_ids.datev', 'external_ids.datev'],
    ['custom_fields.field_3', 'custom_fields.field_3'],
  ])('named %s have the field %s of clients', (column, path) => {
    expect(guessField(clients!, column)).toBe(path);
  });

  test.each([
    ['Name', 'name'],
    ['Ansprechpartner', 'name'],
    ['Vorname', 'first_name'],
    ['Apellidos', 'last_name'],
    ['Funktion', 'position'],
    ['Firma', 'client.company_name'],
    ['Account', 'client.company_name'],
    ['client_id', 'client_id'],
    ['client.external_ids.datev', 'client.external_ids.datev'],
    ['client.email', 'client.email'],
    ['client.city', undefined],
    ['client.external_ids.1no', undefined],
  ])('named %s have the field %s of contacts', (column, path) => {
    expect(guessField(contacts!, column)).toBe(path);
  });

  test('with parts of a name are only those of modules that have people with one name', () => {
    expect(modules.get('team')!.personName).toBeUndefined();
    expect(guessField(modules.get('team')!, 'Vorname')).toBe('first_name');
    expect([guessField(leads!, 'Vorname'), leads!.personName]).toEqual(['first_name', 'contact_name']);
    expect(guessField(modules.get('items')!, 'Vorname')).toBeUndefined();
  });

  test('name one record that a row belongs to: of several, the first, or that of the caller', () => {
    const headers = ['Client ID', 'Firma', 'Name'];
    const given = { headers, preset: undefined, matchBy: '' };
    const pathsOf = (sent: object) =>
      mapColumns(contacts!, { ...given, sent: { 'Client ID': 'client_id', ...sent } }).columns.map(({ path }) => path);
    expect(pathsOf({})).toEqual(['client_id', 'name']);
    expect(pathsOf({ 'Client ID': null })).toEqual(['client.company_name', 'name']);
    const { columns } = mapColumns(contacts!, { ...given, sent: {}, hasParent: true });
    expect(columns.map(({ path }) => path)).toEqual(['name']);
    const { violations } = mapColumns(contacts!, {
      ...given,
      sent: { 'Client ID': 'client_id', Firma: 'client.company_name' },
    });
    expect(violations).toMatchObject([{ field: 'mapping.Firma', code: 'repeated' }]);
  });

  test('named like fields that the server sets, or like none, have no field', () => {
    for (const column of ['id', 'created_by', 'currency_symbol', 'Foo', ''])
      expect(guessField(clients!, column)).toBeUndefined();
  });

  test('that the caller maps precede guessed ones, and null leaves one out', () => {
    const headers = ['Company', 'Name', 'City'];
    const { columns, unmapped, violations } = mapColumns(clients!, {
      headers,
      sent: { Name: 'company_name', City: null },
      preset: undefined,
      matchBy: '',
    });
    expect(columns).toEqual([{ index: 1, column: 'Name', path: 'company_name' }]);
    expect([unmapped, violations]).toEqual([['Company', 'City'], []]);
  });
});

describe('Presets', () => {
  test('name fields and defaults that their modules have', () => {
    for (const { name, module, columns, defaults } of presets)
      for (const path of [...Object.values(columns), ...Object.keys(defaults)]) {
        const { field, parent } = modules.get(module)!;
        expect([name, path, (field(path) ?? parent?.lookup(path)) !== undefined]).toEqual([name, path, true]);
      }
  });

  test.each(presets.map((preset) => [preset.name, preset] as const))('recognise the columns of %s', (name, preset) => {
    expect(recognisePreset(preset.module, Object.keys(preset.columns).concat(preset.recognised_by))?.name).toBe(name);
  });
});

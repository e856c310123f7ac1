import { loadContract } from '@bms/contracts';
import { describe, expect, test } from '@jest/globals';
import { importableModules } from './fields.ts';
import { guessField } from './guess.ts';
import { mapColumns } from './mapping.ts';
import { presets, recognisePreset } from './presets.ts';

const modules = importableModules(loadContract());
const clients = modules.get('clients')!;

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
    expect(guessField(clients, column)).toBe(path);
  });

  test('named like fields that the server sets, or like none, have no field', () => {
    for (const column of ['id', 'created_by', 'currency_symbol', 'Foo', ''])
      expect(guessField(clients, column)).toBeUndefined();
  });

  test('that the caller maps precede guessed ones, and null leaves one out', () => {
    const headers = ['Company', 'Name', 'City'];
    const { columns, unmapped, violations } = mapColumns(clients, {
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
      for (const path of [...Object.values(columns), ...Object.keys(defaults)])
        expect([name, path, modules.get(module)?.field(path) !== undefined]).toEqual([name, path, true]);
  });

  test.each(presets.map((preset) => [preset.name, preset] as const))('recognise the columns of %s', (name, preset) => {
    expect(recognisePreset(preset.module, Object.keys(preset.columns).concat(preset.recognised_by))?.name).toBe(name);
  });
});

import { describe, expect, test } from '@jest/globals';
import { hasFormat } from './formats.ts';
import { isEuVatNumber } from './vat-number.ts';

describe('the format of bank and tax data', () => {
  test.each([
    ['country', 'DE', true],
    ['country', 'de', false],
    ['country', 'EU', false],
    ['iban', 'DE02 1203 0000 0000 2020 51', true],
    ['iban', 'DE02120300000000202051', true],
    ['iban', 'DE02120300000000202052', false],
    ['iban', 'DE0212030000000020205', false],
    ['bic', 'BYLADEM1001', true],
    ['bic', 'BYLADEM1', true],
    ['bic', 'BYLADEM10', false],
    ['vat_number', 'DE 123 456 789', true],
    ['vat_number', 'DE12345', false],
    ['vat_number', 'EL123456783', true],
    ['vat_number', 'CHE-123.456.788', true],
    ['buyer_reference', '04011000-1234512345-06', true],
    ['buyer_reference', '991-33333TEST-33', true],
    ['buyer_reference', '04011000-1234512345-07', false],
    ['buyer_reference', '04011000-1234512354-06', false],
    ['buyer_reference', 'Cost centre 4711', true],
    ['buyer_reference', 'PO-2026-11', true],
    ['buyer_reference', '2026-11', true],
    ['address_scheme', '0204', true],
    ['address_scheme', 'EM', true],
    ['address_scheme', '9999', false],
    ['', '', true],
  ] as const)('%s %s: %s', (format, value, isValid) => {
    expect(hasFormat(format || 'iban', value)).toBe(isValid);
  });

  test.each([
    'ATU12345675 BE0123456749 BG1234567892 CY12345678F CZ12345678 DE123456789 DK12345674 EE123456780 EL123456783',
    'ESX1234567X FI12345671 FR40303265045 HR12345678903 HU12345676 IE6388047V IT12345670785 LT123456715',
    'LU12345613 LV41234567891 MT12345634 NL123456789B01 PL1234567883 PT123456789 RO1234567897 SE123456789701',
    'SI12345679 SK1234567895',
  ])('of VAT numbers is known for every member state: %s', (numbers) => {
    for (const number of numbers.split(' ')) expect([number, isEuVatNumber(number)]).toEqual([number, true]);
    for (const number of numbers.split(' ')) expect(isEuVatNumber(number.slice(2))).toBe(false);
  });
});

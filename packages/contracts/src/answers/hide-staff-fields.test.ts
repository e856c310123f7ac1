import { describe, expect, test } from '@jest/globals';
import { loadContract } from '../load/load-contract.ts';
import type { MessageContract } from '../types.ts';
import { compileHideStaffFields } from './hide-staff-fields.ts';

const contract = loadContract();

/** True if a message has a staff-only field of that name, at any depth. */
function hasStaffField(message: MessageContract, name: string, above: readonly MessageContract[] = []): boolean {
  if (above.includes(message)) return false;
  return message.fields.some(
    (field) =>
      (field.name === name && field.rules.staffOnly) ||
      (field.message && hasStaffField(field.message, name, [...above, message])),
  );
}

describe('an answer to a user of the portal', () => {
  test('has no staff-only fields at any depth', () => {
    const hide = compileHideStaffFields(contract.message('bms.billing.InvoiceResponse'))!;
    const payment = { id: 1, amount: 50, note: 'by check 77', created_by: 1 };
    const answer = { record: { id: 1, payments: [payment, { ...payment, id: 2 }] } };
    hide(answer);
    expect(answer).toEqual({
      record: {
        id: 1,
        payments: [
          { id: 1, amount: 50 },
          { id: 2, amount: 50 },
        ],
      },
    });
  });

  test('is unchanged if the message has no such field', () => {
    expect(compileHideStaffFields(contract.message('bms.api.Done'))).toBeUndefined();
  });

  test('may lack the members', () => {
    const answer = { record: null };
    compileHideStaffFields(contract.message('bms.crm.ClientResponse'))!(answer);
    expect(answer).toEqual({ record: null });
  });

  test.each([
    ['bms.crm.ClientResponse', 'labels'],
    ['bms.crm.ClientResponse', 'group_ids'],
    ['bms.billing.InvoiceResponse', 'note'],
    ['bms.content.AnnouncementResponse', 'share_with'],
  ])('of %s leaves out %s', (message, field) => {
    expect(hasStaffField(contract.message(message), field)).toBe(true);
  });
});

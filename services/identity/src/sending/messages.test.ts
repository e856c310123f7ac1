import { describe, expect, test } from '@jest/globals';
import { accountMessageKinds } from './messages.ts';

const branding = { organization: 'Königlich <Essen> & Co', accentColor: '#0b6873' };
const context = { id: 'job-1', ...branding, publicUrl: 'https://bms.example/' };
const code = 'aB3-_xyzaB3-_xyzaB3-_xyz';
const recipient = { to: 'p@example.com', name: 'Philip', code };

describe('a mail about an account', () => {
  test.each(['password_reset', 'invitation'] as const)(
    'of kind %s has the code in its link and by itself',
    async (kind) => {
      const message = { ...recipient, kind } as never;
      const { text, html } = (await accountMessageKinds[kind].render(message, context))!;
      expect(text).toContain(`https://bms.example/admin/#/change-password?code=${code}\n`);
      expect(text).toMatch(new RegExp(`^${code}$`, 'm'));
      expect(html).toContain(`href="https://bms.example/admin/#/change-password?code=${code}"`);
    },
  );

  test('comes from the organization by name', async () => {
    const message = { ...recipient, kind: 'invitation' } as const;
    expect(await accountMessageKinds.invitation.render(message, context)).toMatchObject({
      senderName: 'Königlich <Essen> & Co',
    });
  });

  test('about changed credentials has the link that undoes the change', async () => {
    const changed = { changed: ['email', 'phone'], at: '2026-03-02T10:00:00.000Z' } as const;
    const message = { kind: 'account_change', ...recipient, ...changed } as const;
    const { subject, text } = (await accountMessageKinds.account_change.render(message, context))!;
    expect(subject).toBe('Your email address and phone number were changed');
    expect(text).toContain(`https://bms.example/admin/#/undo-change?code=${code}`);
  });
});

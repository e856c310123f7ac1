import { describe, expect, test } from '@jest/globals';
import { type Letter, writeLetter } from './letters.ts';

const context = { organization: 'Königlich <Essen> & Co', publicUrl: 'https://bms.example/' };
const write = (letter: Letter) => writeLetter(letter, context);
const code = 'aB3-_xyzaB3-_xyzaB3-_xyz';
const notice = {
  kind: 'notice',
  to: 'philip@example.com',
  name: 'Philip "<b>Cramer</b>',
  subject: 'Task: <i>Call</i>\r\nBcc: all@example.com',
  text: 'Nancy has assigned you the task "<script>alert(1)</script>".',
  link: { path: '/tasks/7/show', label: 'View task' },
} as const;

describe('a mail', () => {
  test('says in text who is greeted, what happened, where to see it, who sent it and why', () => {
    const { subject, text } = write(notice);
    expect(subject).toBe('Task: <i>Call</i> Bcc: all@example.com');
    expect(text).toBe(
      [
        'Hello Philip "<b>Cramer</b>,',
        'Nancy has assigned you the task "<script>alert(1)</script>".',
        'View task:\nhttps://bms.example/admin/#/tasks/7/show',
        '-- \nKöniglich <Essen> & Co\nYou are receiving this email because you have an account with Königlich <Essen> & Co. You can turn off these emails in your profile: https://bms.example/admin/#/profile\n',
      ].join('\n\n'),
    );
  });

  test('escapes every value in its HTML', () => {
    const { html = '' } = write(notice);
    expect(html).toContain('Hello Philip &quot;&lt;b&gt;Cramer&lt;/b&gt;,');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('Königlich &lt;Essen&gt; &amp; Co');
    expect(html).toContain('<a href="https://bms.example/admin/#/tasks/7/show"');
    expect(html).not.toMatch(/<script|<b>|<i>|<Essen>/);
  });

  test.each(['password_reset', 'invitation'] as const)('of kind %s has the code in its link and by itself', (kind) => {
    const { text, html } = write({ kind, to: 'p@example.com', name: 'Philip', code });
    expect(text).toContain(`https://bms.example/admin/#/change-password?code=${code}\n`);
    expect(text).toMatch(new RegExp(`^${code}$`, 'm'));
    expect(html).toContain(`href="https://bms.example/admin/#/change-password?code=${code}"`);
  });

  test('to a person without an account has no link', () => {
    const { link: _link, ...unlinked } = notice;
    const { text, html } = write({ ...unlinked, documentsOf: 'Alfreds Futterkiste' });
    expect(text).toContain('sends documents for Alfreds Futterkiste to this address.');
    expect(`${text}${html}`).not.toMatch(/https?:/);
  });

  test('that an older version has queued is still sent', () => {
    const { link: _link, ...older } = notice;
    expect(write(older).text).toContain('Nancy has assigned you the task');
  });

  test('of a changed account has the link that undoes the change', () => {
    const changed = { kind: 'account_change', to: 'p@example.com', name: 'Philip', code } as const;
    const { subject, text } = write({ ...changed, changed: ['email', 'phone'], at: '2026-03-02T10:00:00.000Z' });
    expect(subject).toBe('Your email address and phone number were changed');
    expect(text).toContain(`https://bms.example/admin/#/undo-change?code=${code}`);
  });
});

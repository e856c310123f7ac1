import { describe, expect, test } from '@jest/globals';
import { createNoticeKind, type NotificationMail } from './notification-mail.ts';

const branding = { organization: 'Königlich <Essen> & Co', accentColor: '#0b6873' };
const context = { id: 'job-1', ...branding, publicUrl: 'https://bms.example/' };
const noticeKind = createNoticeKind(async (_audience, userId) => userId === 7);
const render = async (notice: NotificationMail) => (await noticeKind.render(notice, context))!;
const notice = {
  kind: 'notice',
  to: 'philip@example.com',
  name: 'Philip "<b>Cramer</b>',
  subject: 'Task: <i>Call</i>\r\nBcc: all@example.com',
  text: 'Nancy has assigned you the task "<script>alert(1)</script>".',
  link: { path: '/tasks/7/show', label: 'View task' },
} as const;

describe('a notification by mail', () => {
  test('consists in text of greeting, event, link, sender and reason', async () => {
    const { subject, text } = await render(notice);
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

  test('escapes every value in its HTML', async () => {
    const { html = '' } = await render(notice);
    expect(html).toContain('Hello Philip &quot;&lt;b&gt;Cramer&lt;/b&gt;,');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('Königlich &lt;Essen&gt; &amp; Co');
    expect(html).toContain('<a href="https://bms.example/admin/#/tasks/7/show"');
    expect(html).not.toMatch(/<script|<b>|<i>|<Essen>/);
  });

  test('that an older version has queued for a person without an account has no link', async () => {
    const { link: _link, ...unlinked } = notice;
    const { text, html } = await render({ ...unlinked, documentsOf: 'Alfreds Futterkiste' });
    expect(text).toContain('sends documents for Alfreds Futterkiste to this address.');
    expect(`${text}${html}`).not.toMatch(/https?:/);
  });

  test('leads portal users to the portal', async () => {
    const { text } = await render({ ...notice, isPortal: true });
    expect(text.match(/https:\S+/g)).toEqual([
      'https://bms.example/portal/#/tasks/7/show',
      'https://bms.example/portal/#/profile',
    ]);
  });

  test('is not sent to a recipient who may no longer view the record', async () => {
    const audience = { to: { users: [7, 8] }, grant: { module: 'tasks', allRecords: false } };
    const sent = await Promise.all([7, 8].map((userId) => noticeKind.render({ ...notice, audience, userId }, context)));
    expect(sent.map((mail) => mail?.subject)).toEqual([expect.stringContaining('Task:'), undefined]);
  });

  test('that an older version has queued is still sent', async () => {
    const { link: _link, ...older } = notice;
    expect((await render(older)).text).toContain('Nancy has assigned you the task');
  });
});

import { describe, expect, test } from '@jest/globals';
import { renderMail } from './mail-template.ts';

const content = {
  subject: 'Task: <i>Call</i>\r\nBcc: all@example.com',
  name: 'Philip "<b>Cramer</b>',
  paragraphs: ['Nancy has assigned you "<script>alert(1)</script>".', 'First line\nsecond line'],
  button: { label: 'View <task>', url: 'https://bms.example/admin/#/tasks?a="1"&b=2' },
  code: 'aB3-<_>',
  reason: 'You have an account. Turn off these emails: https://bms.example/admin/#/profile.',
};
const organization = 'Königlich <Essen> & Co';

describe('a mail', () => {
  test('consists in text of greeting, paragraphs, link, code, sender and reason', () => {
    const { subject, text } = renderMail(content, organization);
    expect(subject).toBe('Task: <i>Call</i> Bcc: all@example.com');
    expect(text).toBe(
      [
        'Hello Philip "<b>Cramer</b>,',
        'Nancy has assigned you "<script>alert(1)</script>".',
        'First line\nsecond line',
        'View <task>:\nhttps://bms.example/admin/#/tasks?a="1"&b=2',
        'If an app asks for a code, enter:',
        'aB3-<_>',
        `-- \nKöniglich <Essen> & Co\n${content.reason}\n`,
      ].join('\n\n'),
    );
  });

  test('escapes every value in its HTML', () => {
    const { html } = renderMail(content, organization);
    expect(html).toContain('Hello Philip &quot;&lt;b&gt;Cramer&lt;/b&gt;,');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('First line<br>second line');
    expect(html).toContain('href="https://bms.example/admin/#/tasks?a=&quot;1&quot;&amp;b=2"');
    expect(html).toContain('View &lt;task&gt;');
    expect(html).toContain('aB3-&lt;_&gt;');
    expect(html).toContain('Königlich &lt;Essen&gt; &amp; Co');
    expect(html).not.toMatch(/<script|<b>|<i>|<Essen>|<task>|<_>/);
  });

  test('links the addresses in its footer', () => {
    const url = 'https://bms.example/admin/#/profile';
    expect(renderMail(content, organization).html).toContain(`<a href="${url}" style="color:#1f5fbf">${url}</a>.`);
  });

  test('greets a recipient without a name', () => {
    expect(renderMail({ ...content, name: '' }, organization).text).toMatch(/^Hello,\n/);
  });
});

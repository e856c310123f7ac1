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
const branding = { organization: 'Königlich <Essen> & Co', accentColor: '#7c2d12' };

describe('a mail', () => {
  test('consists in text of greeting, paragraphs, link, code, sender and reason', () => {
    const { subject, text } = renderMail(content, branding);
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
    const { html } = renderMail(content, branding);
    expect(html).toContain('Hello Philip &quot;&lt;b&gt;Cramer&lt;/b&gt;,');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('First line<br>second line');
    expect(html).toContain('href="https://bms.example/admin/#/tasks?a=&quot;1&quot;&amp;b=2"');
    expect(html).toContain('View &lt;task&gt;');
    expect(html).toContain('aB3-&lt;_&gt;');
    expect(html).toContain('Königlich &lt;Essen&gt; &amp; Co');
    expect(html).not.toMatch(/<script|<b>|<i>|<Essen>|<task>|<_>/);
  });

  test('has a button in the color of the business', () => {
    expect(renderMail(content, branding).html).toMatch(/<a href=[^>]+background:#7c2d12">View/);
  });

  test('links the addresses in its footer', () => {
    const url = 'https://bms.example/admin/#/profile';
    expect(renderMail(content, branding).html).toContain(`<a href="${url}" style="color:#7c2d12">${url}</a>.`);
  });

  test('greets a recipient without a name', () => {
    expect(renderMail({ ...content, name: '' }, branding).text).toMatch(/^Hello,\n/);
  });

  test('with a greeting of its own is not greeted again, and is marked with its language', () => {
    const { name: _name, ...own } = content;
    const { text, html } = renderMail({ ...own, language: 'de', paragraphs: ['Guten Tag,'] }, branding);
    expect(text).toMatch(/^Guten Tag,\n/);
    expect(`${text}${html}`).not.toContain('Hello');
    expect(html).toContain('<html lang="de">');
    expect(renderMail(content, branding).html).toContain('<html lang="en">');
  });

  test('shows the logo with a text for those who do not see it', () => {
    const { html } = renderMail({ ...content, logoId: 'logo' }, branding);
    expect(html).toContain('<img src="cid:logo" alt="Logo Königlich &lt;Essen&gt; &amp; Co"');
    expect(renderMail(content, branding).html).not.toContain('<img');
  });
});

import { seededRandom } from '@bms/testing/random';
import { describe, expect, test } from '@jest/globals';
import sanitize from 'sanitize-html';
import { cleanHtml } from './clean-html.ts';

const cleaned = (html: string): string => cleanHtml(html).html;

describe('HTML of a page', () => {
  test.each([
    '<h1>Rules</h1><p>One <b>two</b> <em>three</em><br />four</p>',
    '<ul><li>a</li></ul><ol start="3"><li>b</li></ol>',
    '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
    '<img src="https://example.com/a.png" alt="a" width="10" />',
    '<a href="/pages/2" rel="noopener noreferrer">page</a>',
    'Ü &amp; 日本 &lt;3',
    '<p dir="rtl" lang="ar">x</p><bdo dir="ltr">y</bdo>',
    '<ol type="a" start="3" reversed><li value="7">x</li></ol>',
    '<details open><summary>More</summary>text</details>',
    '<abbr title="Value added tax">VAT</abbr>',
    '<table align="center"><tbody><tr align="right"><th scope="row" rowspan="2" valign="top">x</th></tr></tbody></table>',
    '<h2 id="user-content-terms">x</h2><a href="#user-content-terms" rel="noopener noreferrer">y</a>',
  ])('that is harmless stays: %s', (html) => {
    expect(cleaned(html)).toBe(html);
  });

  test.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<style>p{display:none}</style>x', 'x'],
    ['<p style="position:fixed">x</p>', '<p>x</p>'],
    ['<p id="login" class="admin">x</p>', '<p id="user-content-login">x</p>'],
    ['<a name="cookie">x</a>', '<a name="user-content-cookie" rel="noopener noreferrer">x</a>'],
    ['<a href=" #a">x</a>', '<a href="#user-content-a" rel="noopener noreferrer">x</a>'],
    ['<img name="getElementById" id="body" src="x">', '<img id="user-content-body" src="x" />'],
    ['<form id="x"><input name="attributes"></form>', ''],
    ['<td style="text-align:RIGHT;">x</td>', '<td align="right">x</td>'],
    ['<td style="text-align:right;background:url(x)">x</td>', '<td>x</td>'],
    ['<p dir="x" lang="<b>" id="a b">x</p>', '<p>x</p>'],
    ['<ol type="x" start="1e9"><li value="a">x</li></ol>', '<ol><li>x</li></ol>'],
    ['<td colspan="99999" scope="row">x</td>', '<td>x</td>'],
    ['<img src="x" onerror="alert(1)">', '<img src="x" />'],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', '<img />'],
    ['<a href="java&#10;script:alert(1)">x</a>', '<a rel="noopener noreferrer">x</a>'],
    ['<a href="//evil.example" target="_blank">x</a>', '<a target="_blank" rel="noopener noreferrer">x</a>'],
    ['<form action="/x"><input name="a"></form>', ''],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<math><mtext><img src=x onerror=alert(1)></mtext></math>', '<img src="x" />'],
    ['<base href="https://evil.example"><meta http-equiv="refresh">x', 'x'],
    ['<!-- <script>alert(1)</script> -->x', 'x'],
    ['<b>open', '<b>open</b>'],
  ])('loses what is not: %s', (html, clean) => {
    expect(cleaned(html)).toBe(clean);
  });

  test('is the same when it is cleaned again', () => {
    const messy = '<div><p>a & b < c<img src=x onerror=y></p><a href="http://x/?a=1&b=2">&copy;</a><<b>></div>';
    expect(cleaned(cleaned(messy))).toBe(cleaned(messy));
  });
});

test('names what was removed, each once, and not what became another attribute', () => {
  const html = '<td style="text-align:left"><a onclick="x" href="javascript:x">a</a><a onclick="y" id="z">b</a></td>';
  expect(cleanHtml(`${html}<script>x</script><p style="color:red" dir="up">y</p>`).removed).toEqual([
    'onclick of a',
    'href of a',
    'script',
    'style of p',
    'dir of p',
  ]);
  expect(cleanHtml('<p id="a">x <b>y</b></p><a href="#a">z</a>').removed).toEqual([]);
});

const TAGS = [
  'a',
  'p',
  'img',
  'table',
  'td',
  'details',
  'svg',
  'math',
  'script',
  'style',
  'form',
  'input',
  'iframe',
  'noscript',
  'template',
  'ol',
  'li',
  'bdo',
  'object',
  'textarea',
  'xmp',
  'base',
];
const NAMES = [
  'id',
  'name',
  'href',
  'src',
  'style',
  'onclick',
  'ONERROR',
  'dir',
  'lang',
  'xlink:href',
  'action',
  'formaction',
  'srcdoc',
  'align',
  'type',
  'value',
  'start',
  'title',
  'data-x',
  'open',
];
const TEXTS = [
  'javascript:alert(1)',
  'JaVa\tScript:x',
  'data:text/html,x',
  '//evil.example',
  '#x',
  '#',
  'body',
  'attributes',
  '__proto__',
  'text-align:center',
  'expression(x)',
  '"><script>',
  "' onload=x",
  '&#106;avascript:x',
  'vbscript:x',
  '5',
  'a',
  'rtl',
  '\u0000x',
  ' ',
];

/** Returns random markup, well-formed or not. */
function randomHtml(random: () => number): string {
  const pick = (all: readonly string[]) => all[Math.floor(random() * all.length)]!;
  const part = () => {
    const attributes = Array.from(
      { length: Math.floor(random() * 4) },
      () => `${pick(NAMES)}=${pick(['"', "'", ''])}${pick(TEXTS)}"`,
    );
    return pick([
      `<${pick(TAGS)} ${attributes.join(' ')}>`,
      `</${pick(TAGS)}>`,
      pick(TEXTS),
      '<!--',
      '-->',
      '<',
      '<![CDATA[',
    ]);
  };
  return Array.from({ length: 12 }, part).join('');
}

/** Returns the elements of HTML with their attributes. */
function elementsOf(html: string): [string, Record<string, string>][] {
  const found: [string, Record<string, string>][] = [];
  const onOpenTag = (tag: string, attributes: Record<string, string>) => void found.push([tag, { ...attributes }]);
  sanitize(html, { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true, onOpenTag });
  return found;
}

test('random markup has no handler, style, script address or unprefixed name left, and is clean the second time', () => {
  const random = seededRandom(32);
  for (let run = 0; run < 3000; run++) {
    const html = randomHtml(random);
    const clean = cleaned(html);
    expect({ html, again: cleanHtml(clean) }).toEqual({ html, again: { html: clean, removed: [] } });
    for (const [tag, attributes] of elementsOf(clean)) {
      expect(['svg', 'math', 'script', 'style', 'form', 'input', 'iframe', 'object', 'base']).not.toContain(tag);
      for (const [name, value] of Object.entries(attributes)) {
        expect(name).not.toMatch(/^on|style|action|srcdoc|^data|:/i);
        if (name === 'id' || name === 'name') expect(value).toMatch(/^user-content-/);
        const address = [...value].filter((character) => character > ' ').join('');
        if (name === 'href' || name === 'src') expect(address).not.toMatch(/^(javascript|vbscript|data|\/\/)/i);
        if (name === 'href' && value.length > 1) expect(value).not.toMatch(/^#(?!user-content-)/);
      }
    }
  }
});

import { expect, test } from '@jest/globals';
import { plainTextOf } from './entry.ts';

test.each([
  ['<p>We trade</p><p>in <b>fine</b> food.</p>', 'We trade in fine food.'],
  ['A &amp; B &lt;b&gt;<br>next', 'A & B <b> next'],
  ['<script>alert(1)</script><img src=x onerror=alert(1)>text', 'text'],
  ['<a title="<b>hidden</b>" href="https://hidden.example">shown</a>', 'shown'],
])('returns the text of %s', (html, text) => {
  expect(plainTextOf(html)).toBe(text);
});

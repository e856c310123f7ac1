import { pagesOf, textItemsOf } from '@bms/testing';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { operatorsOf } from '../../test/operators.ts';
import { line, sampleInvoice } from '../../test/sample-documents.ts';
import type { PrintableDocument } from '../printable-document.ts';
import { pageFormatOf } from './page-format.ts';
import { renderPdf } from './render-pdf.ts';

const render = (title: string, more: Partial<PrintableDocument> = {}) =>
  renderPdf(sampleInvoice([line(title, 1, 100)], more), { pageSize: 'A4' });

/** Returns the texts of the pages as they are read. */
const read = async (bytes: Uint8Array) => (await pagesOf(bytes)).join('\n');
const readTitle = async (title: string) => read(await render(title));

/** Returns the texts that stand for glyphs in another order. */
const actualTextsOf = (bytes: Uint8Array): string[] =>
  Array.from(
    operatorsOf(bytes).matchAll(/\/ActualText <([0-9a-f]+)>|\/ActualText \(((?:[^\\)]|\\.)*)\)/gs),
    (match) => {
      const raw = match[1] ? Buffer.from(match[1], 'hex') : Buffer.from(unescaped(match[2] ?? ''), 'latin1');
      return raw.subarray(2).swap16().toString('utf16le');
    },
  );

const unescaped = (text: string): string =>
  text.replace(/\\(?:([0-7]{3})|([nrtbf])|(.))/gs, (_whole, octal, control: string, other) =>
    octal
      ? String.fromCharCode(Number.parseInt(octal, 8))
      : (other ?? { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[control]),
  );

describe('the text of a PDF', () => {
  test('has the letters of documents that one thread rendered before', async () => {
    const titles = [
      'Άλφα Έψιλον',
      'Αθήνα Ελλάδα',
      'Größe Öl',
      'Grosse Ol',
      'Щёлково Київ',
      'Щелково Киів',
      'Éclair',
      'Ecole',
    ];
    for (const title of [...titles, ...titles.toReversed()]) expect(await readTitle(title)).toContain(title);
  });

  test('has every letter, in documents of any letters in any order', async () => {
    const letters = fc.constantFrom(...'aäåçéÉñšžαάΑΆεέЕЁеёйиЙИіїїğıİœßÅÖ');
    const word = fc.string({ unit: letters, minLength: 1, maxLength: 12 });
    const documents = fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(documents, async (titles) => {
        for (const words of titles)
          expect(await readTitle(words.join(' '))).toContain(words.join(' ').normalize('NFC'));
      }),
      { numRuns: 10 },
    );
  });

  test('tells characters apart that look the same', async () => {
    const title = '\u2206\u0394 \u03c6\u03d5';
    expect(await readTitle(title)).toContain(title);
  });

  test('depends on no other document of the thread', async () => {
    const first = await render('Αθήνα');
    await render('Ά\u00a0Έ');
    expect(Buffer.compare(await render('Αθήνα'), first)).toBe(0);
  });
});

describe('a document in another script', () => {
  test.each([
    ['Japanese', 'コンサルティング業務（2026年11月分）'],
    ['Chinese', '北京市朝阳区 臺灣'],
    ['Korean', '서울특별시 강남구'],
    ['Thai', 'ที่ปรึกษา'],
    ['Georgian and Armenian', 'ქართული Հայերեն'],
    ['Greek, Cyrillic and symbols', 'Τσάι · Чай · ½ → ✔ 🎉'],
  ])('is read as it was written: %s', async (_script, title) => {
    expect(await readTitle(title)).toContain(title);
  });

  test.each([
    ['Hebrew', 'שלום עולם'],
    ['Arabic', 'شركة السلام للتجارة'],
  ])('is drawn from right to left: %s', async (_script, title) => {
    const [page = []] = await textItemsOf(await render(title));
    const [first, ...others] = title.split(' ').map((word) => page.find(({ text }) => text.includes(word)));
    for (const other of others) expect(other!.right).toBeLessThan(first!.left + 1);
  });

  test('has numbers, Latin words and brackets at their places in a line from right to left', async () => {
    const [page = []] = await textItemsOf(await render('ייעוץ ABC (נובמבר 1999)'));
    const leftOf = (part: string) => page.find(({ text }) => text.includes(part))!.left;
    expect(leftOf('1999')).toBeLessThan(leftOf('נובמבר'));
    expect(leftOf('נובמבר')).toBeLessThan(leftOf('ABC'));
    expect(leftOf('ABC')).toBeLessThan(leftOf('ייעוץ'));
    const texts = page.map(({ text }) => text).join('');
    expect(texts).toContain('(');
    expect(texts).toContain(')');
  });

  test('aligns paragraphs from right to left to the right margin', async () => {
    const note = `תודה על העסקה. ${'שורה ארוכה נוספת כדי לבדוק '.repeat(8)} Latin first`;
    const [page = []] = await textItemsOf(await render('Chai', { note }));
    const hebrew = page.filter(({ text }) => /\p{sc=Hebr}/u.test(text));
    const lines = Map.groupBy(hebrew, ({ bottom }) => Math.round(bottom));
    expect(lines.size).toBeGreaterThan(1);
    for (const items of lines.values())
      expect(Math.max(...items.map(({ right }) => right))).toBeCloseTo(pageFormatOf('A4').right, 0);
  });

  test('has the text of glyphs that are drawn in another order', async () => {
    expect(actualTextsOf(await render('कि'))).toContain('कि');
    expect(actualTextsOf(await render('Chai'))).toEqual([]);
  });

  test('breaks lines of Thai between words', async () => {
    const text = 'ที่ปรึกษาธุรกิจในประเทศไทยและการพัฒนาซอฟต์แวร์สำหรับลูกค้าที่ต้องการระบบจัดการเอกสารขนาดใหญ่มาก';
    const bytes = await renderPdf(sampleInvoice([line('Chai', 1, 100, { description: text })]), { pageSize: 'A4' });
    const shown = (await read(bytes)).replace(/\s/g, '');
    expect(shown).toContain(text);
    const words = Array.from(new Intl.Segmenter('th', { granularity: 'word' }).segment(text), ({ segment }) => segment);
    const [page = []] = await textItemsOf(bytes);
    const lines = [
      ...Map.groupBy(
        page.filter((item) => /\p{sc=Thai}/u.test(item.text)),
        ({ bottom }) => bottom,
      ).values(),
    ];
    const [first = []] = lines;
    const firstLine = first.map((item) => item.text.replace(/\s/g, '')).join('');
    expect(lines.length).toBeGreaterThan(1);
    expect(words.map((_, index) => words.slice(0, index + 1).join(''))).toContain(firstLine);
  });

  test('has the forms of Chinese characters of the country of its customer', async () => {
    const buyer = (country_code: string) => ({ ...sampleInvoice([]).buyer, name: '直角', country_code });
    const fontsOf = async (country: string, title = 'Chai') =>
      [
        ...Buffer.from(await render(title, { buyer: buyer(country) }))
          .toString('latin1')
          .matchAll(/noto-sans-(\w+)-/g),
      ].map(([, name]) => name);
    expect(new Set(await fontsOf('JP'))).toEqual(new Set(['jp']));
    expect(new Set(await fontsOf('TW'))).toEqual(new Set(['tc']));
    expect(new Set(await fontsOf('CN'))).toEqual(new Set(['sc']));
    expect(new Set(await fontsOf('DE', 'お茶'))).toEqual(new Set(['jp']));
  });

  test('has a box for a character that no font has', async () => {
    expect(await readTitle('a ᚠ b')).toContain('a □ b');
  });

  test('embeds no font of another script in a document without one', async () => {
    expect(Buffer.from(await render('Chai')).toString('latin1')).not.toMatch(/noto-/);
  });
});

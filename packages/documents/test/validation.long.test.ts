import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type InvoiceVerdict, openInvoiceValidator } from '@bms/backing-services';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type InvoiceFormat, invoiceFormats } from '../src/e-invoice/formats.ts';
import { createRenderer } from '../src/renderer/renderer.ts';
import { cases } from './sample-cases.ts';

/** Opens the validator; reports and skips the tests on a machine without Java or Maven. */
const validator = await openInvoiceValidator().catch((error: Error) => {
  process.stderr.write(`! Validation of e-invoices skipped: ${error.message}\n`);
  return undefined;
});

let dir: string;
let verdicts: Map<string, InvoiceVerdict>;

const fileOf = (name: string, format: string): string =>
  `${name.replaceAll(' ', '-')}.${format}.${format === 'pdf' ? 'pdf' : 'xml'}`;

const written = Object.keys(cases).flatMap((name) => [
  ...invoiceFormats.map((format) => ({ name, format: format as InvoiceFormat | 'pdf' })),
  { name, format: 'pdf' as const },
]);

(validator ? describe : describe.skip)('an electronic invoice', () => {
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'e-invoices-'));
    const renderer = createRenderer();
    for (const { name, format } of written) {
      const document = cases[name]!;
      const bytes =
        format === 'pdf'
          ? await renderer.renderPdf(document, { embedXml: true })
          : await renderer.renderXml(document, format);
      await writeFile(join(dir, fileOf(name, format)), bytes);
    }
    await renderer.close();
    const wrong = cases['one rate']!;
    await writeInvalid(wrong);
    const files = [...written.map(({ name, format }) => fileOf(name, format)), 'wrong.peppol.xml'];
    verdicts = await validator!.validate(files.map((file) => join(dir, file)));
  });
  afterAll(() => rm(dir, { recursive: true }));

  /** Writes an invoice whose total is not the sum of its parts and whose buyer has no address. */
  async function writeInvalid(document: (typeof cases)[string]): Promise<void> {
    const renderer = createRenderer();
    const bytes = await renderer.renderXml({ ...document, total: document.total + 5 }, 'peppol');
    const text = Buffer.from(bytes)
      .toString()
      .replace(/<cbc:EndpointID schemeID="9930">DE987654321<\/cbc:EndpointID>/, '');
    await writeFile(join(dir, 'wrong.peppol.xml'), text);
    await renderer.close();
  }

  test.each(written)('with $name is valid as $format', ({ name, format }) => {
    const verdict = verdicts.get(join(dir, fileOf(name, format)));
    expect(verdict?.errors).toEqual([]);
    expect(verdict?.isValid).toBe(true);
    if (format === 'pdf') expect(verdict?.report).toMatch(/<pdf>[\s\S]*flavour="?3a[\s\S]*<summary status="valid"\/>/i);
  });

  test('with wrong amounts and a missing address is rejected, by both validators', () => {
    const errors = verdicts.get(join(dir, 'wrong.peppol.xml'))?.errors.join('\n');
    expect(errors).toMatch(/BR-CO-15/);
    expect(errors).toMatch(/Buyer electronic address MUST be provided/);
  });
});

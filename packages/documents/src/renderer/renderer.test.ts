import { execFile } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eventually } from '@bms/testing';
import { afterEach, describe, expect, test } from '@jest/globals';
import { line, sampleInvoice } from '../../test/sample-documents.ts';
import { createRenderer, type Renderer, type RendererOptions } from './renderer.ts';

const run = promisify(execFile);
const workerUrl = new URL('../../test/faulty-worker.ts', import.meta.url);
const opened: Renderer[] = [];

function open(options: RendererOptions): Renderer {
  const renderer = createRenderer(options);
  opened.push(renderer);
  return renderer;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((renderer) => renderer.close()));
});

const numbered = (number: string) => sampleInvoice([line('Chai', 1, 100)], { number });
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

describe('a renderer', () => {
  test('renders 20 documents at once while the event loop goes on', async () => {
    const renderer = open({ maxThreads: 2, timeoutMs: 100_000 });
    const lines = Array.from({ length: 60 }, (_, index) => line(`Item ${index}`, 1, 100));
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const start = performance.now();
    const numbers = Array.from({ length: 20 }, (_, index) => `INV-${index}`);
    const files = await Promise.all(numbers.map((number) => renderer.renderPdf(sampleInvoice(lines, { number }))));
    delay.disable();
    expect(files.map((file) => textOf(file.slice(0, 5)))).toEqual(numbers.map(() => '%PDF-'));
    expect(new Set(files.map(textOf)).size).toBe(20);
    // A loop that rendered the documents itself would be blocked for the mean time of one, again and again.
    const meanMs = (performance.now() - start) / numbers.length;
    expect(delay.percentile(50) / 1e6).toBeLessThan(meanMs / 2);
  });

  test('embeds the data of an invoice and writes it alone', async () => {
    const renderer = open({});
    const document = numbered('INV-7');
    expect(textOf(await renderer.renderPdf(document, { embedXml: true, pageSize: 'Letter' }))).toContain(
      'factur-x.xml',
    );
    expect(textOf(await renderer.renderPdf(document))).not.toContain('factur-x.xml');
    expect(textOf(await renderer.renderXml(document, 'xrechnung-ubl'))).toContain('<cbc:ID>INV-7</cbc:ID>');
  });

  test('finds the texts with characters that no font has', async () => {
    const renderer = open({});
    const lines = [line('Chai 茶', 1, 100), line('Rune ᚠ', 1, 100, { description: 'ᚠᚢ' }), line('₶ 5', 1, 100)];
    const found = await renderer.findUnprintable(sampleInvoice(lines, { note: 'Ελλάδα, Україна, €' }));
    expect(found).toEqual([
      { field: 'items[1].title', characters: ['ᚠ'] },
      { field: 'items[1].description', characters: ['ᚠ', 'ᚢ'] },
      { field: 'items[2].title', characters: ['₶'] },
    ]);
  });

  test('needs no worker to know that texts in Latin, Greek and Cyrillic can be printed', async () => {
    const renderer = open({ workerUrl: new URL('file:///no-such-worker.ts') });
    const text = 'Größe “Ελλάδα” Україна … € ½';
    expect(await renderer.findUnprintable(sampleInvoice([line(text, 1, 100)]))).toEqual([]);
  });

  test('rejects missing data with the names of the fields', async () => {
    const renderer = open({});
    const document = numbered('INV-7');
    const without = { ...document, seller: { ...document.seller, vat_number: '' } };
    const violations = [expect.objectContaining({ field: 'organization.vat_number', code: 'required' })];
    await expect(renderer.renderXml(without, 'factur-x')).rejects.toMatchObject({
      code: 'validation_failed',
      violations,
    });
    await expect(renderer.renderPdf(without, { embedXml: true })).rejects.toMatchObject({ violations });
    expect((await renderer.renderPdf(without)).length).toBeGreaterThan(1000);
  });

  test('stops a document that takes too long and renders the next', async () => {
    const renderer = open({ workerUrl, maxThreads: 1, timeoutMs: 1500 });
    await expect(renderer.renderPdf(numbered('block'))).rejects.toMatchObject({ code: 'timeout' });
    // On a busy machine, the start of a new worker alone may take as long.
    expect(textOf(await eventually(() => renderer.renderPdf(numbered('INV-8'))))).toBe('INV-8');
  });

  test('survives the crash of a worker, also with other documents in work', async () => {
    const renderer = open({ workerUrl, maxThreads: 2 });
    const results = await Promise.allSettled(
      ['slow', 'crash', 'INV-9'].map((number) => renderer.renderPdf(numbered(number))),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(textOf(await renderer.renderPdf(numbered('INV-10')))).toBe('INV-10');
  });

  test('ends a worker that needs too much memory', async () => {
    const renderer = open({ workerUrl, maxThreads: 1, maxHeapMb: 32 });
    await expect(renderer.renderPdf(numbered('memory'))).rejects.toThrow(/memory/i);
    expect(textOf(await renderer.renderPdf(numbered('INV-11')))).toBe('INV-11');
  });

  test('rejects documents beyond its queue as unavailable', async () => {
    const renderer = open({ workerUrl, maxThreads: 1, maxQueue: 2 });
    const results = await Promise.allSettled(Array.from({ length: 6 }, () => renderer.renderPdf(numbered('slow'))));
    const rejected = results.filter((result) => result.status === 'rejected');
    expect(rejected).toHaveLength(3);
    for (const { reason } of rejected) expect(reason).toMatchObject({ code: 'unavailable', retryAfter: 1 });
  });

  test('keeps the environment of the process from its workers', async () => {
    const renderer = open({ workerUrl });
    expect(textOf(await renderer.renderPdf(numbered('environment')))).toBe('{}');
  });
});

/** Runs a program in a process of its own, whose started workers are counted, and returns what it reports. */
async function runProgram(body: string): Promise<unknown> {
  const program = `
    import { createRenderer } from ${JSON.stringify(new URL('../index.ts', import.meta.url).href)};
    import { sampleInvoice, line } from ${JSON.stringify(new URL('../../test/sample-documents.ts', import.meta.url).href)};
    import { registerHooks } from 'node:module';
    const document = sampleInvoice([line('Chai', 1, 100)]);
    const report = (result) => console.log(JSON.stringify(result));
    let started = 0;
    const workers = new Set();
    process.on('worker', (worker) => ++started && workers.add(worker) && worker.on('exit', () => workers.delete(worker)));
    ${body}
  `;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '--eval', program];
  const { stdout } = await run(process.execPath, args, { cwd: fileURLToPath(new URL('../..', import.meta.url)) });
  return JSON.parse(stdout);
}

test('the main thread loads no library for PDFs, and idle workers end', async () => {
  const result = await runProgram(`
    const loaded = [];
    registerHooks({ resolve(name, context, next) { const found = next(name, context); loaded.push(found.url); return found; } });
    const renderer = createRenderer({ idleTimeoutMs: 200 });
    await renderer.renderPdf(document, { embedXml: true });
    const libraries = loaded.filter((url) => /pdfkit|fontkit|e-invoice-eu|xlsx/.test(url));
    const afterRendering = workers.size;
    for (let waited = 0; workers.size > 0 && waited < 20_000; waited += 100) await new Promise((done) => setTimeout(done, 100));
    report({ libraries, afterRendering, idle: workers.size });
    await renderer.close();
  `);
  expect(result).toEqual({ libraries: [], afterRendering: 1, idle: 0 });
});

test('the renderers of a process share their workers, which do not keep it alive', async () => {
  const result = await runProgram(`
    for (let closed = 0; closed < 2; closed++) {
      const renderer = createRenderer();
      const rendering = renderer.renderPdf(document);
      await renderer.close();
      await Promise.race([rendering, Promise.reject(new Error('It was closed before its document was there.'))]);
    }
    report({ started });
  `);
  expect(result).toEqual({ started: 1 });
});

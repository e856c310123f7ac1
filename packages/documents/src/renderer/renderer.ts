import { ApiError, invalid } from '@bms/contracts';
import type { Piscina } from 'piscina';
import { textsOfDocument } from '../document-texts.ts';
import type { InvoiceFormat } from '../e-invoice/formats.ts';
import { missingInvoiceData } from '../e-invoice/requirements.ts';
import type { PageSize } from '../pdf/page-format.ts';
import type { PrintableDocument } from '../printable-document.ts';

/** A task of a worker. */
export type RenderTask =
  | {
      readonly kind: 'pdf';
      readonly document: PrintableDocument;
      readonly pageSize: PageSize;
      /** True to embed the data of the invoice (Factur-X). */
      readonly embedXml: boolean;
    }
  /** Finds the characters that no font has; the result is a list in JSON. */
  | { readonly kind: 'unprintable'; readonly document: PrintableDocument }
  | { readonly kind: 'xml'; readonly document: PrintableDocument; readonly format: InvoiceFormat };

/** The limits of a renderer. */
export interface RendererOptions {
  /** The most worker threads. */
  readonly maxThreads?: number;
  /** The most documents that wait for a worker; more are rejected. */
  readonly maxQueue?: number;
  /** The timeout of a document, including its wait, in milliseconds. Its worker is stopped. */
  readonly timeoutMs?: number;
  /** The time after which an idle worker ends, in milliseconds. */
  readonly idleTimeoutMs?: number;
  /** The heap of a worker, in MiB. A document that needs more ends its worker and fails. */
  readonly maxHeapMb?: number;
  /** The module of the workers; another one only in tests. */
  readonly workerUrl?: URL;
}

/** A text with characters that cannot be printed. */
export interface UnprintableText {
  /** The field of the API. */
  readonly field: string;
  /** The characters, each once. */
  readonly characters: readonly string[];
}

/** The options of a PDF. */
export interface RenderPdfOptions {
  /** The paper; A4 by default. */
  readonly pageSize?: PageSize;
  /** True to embed the data of the invoice (Factur-X, profile EN 16931). */
  readonly embedXml?: boolean;
}

/**
 * Renders documents in worker threads, so that neither requests nor the event loop wait for each other.
 * @see docs/adr/0209-documents.md
 */
export interface Renderer {
  /**
   * Renders a document as PDF/A-3a. The same input gives the same bytes.
   * @throws ApiError validation_failed if data to embed are missing, unavailable if too many documents wait, timeout
   */
  renderPdf(document: PrintableDocument, options?: RenderPdfOptions): Promise<Uint8Array>;
  /**
   * Renders an electronic invoice as XML in UTF-8.
   * @throws ApiError validation_failed naming the missing fields, unavailable if too many documents wait, timeout
   */
  renderXml(document: PrintableDocument, format: InvoiceFormat): Promise<Uint8Array>;
  /**
   * Finds the texts of a document with characters that no font has.
   * @throws ApiError unavailable if too many documents wait, timeout
   */
  findUnprintable(document: PrintableDocument): Promise<UnprintableText[]>;
  /** Waits for the documents in work and ends the workers of its own. */
  close(): Promise<void>;
}

/** Texts that Source Sans 3 has, so that no worker is needed to know it: Latin, Greek and Cyrillic in use today. */
const PRINTABLE =
  /^[\s\u0020-\u007e\u00a0-\u017f\u0386\u0388-\u03a1\u03a3-\u03ce\u0400-\u045f\u2013-\u201e\u2022\u2026\u20ac]*$/;

const RETRY_AFTER_SECONDS = 1;
/** The part of the heap for short-lived objects: a larger one is faster by little and holds memory. */
const YOUNG_GENERATION_MB = 16;

/** This module's extension: `.ts` with type stripping, `.js` when compiled. */
const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
const defaultWorker = new URL(`./worker${extension}`, import.meta.url);

/** The workers of all renderers without options of their own: each takes a second of CPU to load the libraries. */
let shared: Promise<Piscina> | undefined;

/**
 * Creates a renderer. Threads and libraries are loaded with the first document and released when idle; the renderers of
 * a process without options have them in common.
 */
export function createRenderer(options?: RendererOptions): Renderer {
  const { maxQueue = 50, timeoutMs = 30_000 } = options ?? {};
  const running = new Set<Promise<unknown>>();
  let own: Promise<Piscina> | undefined;
  const open = (): Promise<Piscina> => {
    if (options) own ??= openPool(options, maxQueue);
    else shared ??= openPool({}, maxQueue);
    return (own ?? shared)!;
  };
  const render = async (task: RenderTask): Promise<Uint8Array> => {
    const pool = await open();
    if (pool.queueSize >= maxQueue) throw busy();
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await pool.run(task, { signal });
    } catch (error) {
      throw signal.aborted ? new ApiError('timeout', 'The document took too long to render.') : error;
    }
  };
  const run = (task: RenderTask): Promise<Uint8Array> => {
    const rendered = render(task).finally(() => running.delete(rendered));
    running.add(rendered);
    return rendered;
  };
  return {
    renderPdf: async (document, { pageSize = 'A4', embedXml = false } = {}) => {
      if (embedXml) assertComplete(document, 'factur-x');
      return run({ kind: 'pdf', document, pageSize, embedXml });
    },
    renderXml: async (document, format) => {
      assertComplete(document, format);
      return run({ kind: 'xml', document, format });
    },
    findUnprintable: async (document) => {
      const texts = textsOfDocument(document).filter(({ text }) => !PRINTABLE.test(text));
      if (texts.length === 0) return [];
      const found = JSON.parse(Buffer.from(await run({ kind: 'unprintable', document })).toString()) as string[];
      return texts.flatMap(({ field, text }) => {
        const characters = found.filter((character) => text.normalize('NFC').includes(character));
        return characters.length > 0 ? [{ field, characters }] : [];
      });
    },
    close: async () => {
      await Promise.allSettled(running);
      await (await own)?.close();
    },
  };
}

function busy(): ApiError {
  return new ApiError('unavailable', 'Too many documents are being rendered.', { retryAfter: RETRY_AFTER_SECONDS });
}

function assertComplete(document: PrintableDocument, format: InvoiceFormat): void {
  const violations = missingInvoiceData(document, format);
  if (violations.length > 0) throw invalid(...violations);
}

async function openPool(options: RendererOptions, maxQueue: number): Promise<Piscina> {
  const { maxThreads = 2, idleTimeoutMs = 30_000, maxHeapMb = 128, workerUrl = defaultWorker } = options;
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: workerUrl.href,
    minThreads: 0,
    maxThreads,
    maxQueue,
    idleTimeout: idleTimeoutMs,
    concurrentTasksPerWorker: 1,
    recordTiming: false,
    // Secrets of the service stay out of the workers.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
}

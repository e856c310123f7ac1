import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { resolveJar } from '../resolve/resolve-jar.ts';

const run = promisify(execFile);
const program = fileURLToPath(new URL('./Validate.java', import.meta.url));
const MAX_REPORT_BYTES = 256 * 1024 * 1024;

/** The result of the validator for a file. */
export interface InvoiceVerdict {
  readonly isValid: boolean;
  /** Errors of XML and PDF, and failed rules of Peppol. */
  readonly errors: readonly string[];
  /** The reports of the validators, as XML. */
  readonly report: string;
}

/** Validates electronic invoices with Mustang (EN 16931, XRechnung, Factur-X, PDF/A) and the rules of Peppol. */
export interface InvoiceValidator {
  /** Validates files; one named `*.peppol.xml` by the rules of Peppol, too. @returns the verdicts by path */
  validate(files: readonly string[]): Promise<Map<string, InvoiceVerdict>>;
}

/** Finds the validator and its rules, and downloads them if needed. @throws Error without Java or Maven */
export async function openInvoiceValidator(): Promise<InvoiceValidator> {
  await run('java', ['-version']);
  const validator = await resolveJar('mustang-validator');
  const rules = await resolveJar('peppol-rules');
  return {
    validate: async (files) => {
      // In one process, since starting the validator takes seconds.
      const args = ['-cp', validator, program, rules, ...files];
      const { stdout } = await run('java', args, { maxBuffer: MAX_REPORT_BYTES });
      const reports = stdout.split(/^BEGIN /m).slice(1);
      return new Map(reports.map((report) => [report.slice(0, report.indexOf('\n')), verdictOf(report)]));
    },
  };
}

function verdictOf(report: string): InvoiceVerdict {
  const errors = [...report.matchAll(/<(?:error|exception)\b[^>]*>([\s\S]*?)<\/(?:error|exception)>/g)].map(
    ([, text]) => text ?? '',
  );
  const failed = [...report.matchAll(/<svrl:failed-assert\b([^>]*)>[\s\S]*?<svrl:text[^>]*>([\s\S]*?)<\/svrl:text>/g)];
  const fatal = failed
    .filter(([, attributes]) => !attributes?.includes('flag="warning"'))
    .map(([, , text]) => text ?? '');
  return { isValid: /^VALID true$/m.test(report), errors: [...errors, ...fatal], report };
}

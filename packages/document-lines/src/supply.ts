import { invalid, type Violation } from '@bms/contracts';
import { dayText } from '@bms/service-kit';
import { LINES } from './document-amounts.ts';
import { linesOf, type WithLines } from './stored-lines.ts';

/** The day of supply of a document or a line, or its period; nothing if it is unknown. */
export interface Supply {
  readonly supply_date?: Date;
  readonly supply_from?: Date;
  readonly supply_to?: Date;
}

/** Returns the fields of a supply that are set. */
export const supplyOf = ({ supply_date, supply_from, supply_to }: Supply): Supply => ({
  ...(supply_date && { supply_date }),
  ...(supply_from && { supply_from }),
  ...(supply_to && { supply_to }),
});

/**
 * Asserts the days of supply of a document and its lines: a day or a period with both ends, and the lines within the
 * period of the document (BR-29, BR-30 and Peppol rules R110, R111).
 * @throws ApiError validation_failed naming the field
 */
export function assertSupply(document: WithLines): void {
  const violations = [
    ...violationsOf(document, ''),
    ...linesOf(document).flatMap((line, index) => {
      const path = `${LINES}[${index}].`;
      const own = violationsOf(line, path);
      return own.length > 0 ? own : outside(line, document, path);
    }),
  ];
  if (violations.length > 0) throw invalid(...violations);
}

/** Returns the paths of the days of supply that a document and its lines have. */
export const supplyPathsOf = (document: WithLines): string[] => [
  ...Object.keys(supplyOf(document)),
  ...linesOf(document).flatMap((line, index) =>
    Object.keys(supplyOf(line)).map((name) => `${LINES}[${index}].${name}`),
  ),
];

function violationsOf({ supply_date, supply_from, supply_to }: Supply, path: string): Violation[] {
  const violation = (name: keyof Supply, code: string, message: string): Violation[] => [
    { field: `${path}${name}`, code, message: `${path}${name} ${message}` },
  ];
  if (supply_date && (supply_from || supply_to))
    return violation('supply_date', 'excluded', `is excluded by ${path}supply_from and ${path}supply_to.`);
  if (supply_from && !supply_to) return violation('supply_to', 'required', `is required with ${path}supply_from.`);
  if (supply_to && !supply_from) return violation('supply_from', 'required', `is required with ${path}supply_to.`);
  if (supply_from && supply_to && supply_to < supply_from)
    return violation('supply_to', 'out_of_range', `must not be before ${path}supply_from, ${dayText(supply_from)}.`);
  return [];
}

/** Returns the violations of a line whose days are not within the period of its document. */
function outside(line: Supply, { supply_from: from, supply_to: to }: Supply, path: string): Violation[] {
  if (!from || !to) return [];
  const names = ['supply_date', 'supply_from', 'supply_to'] as const;
  const wrong = names.filter((name) => line[name] && (line[name] < from || line[name] > to));
  return wrong.map((name) => ({
    field: `${path}${name}`,
    code: 'out_of_range',
    message: `${path}${name} must be within the period of the document, ${dayText(from)} to ${dayText(to)}.`,
  }));
}

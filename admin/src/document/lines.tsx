import type { ReactElement } from 'react';
import { isShortUnit, lineText } from '../fields/document/document-amounts.ts';
import { type Formats, supplyRows } from './formats.ts';
import type { SharedDocument, SharedLine } from './shared-document.ts';
import { fill, type Texts } from './texts.ts';

interface LinesProps {
  readonly shared: SharedDocument;
  readonly texts: Texts;
  readonly formats: Formats;
}

/** The lines of a document. On phones each line is a block, by the style sheet. */
export function Lines({ shared, texts, formats }: LinesProps): ReactElement {
  return (
    <table className="lines">
      <caption>{texts.lines}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.description}</th>
          <th scope="col">{texts.quantity}</th>
          <th scope="col">{texts.rate}</th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {shared.items.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and do not move
          <tr key={at}>
            <td>
              {line.title}
              <About line={line} shared={shared} texts={texts} formats={formats} />
            </td>
            <td data-label={texts.quantity}>
              {[formats.quantity(line.quantity), isShortUnit(line.unit_type) && line.unit_type]
                .filter(Boolean)
                .join('\u00a0')}
            </td>
            <td data-label={texts.rate}>{formats.money(line.rate)}</td>
            <td data-label={texts.amount}>{formats.money(lineText(line))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The unit of a line if it is long, its days of supply, its discount and its taxes. */
function About({ line, texts, formats }: LinesProps & { readonly line: SharedLine }): ReactElement | null {
  const { discount_percent: percent, discount_amount: amount, taxes, unit_type } = line;
  const discount = percent ? formats.percent(percent) : amount ? formats.money(amount) : '';
  const unit = isShortUnit(unit_type) ? '' : `${texts.unit}: ${unit_type}`;
  const supply = supplyRows(line, texts, formats).map((row) => row.join(': '));
  const parts = [unit, ...supply, discount && fill(texts.lineDiscount, { discount }), ...taxes].filter(Boolean);
  return parts.length > 0 ? <span className="about">{parts.join(' · ')}</span> : null;
}

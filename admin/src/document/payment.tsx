import type { ReactElement } from 'react';
import { encode } from 'uqr';
import type { Formats } from './formats.ts';
import type { SharedPayment } from './shared-document.ts';
import type { Texts } from './texts.ts';

interface PaymentProps {
  readonly payment: SharedPayment;
  readonly texts: Texts;
  readonly formats: Formats;
}

/** The data of a bank transfer that pays the invoice. */
export function Payment({ payment, texts, formats }: PaymentProps): ReactElement | null {
  const { account_holder, iban, bic, reference, amount, qr_content } = payment;
  if (!iban) return null;
  const rows = [
    [texts.accountHolder, account_holder],
    [texts.iban, inGroups(iban)],
    [texts.bic, bic],
    [texts.amount, formats.money(amount)],
    [texts.reference, reference],
  ];
  return (
    <section className="payment">
      <h2>{texts.payment}</h2>
      <dl>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {qr_content && (
        <figure>
          <QrCode content={qr_content} label={texts.qrCode} />
          <figcaption>{texts.scan}</figcaption>
        </figure>
      )}
    </section>
  );
}

/** Returns an IBAN in groups of four characters, as it is printed (ISO 13616). */
export const inGroups = (iban: string): string => iban.replace(/\s/g, '').replace(/.{4}(?=.)/g, '$& ');

/** A QR code with the level of error correction that EPC069-12 requires. */
export function QrCode({ content, label }: { readonly content: string; readonly label: string }): ReactElement {
  const { size, data } = encode(content, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

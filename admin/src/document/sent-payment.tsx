import { type ReactElement, useEffect, useState } from 'react';
import type { DocumentApi } from './api.ts';
import type { SharedDocument } from './shared-document.ts';
import type { Texts } from './texts.ts';

interface SentPaymentProps {
  readonly shared: SharedDocument;
  readonly api: DocumentApi;
  readonly texts: Texts;
  readonly onChange: (changed: SharedDocument) => void;
}

/** The delays in milliseconds after which the invoice is read again; each reading counts as an opening of the link. */
const DELAYS_MS = [2000, 4000, 8000, 16_000, 32_000];

/**
 * Tells a payer whether the online payment has arrived, instead of asking to pay again. The provider confirms it
 * independently of the payer's return, so the invoice is read again until then.
 */
export function SentPayment({ shared, api, texts, onChange }: SentPaymentProps): ReactElement | null {
  const [tries, setTries] = useState(0);
  const isPending = shared.payment !== null;
  const delay = DELAYS_MS[tries];
  useEffect(() => {
    if (!isPending || delay === undefined) return;
    const next = (): void => setTries((count) => count + 1);
    const timer = setTimeout(() => api.open().then(onChange).then(next, next), delay);
    return () => clearTimeout(timer);
  }, [isPending, delay, api, onChange]);
  if (!isPending && shared.status !== 'paid') return null;
  return (
    <p className="given" role="status">
      {isPending ? texts.paymentPending : texts.paymentReceived}
    </p>
  );
}

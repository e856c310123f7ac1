import { type ReactElement, useState } from 'react';
import type { DocumentApi } from './api.ts';
import type { Texts } from './texts.ts';

interface PayButtonProps {
  readonly api: DocumentApi;
  readonly texts: Texts;
}

/** The button that opens the page of the payment provider. */
export function PayButton({ api, texts }: PayButtonProps): ReactElement {
  const [isOpening, setOpening] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const pay = async (): Promise<void> => {
    setOpening(true);
    setFailed(false);
    try {
      window.location.assign(await api.checkout());
    } catch {
      setFailed(true);
      setOpening(false);
    }
  };
  return (
    <div className="actions">
      <button type="button" className="primary" onClick={pay} disabled={isOpening}>
        {texts.pay}
      </button>
      <p role="alert" className="problem">
        {hasFailed && texts.payFailed}
      </p>
    </div>
  );
}

import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { moneyText } from './money.ts';
import { useMoney } from './use-money.tsx';

/** An amount of the current record with its currency. */
export function MoneyField({ source }: { readonly source: string }): ReactElement {
  const record = useRecordContext();
  const money = useMoney();
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{moneyText(record?.[source], money)}</span>;
}

import { currencyDecimals } from '@bms/contracts/money';
import { Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { moneyText } from '../../fields/money.ts';

/** An example of amounts and dates in the chosen format. */
export function AmountExample(): ReactElement | null {
  const [currency, locale, timeZone] = useWatch({ name: ['currency', 'locale', 'time_zone'] }) as string[];
  if (!currency || !locale || !timeZone) return null;
  const amount = moneyText(1_378_75, { currency, locale });
  const decimals = currencyDecimals(currency);
  const now = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date());
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {`The amount 137875 of the API is ${amount} (${decimals} decimals). It is now ${now}. `}
      Existing documents keep their currency.
    </Typography>
  );
}

import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { useGetOne, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { resourceNamed } from '../contract/contract.ts';
import { may } from '../session/account.ts';
import { useSession } from '../session/use-session.ts';
import { type Money, moneyText } from './money.ts';

const FALLBACK: Money = { currency: 'EUR', locale: 'en' };
const CurrencyContext = createContext<string | undefined>(undefined);

/** Sets the currency of the amounts inside, such as that of the invoice of a payment. */
export function InCurrency({ of, children }: { readonly of: unknown; readonly children: ReactNode }): ReactElement {
  return (
    <CurrencyContext.Provider value={typeof of === 'string' && of ? of : undefined}>
      {children}
    </CurrencyContext.Provider>
  );
}

/** Returns the currency that is set for the amounts inside; undefined where none is. */
export const useKnownCurrency = (): string | undefined => useContext(CurrencyContext);

/** Returns the money format of the organization. */
export function useOrganizationMoney(): Money {
  return useSession()?.organization ?? FALLBACK;
}

/** Returns the money format of the current record: in its currency, else in that of the organization. */
export function useMoney(): Money {
  const { currency, locale } = useOrganizationMoney();
  const within = useContext(CurrencyContext);
  const record = useRecordContext();
  return { currency: within ?? (record?.['currency'] || currency), locale };
}

/** As useMoney, in a form: a new document gets the currency of the chosen client. */
export function useFormMoney(): Money {
  const { locale } = useOrganizationMoney();
  const session = useSession();
  const own = useMoney().currency;
  const record = useRecordContext();
  const { control } = useFormContext();
  const clientId = useWatch({ control, name: 'client_id' }) as number | undefined;
  const isNew = !record?.['currency'];
  const mayAsk = session !== undefined && may(session, resourceNamed('clients').access.get);
  const enabled = isNew && mayAsk && Boolean(clientId);
  // The cached record of a list lacks the currency.
  const { data: client } = useGetOne('clients', { id: clientId ?? 0 }, { staleTime: 0, enabled });
  return { currency: (enabled && client?.['currency']) || own, locale };
}

/** An amount of the current record with its currency. */
export function MoneyField({ source }: { readonly source: string }): ReactElement {
  const record = useRecordContext();
  const money = useMoney();
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{moneyText(record?.[source], money)}</span>;
}

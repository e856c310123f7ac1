import type { ReactElement } from 'react';
import { useCreatePath, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { moneyText } from '../../fields/money.ts';
import { useOrganizationMoney } from '../../fields/use-money.tsx';
import type { View } from '../view.ts';
import { recordTitle, viewOf } from '../views.ts';
import { type ChainLink, useChain } from './use-chain.ts';

/** The documents and payments of a sale in their order, each a link; nothing if the current record is the only one. */
export function Chain({ view }: { readonly view: View }): ReactElement | null {
  const record = useRecordContext();
  const links = useChain(view.name, record);
  if (!record || !links || links.length < 2) return null;
  return (
    <nav aria-label="Documents of this sale">
      <ol className="chain">
        {links.map((link) => (
          <li key={`${link.resource.name} ${link.record.id}`}>
            <ChainNode link={link} isCurrent={link.resource.name === view.name && link.record.id === record.id} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ChainNode({ link, isCurrent }: { readonly link: ChainLink; readonly isCurrent: boolean }): ReactElement {
  const { resource, record } = link;
  const createPath = useCreatePath();
  const { currency, locale } = useOrganizationMoney();
  const view = viewOf(resource.name)!;
  const Icon = view.icon;
  return (
    <Link
      to={createPath({ resource: resource.name, type: 'edit', id: record.id })}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className="chain-kind">
        <Icon />
        {view.one}
      </span>
      <span className="chain-name">
        <span>{recordTitle(view, record)}</span>
        <span className={record['status'] === 'voided' ? 'void' : undefined}>
          {moneyText(record['total'] ?? record['amount'], { currency: record['currency'] || currency, locale })}
        </span>
      </span>
    </Link>
  );
}

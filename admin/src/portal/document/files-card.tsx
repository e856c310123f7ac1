import type { ReactElement } from 'react';
import { resourceNamed } from '../../contract/contract.ts';
import { PrintButton } from '../../resources/actions/use-print.tsx';
import type { View } from '../../resources/view.ts';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';

interface FilesCardProps {
  readonly view: View;
  readonly id: string;
  readonly name: string;
}

/** The buttons with the files of a document: its PDF, and the electronic invoice. */
export function FilesCard({ view, id, name }: FilesCardProps): ReactElement | null {
  const session = useSession();
  const prints = resourceNamed(view.name).prints.filter(({ access }) => session && may(session, access));
  if (prints.length === 0) return null;
  return (
    <div className="portal-buttons files">
      {prints.map((print) => (
        <PrintButton
          key={print.path}
          print={print}
          resource={view.name}
          record={{ id }}
          title={name}
          label={`Show ${print.name.toUpperCase()}`}
        />
      ))}
    </div>
  );
}

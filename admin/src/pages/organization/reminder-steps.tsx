import type { ReactElement } from 'react';
import { ArrayInput, NumberInput, required, SimpleFormIterator } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { AddButton } from '../../fields/add-button.tsx';
import { MoneyInput } from '../../fields/money-input.tsx';
import { InCurrency } from '../../fields/use-money.tsx';

const MAX_STEPS = 3;
const HELP = 'Up to three, the earliest first. Without any, invoices are reminded of by hand only';

/** The reminders that overdue invoices get, with the fee of each. */
export function ReminderSteps(): ReactElement {
  const [currency, steps] = useWatch({ name: ['currency', 'reminders'] }) as [unknown, unknown[]?];
  return (
    <InCurrency of={currency}>
      <ArrayInput source="reminders" label="Reminders of overdue invoices" helperText={HELP} fullWidth>
        <SimpleFormIterator
          resource="organization"
          inline
          disableClear
          disableReordering
          disableAdd={(steps?.length ?? 0) >= MAX_STEPS}
          addButton={<AddButton label="Add a reminder" />}
        >
          <NumberInput
            source="days_after_due"
            label="Days after the due date"
            validate={required('Please fill this in')}
            min={1}
            step={1}
            helperText={false}
            size="small"
            sx={{ minWidth: 220 }}
          />
          <MoneyInput source="fee" label="Fee" />
        </SimpleFormIterator>
      </ArrayInput>
    </InCurrency>
  );
}

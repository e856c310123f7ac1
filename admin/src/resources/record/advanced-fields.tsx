import FoldIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Collapse } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useDisclosure } from '../../fields/use-disclosure.ts';

interface AdvancedFieldsProps {
  /** The names of the fields inside. */
  readonly names: readonly string[];
  readonly children: ReactNode;
}

/** Inputs that are folded away, unless one of them has a value at first or is rejected later. */
export function AdvancedFields({ names, children }: AdvancedFieldsProps): ReactElement {
  const { getValues } = useFormContext();
  const { id, isOpen, setOpen } = useDisclosure(names, getValues([...names]).some(isFilled));
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        size="small"
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={id}
        startIcon={<FoldIcon sx={{ transform: isOpen ? undefined : 'rotate(-90deg)' }} />}
      >
        More fields
      </Button>
      <Collapse in={isOpen} id={id}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 1 }}>{children}</Box>
      </Collapse>
    </Box>
  );
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isFilled)
    : value !== undefined && value !== null && value !== '' && value !== false;

import ListIcon from '@mui/icons-material/FormatListBulleted';
import BoardIcon from '@mui/icons-material/ViewColumnOutlined';
import { Button } from '@mui/material';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { BASE } from '../../app/base.ts';
import type { View } from '../view.ts';

interface ViewToggleProps {
  readonly view: View;
  /** True on the board. */
  readonly isBoard?: boolean;
}

/** The link from the list of a resource to its board, and back. */
export function ViewToggle({ view, isBoard = false }: ViewToggleProps): ReactElement | null {
  if (!view.hasBoard) return null;
  return (
    <Button
      variant="outlined"
      component={Link}
      to={isBoard ? `${BASE}/${view.name}` : `${BASE}/${view.name}?${BOARD}`}
      startIcon={isBoard ? <ListIcon /> : <BoardIcon />}
    >
      {isBoard ? 'List' : 'Board'}
    </Button>
  );
}

/** The parameter of the address of a board. */
export const BOARD = 'board';

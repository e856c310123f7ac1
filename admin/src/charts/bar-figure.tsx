import { Box, Typography, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ReactElement } from 'react';
import { monthText } from '../fields/dates.ts';
import { useOrganizationMoney } from '../fields/use-money.tsx';
import type { Bars } from './bars.ts';

interface BarFigureProps {
  readonly label: string;
  readonly bars: Bars;
  readonly currency: string;
}

const HEIGHT = 260;

/** A bar chart in one currency. The page has the same figures as text beside it. */
export function BarFigure({ label, bars, currency }: BarFigureProps): ReactElement {
  const { locale } = useOrganizationMoney();
  const { palette } = useTheme();
  const exact = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const compact = new Intl.NumberFormat(locale, { style: 'currency', currency, notation: 'compact' });
  return (
    <Box component="figure" sx={{ m: 0, px: 2, minWidth: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        {`${label}, ${currency}`}
      </Typography>
      <BarChart
        height={HEIGHT}
        skipAnimation
        grid={{ horizontal: true }}
        colors={[palette.primary.main, palette.warning.main]}
        hideLegend={bars.series.length < 2}
        xAxis={[{ data: bars.labels.map((text) => monthText(text, locale)), scaleType: 'band' }]}
        yAxis={[{ width: 64, valueFormatter: (value: number) => compact.format(value) }]}
        series={bars.series.map(({ label: name, values, isMuted }) => ({
          label: name,
          ...(isMuted && { color: palette.text.disabled }),
          data: [...values],
          ...(bars.isStacked && { stack: 'total' }),
          valueFormatter: (value: number | null) => exact.format(value ?? 0),
        }))}
      />
    </Box>
  );
}

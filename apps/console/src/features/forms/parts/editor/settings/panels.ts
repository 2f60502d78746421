import type { SettingPanel } from '@matai/form-kit/editor'
import type { ComponentType } from 'react'
import { BlanksPanel } from './blanks-panel.tsx'
import { ColumnsPanel } from './columns-panel.tsx'
import { CountriesPanel, CountryPanel } from './country-panel.tsx'
import { ClockPanel, DayBoundPanel } from './day-bound-panel.tsx'
import { DaysOffPanel } from './days-off-panel.tsx'
import { OptionsPanel } from './options-panel.tsx'
import type { PanelProps } from './panel.ts'
import { PeriodsPanel } from './periods-panel.tsx'
import { RichPanel } from './rich-field.tsx'
import { RowsPanel } from './rows-panel.tsx'
import { SlotsPanel } from './slots-panel.tsx'
import { TreePanel } from './tree-panel.tsx'
import { WatermarkPanel } from './watermark-panel.tsx'

/** What writes the settings that are more than one field. */
export const panels: Record<Exclude<SettingPanel, 'within'>, ComponentType<PanelProps>> = {
  options: OptionsPanel,
  tree: TreePanel,
  columns: ColumnsPanel,
  rows: RowsPanel,
  slots: SlotsPanel,
  periods: PeriodsPanel,
  daysOff: DaysOffPanel,
  blanks: BlanksPanel,
  clock: ClockPanel,
  dayBound: DayBoundPanel,
  country: CountryPanel,
  countries: CountriesPanel,
  watermark: WatermarkPanel,
  rich: RichPanel,
}

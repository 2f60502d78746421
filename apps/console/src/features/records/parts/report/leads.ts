import { paths } from '../../../../paths.ts'
import type { Chosen } from '../../../../ui/list/filters/filter.ts'

/** A screen, and what its address asks of it. */
export interface Target {
  to: string
  search: Chosen
}

/** What leads from a figure to its records: the list, narrowed to what was counted. */
export type Leads = (chosen: Chosen) => Target

/** Leads into the list of a form, within the days and filters of the report. */
export const leadsTo =
  (formId: number, days: Chosen): Leads =>
  (chosen) => ({ to: paths.formRecords(formId), search: { ...days, ...chosen } })

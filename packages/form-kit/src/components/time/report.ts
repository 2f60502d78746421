import { optionReport } from '../../reports/options.ts'
import type { TimeSettings } from './schema.ts'

const hours = Array.from({ length: 24 }, (_, hour) => {
  const id = String(hour).padStart(2, '0')
  return { id, label: `${id}:00` }
})

/** How many answers fall in each hour of the day. */
export const report = optionReport<TimeSettings, string>(
  () => hours,
  (time) => [time.slice(0, 2)],
)

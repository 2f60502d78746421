import { regions } from './regions.ts'
import { stats } from './stats.ts'

/** What statistics say; only they load it. */
export const figures = {
  regions,
  stats,
}

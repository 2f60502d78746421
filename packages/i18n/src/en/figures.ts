import { regions } from './regions.ts'
import { matters } from './matters.ts'
import { stats } from './stats.ts'

/** What statistics say; only they load it. */
export const figures = {
  regions,
  matters,
  stats,
}

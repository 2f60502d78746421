import { z } from 'zod'
import { defineEvent } from '../../platform/events/events.ts'

/** The public pages of an account's directories are different from now on: words, names, places, whether they are there. */
export const directoryPagesChanged = defineEvent('directory.pagesChanged', z.object({ accountId: z.int() }))

/**
 * A directory is about to go with all its subdirectories. Whoever keeps things in them moves those to `into`, or to
 * the trash when it is null; things in the trash belong to `home` from then on.
 */
export const directoryRemoved = defineEvent(
  'directory.removed',
  z.object({
    accountId: z.int(),
    userId: z.int().describe('who removes it'),
    directoryIds: z.array(z.int()),
    into: z.int().nullable(),
    home: z.int(),
    at: z.date(),
  }),
)

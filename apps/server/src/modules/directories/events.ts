import { z } from 'zod'
import { defineEvent } from '../../platform/events/events.ts'

/**
 * A directory is about to go with all its subdirectories. Whoever keeps things in them moves those to `into`, or to
 * the trash when it is null; things in the trash belong to `home` from then on.
 */
export const directoryRemoved = defineEvent(
  'directory.removed',
  z.object({
    accountId: z.int(),
    directoryIds: z.array(z.int()),
    into: z.int().nullable(),
    home: z.int(),
    at: z.date(),
  }),
)

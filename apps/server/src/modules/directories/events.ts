import { z } from 'zod'
import { defineEvent } from '../../platform/events/events.ts'

/** A directory is about to go; whoever keeps things in it moves them to `into`. */
export const directoryRemoved = defineEvent(
  'directory.removed',
  z.object({ accountId: z.int(), directoryId: z.int(), into: z.int() }),
)

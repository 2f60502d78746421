import { z } from 'zod'
import { defineEvent } from '../../platform/events/events.ts'

/** Who may see these live codes is different from now on. */
export const codeAccessChanged = defineEvent(
  'codeAccess.changed',
  z.object({ accountId: z.int(), ids: z.array(z.string()) }),
)

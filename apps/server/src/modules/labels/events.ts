import { z } from 'zod'
import { defineEvent } from '../../platform/events/events.ts'

/** A label template is gone. Prints keep its name; what would print with it from now on has none. */
export const labelTemplateRemoved = defineEvent(
  'label.templateRemoved',
  z.object({ accountId: z.int(), labelTemplateId: z.int() }),
)

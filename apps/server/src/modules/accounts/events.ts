import { z } from 'zod'
import { defineEvent } from '../../platform/events/events.ts'

/** An account stands, with its first administrator; whoever has to fit it out does so now. */
export const accountCreated = defineEvent('account.created', z.object({ accountId: z.int() }))

import { z } from 'zod'
import { defineEvent } from '../../platform/events/events.ts'

/** What visitors see of these live codes is different from now on: changed, removed, blocked. */
export const qrCodesChanged = defineEvent('qrCode.changed', z.object({ accountId: z.int(), ids: z.array(z.string()) }))

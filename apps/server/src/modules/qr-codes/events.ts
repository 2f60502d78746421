import { z } from 'zod'
import { defineEvent } from '../../platform/events/events.ts'

/** What visitors see of these live codes is different from now on: changed, removed, blocked. */
export const qrCodesChanged = defineEvent('qrCode.changed', z.object({ accountId: z.int(), ids: z.array(z.string()) }))

/** The content of these codes was removed for good, 30 days after they were deleted. */
export const qrCodesPurged = defineEvent('qrCode.purged', z.object({ accountId: z.int(), ids: z.array(z.string()) }))

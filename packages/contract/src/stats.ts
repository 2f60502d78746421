import { z } from 'zod'
import { call } from './call.ts'
import { QrCodeItem } from './qr-codes.ts'

const Count = z.object({ people: z.int(), machines: z.int() })

export const statsCalls = {
  getMaininfo: call({
    path: '/qruser/console/main/get_maininfo',
    access: 'member',
    input: z.strictObject({}),
    output: z.object({
      scansToday: Count,
      scansTotal: Count,
      qrCodes: z.int(),
      storedBytes: z.number(),
      trend: z
        .array(Count.extend({ day: z.iso.date() }))
        .describe('the last 7 days in the account’s zone, oldest first'),
      recent: z.array(QrCodeItem).describe('the 5 live codes changed last'),
    }),
  }),
}

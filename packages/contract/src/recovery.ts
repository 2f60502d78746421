import { z } from 'zod'
import { call } from './call.ts'
import { instant, listInput, listOf } from './fields.ts'

/** A deleted live code that was brought back from a picture of it. */
export const Recovery = z.object({
  id: z.int(),
  qrCodeId: z.string(),
  url: z.string().describe('the address that is printed'),
  name: z.string().describe('the name at the time'),
  withContent: z.boolean().describe('it still lay in the trash and came back as it was; else it is empty'),
  creator: z.object({ id: z.int(), name: z.string() }).describe('who brought it back'),
  createdAt: instant,
})
export type Recovery = z.infer<typeof Recovery>

export const recoveryCalls = {
  add: call({
    path: '/qruser/console/qrcode/back/add',
    access: 'member',
    feature: 'restoreDeleted',
    limit: 'pictureBytes',
    carrier: 'multipart',
    input: z.object({
      sign: z.string().min(1).describe('sealed first four characters of the file’s name (purpose upload)'),
    }),
    output: Recovery,
  }),
  list: call({
    path: '/qruser/console/qrcode/back/list',
    access: 'member',
    input: listInput(['newest'], {}),
    output: listOf(Recovery),
  }),
}

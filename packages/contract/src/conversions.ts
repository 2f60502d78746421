import { z } from 'zod'
import { call } from './call.ts'
import { say } from './fields.ts'
import { webAddress, webAddressMax } from '@matai/rules/web-address'

/** What people did who came by an advertisement, for who sells these. */
export const conversionCalls = {
  /** Sent by a browser that keeps the mark of a click; nobody is told where the operator named nobody. */
  uploadConvertData: call({
    path: '/qruser/console/tool/uploadConvertData',
    access: 'member',
    input: z.strictObject({
      conversions: z
        .array(
          z.strictObject({
            address: z
              .string()
              .max(webAddressMax)
              .refine((address) => webAddress(address) !== null, say('errors.wrongFormat'))
              .describe('by which the person came, with the mark of the click in it'),
            type: z.int().min(1).max(999).describe('the provider’s number of what was done; 25: registered'),
          }),
        )
        .min(1)
        .max(10),
    }),
    output: z.object({ accepted: z.boolean().describe('false: nobody is told of such things on this server') }),
  }),
}

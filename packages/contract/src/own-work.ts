import { z } from 'zod'
import { call } from './call.ts'
import { deskPictureMax } from './desk-signatures.ts'
import { fileId, idOf, qrCodeId, say } from './fields.ts'
import { approvalLevelsMax, approvalReasonMax, approvalStates } from './record-approvals.ts'
import { typedMobile, typedSmsCode } from './typed-mobile.ts'

/** Path of the page on which people find their tasks, their forms and their records, on the host of printed codes. */
export const ownWorkPath = '/my'

export const ownWorkCalls = {
  /** Where that page is, for who hands it on. */
  address: call({
    path: '/qruser/console/cooperation/page',
    access: 'member',
    input: z.strictObject({}),
    output: z.object({ url: z.string() }),
  }),
  /** Sends a code to a phone, so that whoever has it can prove it. */
  sendCode: call({
    path: '/v/my/send_code',
    access: 'public',
    input: z.strictObject({ mobile: typedMobile() }),
    output: z.object({ retryAfter: z.int().describe('seconds until another one may be asked for') }),
  }),
  /** Proves a phone: this browser is its person’s from now on. */
  prove: call({
    path: '/v/my/prove',
    access: 'public',
    input: z.strictObject({
      mobile: typedMobile(),
      mobileCode: typedSmsCode(),
    }),
    output: z.object({}),
  }),
  /** Sets the status of a code, as a collaborator who may; the proven phone says who that is. */
  setStatus: call({
    path: '/v/my/set_status',
    access: 'public',
    input: z.strictObject({
      qrCodeId: qrCodeId(),
      statusId: idOf('status'),
      itemId: idOf('statusItem'),
      reason: z.string().trim().max(200).default(''),
      fileId: fileId().nullable().default(null).describe('a photo: a finished upload of this phone for the code'),
    }),
    output: z.object({ changed: z.boolean().describe('false: it was so already') }),
  }),
  /** Decides about a record that waits for an identity group of the person whose phone this browser has proven. */
  decide: call({
    path: '/v/my/decide',
    access: 'public',
    bodyLimit: 512 * 1024,
    input: z
      .strictObject({
        recordId: idOf('record'),
        level: z.int().min(1).max(approvalLevelsMax).describe('the one that was seen; another one is a conflict'),
        approved: z.boolean(),
        reason: z.string().trim().max(approvalReasonMax).default(''),
        signature: z
          .string()
          .max(deskPictureMax)
          .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/, say('errors.wrongFormat'))
          .optional()
          .describe('a PNG as a data address'),
      })
      .refine(({ approved, reason }) => approved || reason !== '', {
        path: ['reason'],
        ...say('recordScreens.reasonMissing'),
      }),
    output: z.object({ state: z.enum(approvalStates).describe('what became of the record') }),
  }),
  /** This browser is nobody’s again. */
  forgetPhone: call({
    path: '/v/my/forget_phone',
    access: 'public',
    input: z.strictObject({}),
    output: z.object({}),
  }),
}

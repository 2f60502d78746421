import { z } from 'zod'
import { say } from './fields.ts'
import { plainMobile } from '@matai/rules/mobile'

/** A phone as people write it; kept in E.164 without the plus. */
export const typedMobile = () =>
  z
    .string()
    .max(30)
    .overwrite((typed) => plainMobile(typed) ?? typed)
    .refine((typed) => plainMobile(typed) !== null, say('accounts.mobileFormat'))
    .describe('E.164 without the plus; a mainland number needs no dial code')

/** The code of a text message as people type it. */
export const typedSmsCode = () =>
  z
    .string()
    .overwrite((typed) => typed.normalize('NFKC').replace(/\s/g, ''))
    .regex(/^\d{4,6}$/, say('accounts.smsCodeWrong'))

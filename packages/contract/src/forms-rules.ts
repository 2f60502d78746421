import { comparisons } from '@matai/form-kit/schema'
import { webAddress, webAddressMax } from '@matai/kinds'
import { z } from 'zod'
import { nameField, say } from './fields.ts'

/** Most rules of one kind of a form. */
export const formRulesMax = 50

const key = z.string().regex(/^[a-zA-Z0-9][\w-]{0,31}$/, say('errors.wrongFormat'))

/** When a rule holds: all of its tests on the answers of a record, or any. */
export const FormCondition = z.strictObject({
  join: z.enum(['all', 'any']).default('all'),
  tests: z
    .array(
      z.strictObject({
        component: key,
        comparison: z.enum(comparisons),
        value: z.string().trim().max(200).default('').describe('an option’s id, a number, a date or a text'),
      }),
    )
    .min(1, say('formChecks.conditionMissing'))
    .max(20),
})
export type FormCondition = z.infer<typeof FormCondition>

const target = z
  .string()
  .trim()
  .min(1, say('kinds.targetMissing'))
  .max(webAddressMax, say('kinds.targetWrong'))
  .refine((address) => webAddress(address) !== null, say('kinds.targetWrong'))
const text = nameField(30, 'formChecks.linkTextMissing')

/** Where fillers can go on after submitting, and what stands on the button. */
export const FormRedirect = z.strictObject({ target, text })
export type FormRedirect = z.infer<typeof FormRedirect>

export const FormRedirectRule = FormRedirect.extend({ id: z.int(), when: FormCondition })
export type FormRedirectRule = z.infer<typeof FormRedirectRule>
/** A record for which the condition holds closes the form. */
export const FormClosingRule = z.object({ id: z.int(), when: FormCondition })
export type FormClosingRule = z.infer<typeof FormClosingRule>

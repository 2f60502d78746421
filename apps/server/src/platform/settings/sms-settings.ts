import { isCountryCode } from '@matai/rules/mobile'
import { z } from 'zod'

/** `{"X-Key": "…"}`: what a gateway wants to know us by. */
const headers = z
  .string()
  .transform((written, context) => {
    try {
      return JSON.parse(written) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON such as {"X-Key":"…"}' })
      return z.NEVER
    }
  })
  .pipe(z.record(z.string().regex(/^[\w-]+$/), z.string()))

const placeholders = ['mobile', 'country', 'code', 'text']

/** Names between braces that nothing is put in for would reach people as they stand. */
const template = z
  .string()
  .min(1)
  .refine(
    (text) => [...text.matchAll(/\{(\w+)\}/g)].every(([, name]) => placeholders.includes(name ?? '')),
    'knows {mobile}, {country}, {code} and {text} only',
  )

const countries = z
  .string()
  .transform((list) =>
    list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((iso) => iso.toUpperCase()),
  )
  .pipe(z.array(z.string().refine(isCountryCode, 'must be countries such as CN, US')))

/** `path=value`: where the gateway's JSON says that it took the message. */
const success = z.string().regex(/^[\w.]+=.*$/, 'must be such as code=0')

/** What a gateway of one's own has to be told by, and who gets messages. */
export const smsSettings = {
  countries,
  address: template.refine((url) => /^https?:\/\/[^{]/.test(url), 'must be an address'),
  headers,
  template,
  success,
}

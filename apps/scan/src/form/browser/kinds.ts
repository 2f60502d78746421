/**
 * What form-kit asks of `@matai/kinds`, as little as a browser needs: schemas here tell the shape of an answer, and no
 * field says what it is. `kinds.test.ts` holds both against each other.
 */
import * as z from './shape.ts'

export { isWrongFile } from '@matai/kinds/wrong-file'
export { isUnseen, plainDigits, plainName } from '@matai/rules/plain-text'
export { webAddress } from '@matai/rules/web-address'
export { strictObject as record, enum as choice, boolean as yes } from './shape.ts'

interface TextOptions {
  missing?: string
}
const least = ({ missing }: TextOptions) => (missing ? [z.minLength(1)] : [])

export const line = (max: number, options: TextOptions = {}) =>
  z.string().check(z.trim(), ...least(options), z.maxLength(max))
export const lines = (max: number, options: TextOptions = {}) => {
  const plainEnds = z.overwrite((typed: string) => typed.replaceAll(/\r\n?/g, '\n').trim())
  return z.string().check(plainEnds, ...least(options), z.maxLength(max))
}
export const rich = (max: number) => z.string().check(z.maxLength(max))
/** Only settings hold addresses, and the server has read those. */
export const link = () => z.string()
export const fileId = () => z.string().check(z.regex(/^[\w-]{22}$/))
export const number = ({ min, max }: { min: number; max: number }) => z.number().check(z.gte(min), z.lte(max))
export const whole = ({ min, max }: { min: number; max: number }) => z.int().check(z.gte(min), z.lte(max))
export const list = (item: z.Shape, { least: fewest = 0, most }: { least?: number; most: number }) =>
  z.array(item).check(...(fewest > 0 ? [z.minLength(fewest)] : []), z.maxLength(most))

export const said = (schema: z.Shape) => schema
export const usually = z._default
export const orEmpty = (schema: z.Shape) => z._default(schema, '')
export const orNone = (schema: z.Shape) => z._default(z.nullable(schema), null)
/** Only faults of forms ask it, and those the server has found. */
export const isBlank = () => false
